"""A copy of a rules crate that holds many mutants at once, for `tools/mutants`.

Every function with mutants becomes `match crate::mutant::chosen() { 1 => { changed body } 2 => { another } _ => { its own } }`; the
variable MUTANT of the environment chooses when a test program starts. What does not compile is found by the lines that the
compiler complains about and taken out again.
"""

import json, os, pathlib, re, shutil, subprocess, sys

# Functions that are evaluated while the program is compiled take their own body there, hence the intrinsic.
CHOSEN = """
#[allow(missing_docs)]
#[doc(hidden)]
pub mod mutant {
    pub const fn chosen() -> u32 {
        const fn none() -> u32 {
            0
        }
        fn asked() -> u32 {
            static ASKED: std::sync::LazyLock<u32> =
                std::sync::LazyLock::new(|| std::env::var("MUTANT").map_or(0, |text| text.parse().expect("a number")));
            *ASKED
        }
        core::intrinsics::const_eval_select((), none, asked)
    }
}
"""
FEATURES = "#![feature(core_intrinsics, const_eval_select)]\n#![allow(internal_features)]\n"
# The first look is quick; some faults show only when everything is built. (The test that counts memory is left out.)
BUILD = [["check", "--lib"], ["test", "--no-run", "--lib", "--test=rules", "--test=testkit"]]
# What braces do not count in, and the brackets of all kinds.
TOKEN = re.compile(r'//[^\n]*|/\*.*?\*/|r(#*)".*?"\1|"(?:\\.|[^"\\])*"|' r"'(?:\\.[^']*|[^'\\])'|[{}()\[\]]", re.S)


class Source:
    """A file of the rules and its mutants."""

    def __init__(self, path):
        self.text = path.read_text()
        self.starts = [0] + [match.end() for match in re.finditer("\n", self.text)]

    def range(self, span):
        """Where a span begins and ends in the text; lines and columns are counted from 1."""
        return [self.starts[span[end]["line"] - 1] + span[end]["column"] - 1 for end in ("start", "end")]

    def body(self, function):
        """Where the body of a function begins and ends, braces included."""
        start, end = self.range(function)
        depth = 0
        for token in TOKEN.finditer(self.text, start, end):
            match token[0]:
                case "{" if depth == 0:
                    return token.start(), end
                case "(" | "[" | "{":
                    depth += 1
                case ")" | "]" | "}":
                    depth -= 1

    def changed(self, mutant, start, end):
        """This part of the text with the mutant in it."""
        first, last = self.range(mutant["span"])
        return self.text[start:first] + mutant["replacement"] + self.text[last:end]


