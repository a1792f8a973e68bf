use bots::*;
use game::*;
use learn::*;
use std::time::Instant;

fn duel<G: Evaluate>(
    make: &dyn Fn() -> Box<dyn Bot<G>>,
    players: u8,
    games: u64,
    budget: Budget,
) -> (f64, f64) {
    // one test bot, rest greedy
    let mut sums = Vec::new();
    let mut bot = make();
    let mut hand = Greedy::<G::Taste>::with(G::Taste::default());
    for number in 0..games {
        let mut rng = Fast::of_game(77, number / u64::from(players));
        let mut position = G::start(&Setup::standard::<G>(players), &mut rng, &mut ());
        let me = Seat::new((number % u64::from(players)) as usize);
        while let Some(seat) = G::to_act(&position).first() {
            let legal = G::legal(&position, seat);
            let action = if legal.len() == 1 {
                G::action(legal.nth(0))
            } else {
                let view = G::view(&position, Some(seat));
                if seat == me {
                    bot.choose(&view, seat, &legal, &budget, &mut rng)
                } else {
                    Bot::<G>::choose(&mut hand, &view, seat, &legal, &Budget::default(), &mut rng)
                }
            };
            G::apply(&mut position, seat, action, &mut rng, &mut ()).unwrap();
        }
        sums.push(f64::from(search::result::<G>(&position)[me.index()]));
    }
    let mean = sums.iter().sum::<f64>() / sums.len() as f64;
    let var = sums.iter().map(|s| (s - mean).powi(2)).sum::<f64>() / sums.len() as f64;
    (mean, 1.96 * (var / sums.len() as f64).sqrt())
}

fn train(game: &str, generations: u32, games: u64, window: u32, file: &str) {
    let game: catalog::GameId = *catalog::GameId::ALL.iter().find(|g| g.id() == game).unwrap();
    let course = Course { generations, games, window, seed: 1 };
    learn::train(
        game,
        &course,
        2,
        None,
        &mut |pupil| {
            println!("{:?}", pupil.past.last().unwrap());
            std::fs::write(file, pupil.net.to_bytes()).unwrap();
        },
        &std::sync::atomic::AtomicBool::new(false),
    );
}

fn test<G: Evaluate>(file: &str, what: &str, players: u8, games: u64, nodes: u32) {
    let net = Net::from_bytes::<G>(&std::fs::read(file).unwrap_or_default())
        .unwrap_or_else(|_| Net::new::<G>(|| 0.0));
    let net: &'static Net = Box::leak(Box::new(net));
    let make = || -> Box<dyn Bot<G>> {
        match what {
            "ahead" => Box::new(Ahead::new(ByNet::new(net), G::WORLDS)),
            "hand" => Box::new(Search::new(ByHand)),
            _ => Box::new(Search::new(ByNet::new(net))),
        }
    };
    let clock = Instant::now();
    let (mean, half) = duel::<G>(&make, players, games, Budget::nodes(nodes));
    println!(
        "{} {what}:{nodes} {players}p: {mean:.3} ±{half:.3}  {:.2} s/game",
        G::ID,
        clock.elapsed().as_secs_f32() / games as f32
    );
}

fn speed<G: Evaluate>() {
    let mut rng = Fast::new(1);
    let net = Net::new::<G>(|| (rng.below(2001) as f32 / 1000.0 - 1.0) * 0.05);
    let mut position = G::start(&Setup::standard::<G>(4), &mut rng, &mut ());
    for _ in 0..100 {
        if let Some(seat) = G::to_act(&position).first() {
            let a = G::legal(&position, seat);
            let i = a.nth(rng.below(a.len() as u32) as usize);
            G::apply(&mut position, seat, G::action(i), &mut rng, &mut ()).unwrap();
        }
    }
    let mut inputs = net::Inputs::default();
    let n = 20000;
    let c = Instant::now();
    for _ in 0..n {
        std::hint::black_box(net.expect::<G>(std::hint::black_box(&position), Seat::FIRST, &mut inputs));
    }
    let all = c.elapsed().as_nanos() / n;
    let c = Instant::now();
    let mut out = vec![0.0; G::FEATURES];
    for _ in 0..n {
        G::features(std::hint::black_box(&position), Seat::FIRST, &mut out);
    }
    let feat = c.elapsed().as_nanos() / n;
    let c = Instant::now();
    for _ in 0..n {
        std::hint::black_box(G::prospects(std::hint::black_box(&position)));
    }
    let hand = c.elapsed().as_nanos() / n;
    println!(
        "{}: {} features, {} set; expect {all} ns (features {feat}, 4 evaluates {hand})",
        G::ID,
        G::FEATURES,
        inputs.set.len()
    );
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
        "train" => train(&a[1], num(2) as u32, num(3), num(4) as u32, &a[5]),
        "test" => by!(test(&a[2], &a[3], num(4) as u8, num(5), num(6) as u32)),
        _ => by!(speed()),
    }
}
