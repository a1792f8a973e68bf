use bots::*;
use game::*;
use learn::*;
use std::time::Instant;

fn duel<G: Evaluate>(make: &dyn Fn() -> Box<dyn Bot<G>>, players: u8, games: u64, budget: Budget) -> (f64, f64) {
    // one test bot, rest greedy
    let mut sums = Vec::new();
    let mut bot = make();
    let mut hand = Greedy::default();
    for number in 0..games {
        let mut rng = Fast::of_game(77, number / u64::from(players));
        let mut position = G::start(&Setup::standard::<G>(players), &mut rng, &mut ());
        let me = Seat::new((number % u64::from(players)) as usize);
        while let Some(seat) = G::to_act(&position).first() {
            let legal = G::legal(&position, seat);
            let action = if legal.len() == 1 { G::action(legal.nth(0)) } else {
                let view = G::view(&position, Some(seat));
                if seat == me { bot.choose(&view, seat, &legal, &budget, &mut rng) } else { Bot::<G>::choose(&mut hand, &view, seat, &legal, &Budget::default(), &mut rng) }
            };
            G::apply(&mut position, seat, action, &mut rng, &mut ()).unwrap();
        }
        sums.push(f64::from(search::result::<G>(&position)[me.index()]));
    }
    let mean = sums.iter().sum::<f64>() / sums.len() as f64;
    let var = sums.iter().map(|s| (s - mean).powi(2)).sum::<f64>() / sums.len() as f64;
    (mean, 1.96 * (var / sums.len() as f64).sqrt())
}

fn train<G: Evaluate>(generations: u32, games: u64, window: usize, file: &str) {
    let mut rng = Fast::new(1);
    let mut net = Net::new::<G>(|| (rng.below(2001) as f32 / 1000.0 - 1.0) * 0.05);
    let mut adam = Adam::new(&mut net);
    let pool: Vec<BotName> = vec![Kind::Greedy.into()];
    let mut samples: Vec<Vec<Sample>> = Vec::new();
    let began = Instant::now();
    for generation in 0..generations {
        let clock = Instant::now();
        let new = lessons::<G>(&net, &pool, 5, u64::from(generation) * games..u64::from(generation + 1) * games, 2);
        let played = clock.elapsed().as_secs_f32();
        // honest loss on new
        let mut probe = net.clone();
        let test = { let mut a = Adam::new(&mut probe); a.learn(&mut probe, &new, 0.0, &mut rng, 2) };
        let clock = Instant::now();
        let n = new.len();
        samples.push(new);
        if samples.len() > window { samples.remove(0); }
        let all: Vec<Sample> = samples.iter().flatten().cloned().collect();
        let progress = generation as f32 / generations as f32;
        let pace = 1e-3 * (1.0 - 0.9 * progress);
        let loss = adam.learn(&mut net, &all, pace, &mut rng, 2);
        println!("gen {generation}: {n} new, {} inputs, play {played:.1} s, learn {:.1} s; new {:.4} {:.2}; all {:.4} {:.2}; at {:.0} s", all[0].inputs.len(), clock.elapsed().as_secs_f32(), test.shares, test.points, loss.shares, loss.points, began.elapsed().as_secs_f32());
        if generation % 5 == 4 || generation + 1 == generations {
            std::fs::write(file, net.to_bytes()).unwrap();
        }
    }
}