class Tree:
    """A workspace of one game and what it needs, below `target/mutants`."""

    def __init__(self, here, game):
        self.here, self.game, self.root = here, game, here / "target/mutants" / game / "tree"
        self.crate, self.sources = self.root / "crates" / game, {}
        self.root.mkdir(parents=True, exist_ok=True)
        members = ["game", "words", game]
        for member in members:
            self.copy(here / "crates" / member, self.root / "crates" / member)
        self.copy(here / ".cargo", self.root / ".cargo")
        manifest = re.sub(r"(default-)?members = \[[^\]]*\]\n", "", (here / "Cargo.toml").read_text())
        members = ", ".join(f'"crates/{member}"' for member in members)
        self.write(self.root / "Cargo.toml", manifest.replace("[workspace]\n", f"[workspace]\nmembers = [{members}]\n", 1))
        if not (self.root / "Cargo.lock").exists():
            shutil.copy(here / "Cargo.lock", self.root)

    def copy(self, source, target):
        """Copies a folder, but writes no file that is the same, or it would be built again."""
        for path in source.rglob("*"):
            if path.is_file():
                self.write(target / path.relative_to(source), path.read_bytes())
        for path in target.rglob("*"):
            if path.is_file() and not (source / path.relative_to(target)).exists():
                path.unlink()

    def write(self, path, text):
        data = text.encode() if isinstance(text, str) else text
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.exists() or path.read_bytes() != data:
            path.write_bytes(data)

    def source(self, mutant):
        if mutant["file"] not in self.sources:
            self.sources[mutant["file"]] = Source(self.here / mutant["file"])
        return self.sources[mutant["file"]]

    def head(self, mutant):
        """The function before its body."""
        source = self.source(mutant)
        return source.text[source.range(mutant["function"]["span"])[0]:source.body(mutant["function"]["span"])[0]]

    def takes(self, mutant):
        """Can the mutant be built together with others? Not if it is in no function, nor if its bodies may differ in type."""
        return mutant["function"] is not None and not re.search(r"\bimpl\b", mutant["function"]["return_type"])

    def is_const(self, mutant):
        return re.search(r"\bconst\s+fn\b", self.head(mutant)) is not None

    def fill(self, numbered):
        """Writes the sources with these mutants; answers by file which lines are whose."""
        lines = {}
        for path in sorted((self.here / "crates" / self.game / "src").rglob("*.rs")):
            name = str(path.relative_to(self.here))
            mutants = {number: mutant for number, mutant in numbered.items() if mutant["file"] == name}
            text, lines[name] = self.dispatched(mutants) if mutants else (path.read_text(), [])
            if path.name == "lib.rs":
                head = re.match(r"(//!.*\n)*", text).end()
                text, shift = text[:head] + FEATURES + text[head:] + CHOSEN, FEATURES.count("\n")
                lines[name] = [(first + shift, last + shift, number) for first, last, number in lines[name]]
            # Many bodies make it large; it would be compiled again wherever it is called.
            self.write(self.root / name, re.sub(r"#\[inline[^\]]*\]", "", text))
        return lines

    def dispatched(self, mutants):
        source = self.source(next(iter(mutants.values())))
        # A function within a function is part of the outer one.
        bodies = sorted({source.body(mutant["function"]["span"]) for mutant in mutants.values()})
        outer = [body for body in bodies if not any(a < body[0] and body[1] < b for a, b in bodies)]
        text, done, lines = "", 0, []
        for start, end in outer:
            text += source.text[done:start] + "{ match crate::mutant::chosen() {\n"
            for number, mutant in mutants.items():
                if start <= source.range(mutant["span"])[0] < end:
                    first = text.count("\n") + 1
                    text += f"{number} => {source.changed(mutant, start, end)}\n"
                    lines.append((first, text.count("\n"), number))
            text += f"_ => {source.text[start:end]}\n}} }}"
            done = end
        return text + source.text[done:], lines

    def build(self, batch):
        """Builds these mutants, numbered from 1; returns the test programs and the numbers of those that do not compile."""
        numbered = dict(enumerate(batch, 1))
        unviable = set()
        while True:
            lines = self.fill({number: mutant for number, mutant in numbered.items() if number not in unviable})
            for command in BUILD:
                programs, errors = self.cargo(command)
                if errors:
                    break
            else:
                return programs, unviable
            guilty = {number for error in errors for number in self.blamed(error, lines)}
            if not guilty:
                sys.exit("this is no mutant's fault:\n" + "\n".join(error["rendered"] for error in errors))
            unviable |= guilty

    def blamed(self, error, lines):
        """The mutants in whose lines the compiler found an error, or else those in lines that it also names."""
        primary = [span for span in error["spans"] if span["is_primary"]]
        rest = [span for part in [error, *error["children"]] for span in part["spans"]]
        return self.within(primary, lines) or self.within(rest, lines)

    def within(self, spans, lines):
        numbers = set()
        while spans:
            span, *spans = spans
            numbers |= {number for first, last, number in lines.get(span["file_name"], [])
                        if first <= span["line_start"] and span["line_end"] <= last}
            spans += [span["expansion"]["span"]] if span["expansion"] else []
        return numbers

    def build_alone(self, mutant):
        """Builds one mutant in the place of what it changes; answers no test programs if it does not compile."""
        self.fill({})
        source = self.source(mutant)
        self.write(self.root / mutant["file"], source.changed(mutant, 0, len(source.text)))
        for command in BUILD:
            programs, errors = self.cargo(command)
            if errors:
                return []
        return programs

    def cargo(self, command):
        """Runs cargo; returns the test programs and the errors."""
        # The features of the intrinsic are not for everybody yet. Crates that are not ours are built once for all games.
        target = self.here / "target/mutants/build"
        environment = os.environ | {"RUSTC_BOOTSTRAP": "1", "CARGO_TARGET_DIR": str(target)}
        command = ["cargo", *command, "--profile", "mutants", "-p", f"antilles-{self.game}", "--message-format=json"]
        done = subprocess.run(command, cwd=self.root, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        messages = [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]
        errors = [message["message"] for message in messages if message["reason"] == "compiler-message"]
        errors = [error for error in errors if error["level"] == "error"]
        if done.returncode and not errors:
            sys.exit(done.stderr)
        return [message["executable"] for message in messages if message.get("executable")], errors if done.returncode else []
