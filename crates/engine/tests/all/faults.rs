//! The deliberate faults of `tools/faults` fit the code as it is, and the tests that must notice them exist.

use std::collections::BTreeSet;

use crate::pages::{read, tree};

/// A deliberate fault, as far as it can be checked without building it.
#[derive(Debug, Default, PartialEq)]
struct Fault {
    name: String,
    file: String,
    find: String,
    replace: String,
    package: String,
    target: Vec<String>,
    tests: Vec<String>,
}

/// A TOML string at the start of the text, and what follows it.
fn string(text: &str) -> (String, &str) {
    let quote = ["\"\"\"", "\"", "'''", "'"].into_iter().find(|quote| text.starts_with(quote));
    let quote = quote.unwrap_or_else(|| panic!("no string: {text:.60}"));
    let mut rest = &text[quote.len()..];
    if quote.len() == 3 {
        rest = rest.strip_prefix('\n').unwrap_or(rest);
    }
    if quote.starts_with('\'') {
        let (value, rest) = rest.split_once(quote).expect("a closing quote");
        return (value.to_string(), rest);
    }
    let mut value = String::new();
    loop {
        if let Some(rest) = rest.strip_prefix(quote) {
            return (value, rest);
        }
        let mut letters = rest.chars();
        value.push(match letters.next().expect("a closing quote") {
            '\\' => match letters.next() {
                Some('n') => '\n',
                Some('t') => '\t',
                Some(same @ ('\\' | '"')) => same,
                other => panic!("unknown escape: {other:?}"),
            },
            letter => letter,
        });
        rest = letters.as_str();
    }
}

/// A list of TOML strings, and what follows it.
fn list(text: &str) -> (Vec<String>, &str) {
    let mut rest = text.strip_prefix('[').expect("a list").trim_start();
    let mut values = Vec::new();
    while !rest.starts_with(']') {
        let (value, after) = string(rest);
        values.push(value);
        rest = after.trim_start_matches([',', ' ', '\n']);
    }
    (values, &rest[1..])
}

/// The faults of a list: the little of TOML that it uses.
fn faults(text: &str) -> Vec<Fault> {
    let mut all = Vec::new();
    let mut rest = text.trim_start();
    while !rest.is_empty() {
        if rest.starts_with('#') {
            rest = rest.split_once('\n').map_or("", |(_, after)| after);
        } else if let Some(after) = rest.strip_prefix("[[fault]]") {
            all.push(Fault::default());
            rest = after;
        } else {
            let (key, value) = rest.split_once(" = ").expect("a key and its value");
            let fault: &mut Fault = all.last_mut().expect("a fault before its fields");
            rest = if value.starts_with('[') {
                let (values, after) = list(value);
                match key {
                    "target" => fault.target = values,
                    "tests" => fault.tests = values,
                    _ => panic!("{}: unknown list {key}", fault.name),
                }
                after
            } else {
                let (value, after) = string(value);
                match key {
                    "name" => fault.name = value,
                    "what" => {}
                    "file" => fault.file = value,
                    "find" => fault.find = value,
                    "replace" => fault.replace = value,
                    "package" => fault.package = value,
                    _ => panic!("{}: unknown field {key}", fault.name),
                }
                after
            };
        }
        rest = rest.trim_start();
    }
    all
}

/// The names of the tests in a source file.
fn tests_of(source: &str) -> Vec<&str> {
    let (mut names, mut marked) = (Vec::new(), false);
    for line in source.lines().map(str::trim) {
        marked |= line.starts_with("#[test]") || line.starts_with("#[tokio::test");
        if let Some((_, rest)) = line.split_once("fn ").filter(|_| marked && !line.starts_with("//")) {
            names.extend(rest.split(['(', '<']).next());
            marked = false;
        }
    }
    names
}

/// All tests that `cargo test -p PACKAGE TARGET` runs, with their modules.
fn run_by(tree: &BTreeSet<String>, fault: &Fault) -> BTreeSet<String> {
    let folder = match fault.package.strip_prefix("antilles-") {
        Some(name) => format!("crates/{name}"),
        None => format!("crates/{}", fault.package),
    };
    let mut programs = Vec::new();
    let mut flags = fault.target.iter().map(String::as_str);
    if fault.target.is_empty() {
        programs.push(format!("{folder}/src/"));
    }
    while let Some(flag) = flags.next() {
        match flag {
            "--lib" | "--bins" => programs.push(format!("{folder}/src/")),
            "--tests" => programs.extend([format!("{folder}/src/"), format!("{folder}/tests/")]),
            "--test" => {
                let name = flags.next().expect("the name of a test program");
                programs.extend([format!("{folder}/tests/{name}/"), format!("{folder}/tests/{name}.rs")]);
            }
            _ => panic!("{}: unknown target {flag}", fault.name),
        }
    }
    let mut found = BTreeSet::new();
    for program in programs {
        for path in tree.iter().filter(|path| path.starts_with(&program) && path.ends_with(".rs")) {
            let modules = path[program.len().min(path.len() - 3)..path.len() - 3].replace('/', "::");
            let modules = modules.trim_end_matches("::mod");
            found.extend(tests_of(&read(path)).into_iter().map(|test| format!("{modules}::{test}")));
        }
    }
    found
}

/// A fault that no longer fits is noticed here, not only by those who run `tools/faults`, which takes hours.
#[test]
fn every_deliberate_fault_fits_and_names_tests_that_exist() {
    let (tree, faults) = (tree(), faults(&read("tools/faults.toml")));
    let (mut names, mut wrong) = (BTreeSet::new(), Vec::new());
    for fault in &faults {
        let name = &fault.name;
        if !names.insert(name) {
            wrong.push(format!("{name}: two faults of this name"));
        }
        if !tree.contains(&fault.file) {
            wrong.push(format!("{name}: there is no {}", fault.file));
            continue;
        }
        let times = read(&fault.file).matches(&fault.find).count();
        if times != 1 {
            wrong.push(format!("{name}: its lines occur {times} times in {}", fault.file));
        }
        if fault.find == fault.replace {
            wrong.push(format!("{name}: it changes nothing"));
        }
        let run = run_by(&tree, fault);
        if run.is_empty() {
            wrong.push(format!("{name}: {} has no such tests: {:?}", fault.package, fault.target));
        }
        // As `cargo test` understands it: a part of a test's name is enough.
        for test in fault.tests.iter().filter(|test| !run.iter().any(|known| known.contains(test.as_str()))) {
            wrong.push(format!("{name}: {} {:?} has no test {test}", fault.package, fault.target));
        }
    }
    assert!(faults.len() > 80, "{} faults", faults.len());
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn the_list_of_faults_is_read_as_python_reads_it() {
    let text = r##"# A comment.

[[fault]]
name = "one"
what = "it says \"no\""
file = "a.rs"
find = 'b"c\n'
replace = """d\\e
  f\n"""
package = "antilles-web"
target = ["--lib", "--tests"]
tests = []
"##;
    let expected = Fault {
        name: "one".into(),
        file: "a.rs".into(),
        find: "b\"c\\n".into(),
        replace: "d\\e\n  f\n".into(),
        package: "antilles-web".into(),
        target: vec!["--lib".into(), "--tests".into()],
        tests: Vec::new(),
    };
    assert_eq!(faults(text), [expected]);
    let source = "#[test]\nfn one() {}\nfn two() {}\n#[tokio::test(flavor = \"x\")]\nasync fn three() {}";
    assert_eq!(tests_of(source), ["one", "three"]);
}