fn compare<G: Evaluate>(games: u64) {
    let mut rng = Fast::new(1);
    let net = Net::new::<G>(|| (rng.below(2001) as f32 / 1000.0 - 1.0) * 0.05);
    let c = Instant::now();
    let data = lessons::<G>(&net, &[Kind::Greedy.into()], 5, 0..games, 2);
    println!("{} samples in {:.0} s", data.len(), c.elapsed().as_secs_f32());
    let (test, train) = data.split_at(data.len() / 5);
    for variant in ["both", "features", "stands"] {
        let filter = |set: &[Sample]| -> Vec<Sample> { set.iter().map(|s| { let mut s = s.clone(); s.inputs = s.inputs.iter().copied().filter(|&(i, _)| match variant { "both" => true, "features" => usize::from(i) < G::FEATURES, _ => usize::from(i) >= G::FEATURES }).collect(); s }).collect() };
        let (train, test) = (filter(train), filter(test));
        let mut rng = Fast::new(1);
        let mut net = Net::new::<G>(|| (rng.below(2001) as f32 / 1000.0 - 1.0) * 0.05);
        let mut adam = Adam::new(&mut net);
        for epoch in 0..6 {
            let t = adam.learn(&mut net, &train, 1e-3 * (1.0 - epoch as f32 / 6.5), &mut rng, 2);
            let mut probe = net.clone();
            let l = Adam::new(&mut probe).learn(&mut probe, &test, 0.0, &mut rng, 2);
            println!("{} {variant} epoch {epoch}: train {:.4} {:.2}; test {:.4} {:.2}", G::ID, t.shares, t.points, l.shares, l.points);
        }
    }
}

fn test<G: Evaluate>(file: &str, what: &str, players: u8, games: u64, nodes: u32) {
    let net = Net::from_bytes::<G>(&std::fs::read(file).unwrap_or_default()).unwrap_or_else(|_| Net::new::<G>(|| 0.0));
    let net: &'static Net = Box::leak(Box::new(net));
    let make = || -> Box<dyn Bot<G>> { match what {
        "ahead" => Box::new(Ahead::new(ByNet::new(net), G::WORLDS)),
        "hand" => Box::new(Search::new(ByHand)),
        _ => Box::new(Search::new(ByNet::new(net))),
    } };
    let clock = Instant::now();
    let (mean, half) = duel::<G>(&make, players, games, Budget::nodes(nodes));
    println!("{} {what}:{nodes} {players}p: {mean:.3} ±{half:.3}  {:.2} s/game", G::ID, clock.elapsed().as_secs_f32() / games as f32);
}

fn speed<G: Evaluate>() {
    let mut rng = Fast::new(1);
    let net = Net::new::<G>(|| (rng.below(2001) as f32 / 1000.0 - 1.0) * 0.05);
    let mut position = G::start(&Setup::standard::<G>(4), &mut rng, &mut ());
    for _ in 0..100 { if let Some(seat) = G::to_act(&position).first() { let a = G::legal(&position, seat); let i = a.nth(rng.below(a.len() as u32) as usize); G::apply(&mut position, seat, G::action(i), &mut rng, &mut ()).unwrap(); } }
    let mut inputs = net::Inputs::default();
    let n = 20000;
    let c = Instant::now();
    for _ in 0..n { std::hint::black_box(net.expect::<G>(std::hint::black_box(&position), Seat::FIRST, &mut inputs)); }
    let all = c.elapsed().as_nanos() / n;
    let c = Instant::now();
    let mut out = vec![0.0; G::FEATURES];
    for _ in 0..n { G::features(std::hint::black_box(&position), Seat::FIRST, &mut out); }
    let feat = c.elapsed().as_nanos() / n;
    let c = Instant::now();
    for _ in 0..n { for s in Seat::all(4) { std::hint::black_box(G::evaluate(std::hint::black_box(&position), s)); } }
    let hand = c.elapsed().as_nanos() / n;
    println!("{}: {} features, {} set; expect {all} ns (features {feat}, 4 evaluates {hand})", G::ID, G::FEATURES, inputs.set.len());
}

fn main() {
    let a: Vec<String> = std::env::args().skip(1).collect();
    let num = |i: usize| a[i].parse::<u64>().unwrap();
    macro_rules! by { ($f:ident ( $($x:expr),* )) => { match a[1].as_str() {
        "puerto-rico" => $f::<puerto_rico::PuertoRico>($($x),*),
        "san-juan" => $f::<san_juan::SanJuan>($($x),*),
        "santiago" => $f::<santiago::Santiago>($($x),*),
        _ => $f::<mundus_novus::MundusNovus>($($x),*),
    } } }
    match a[0].as_str() {
        "train" => by!(train(num(2) as u32, num(3), num(4) as usize, &a[5])),
        "compare" => by!(compare(num(2))),
        "test" => by!(test(&a[2], &a[3], num(4) as u8, num(5), num(6) as u32)),
        _ => by!(speed()),
    }
}
