//! Positions, views and events of whichever game, behind one type each.

use crate::GameId;
use game::{
    ActionSet, Chance, Fast, Game, Illegal, Phrase, Recorder, Score, Seat, Seats, Setup,
    record::{self, RecordResult},
};
use sha2::{Digest, Sha256};
use std::{any::Any, fmt};

/// A legal action: its index, for bots, and its notation, for everybody else.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Move {
    /// Dense index; never stored.
    pub index: usize,
    /// Notation; the save format.
    pub text: &'static str,
}

/// What applying an action brought about.
#[derive(Debug)]
pub struct Applied {
    /// What happened.
    pub events: Vec<AnyEvent>,
    /// The outcomes of chance, as records spell them.
    pub chance: Vec<&'static str>,
    /// Can it be undone only by consent: did chance decide something, or was something shown?
    pub barrier: bool,
}

/// A position of one of the games.
pub struct AnyPosition {
    game: GameId,
    face: Box<dyn PositionFace>,
}

/// A view of one of the games.
pub struct AnyView {
    game: GameId,
    observer: Option<Seat>,
    face: Box<dyn ViewFace>,
}

/// An event of one of the games.
pub struct AnyEvent {
    face: Box<dyn EventFace>,
}

trait PositionFace: Send + Sync {
    fn clone_box(&self) -> Box<dyn PositionFace>;
    fn any(&self) -> &dyn Any;
    fn setup(&self) -> Setup;
    fn to_act(&self) -> Seats;
    fn legal(&self, seat: Seat) -> Vec<Move>;
    fn canonical(&self, seat: Seat) -> Vec<Move>;
    fn apply(&mut self, seat: Seat, index: usize, chance: &mut dyn Chance) -> Result<Vec<AnyEvent>, Illegal>;
    fn reveals(&self, seat: Seat, index: usize) -> bool;
    fn view(&self, observer: Option<Seat>) -> Box<dyn ViewFace>;
    fn score(&self, seat: Seat) -> Score;
    fn places(&self) -> Vec<u8>;
    fn ending(&self) -> Option<&'static str>;
    fn result(&self) -> Option<RecordResult>;
    fn json(&self) -> serde_json::Value;
    fn digest(&self) -> [u8; 32];
    fn read(&self, text: &str) -> Option<usize>;
}

trait ViewFace: Send + Sync {
    fn any(&self) -> &dyn Any;
    fn ask(&self, seat: Seat) -> Phrase;
    fn waiting_for(&self, seat: Seat) -> Phrase;
    fn say_action(&self, seat: Seat, index: usize) -> Phrase;
    fn why_not(&self, seat: Seat, index: usize) -> Option<Phrase>;
    fn imagine(&self, chance: &mut dyn Chance) -> Box<dyn PositionFace>;
    fn json(&self) -> serde_json::Value;
}

trait EventFace: Send + Sync {
    fn any(&self) -> &dyn Any;
    fn seen_by(&self, observer: Option<Seat>) -> Option<Box<dyn EventFace>>;
    fn say(&self) -> Phrase;
    fn json(&self) -> serde_json::Value;
}

struct Holds<G: Game, T>(T, std::marker::PhantomData<G>);

fn hold<G: Game, T>(thing: T) -> Box<Holds<G, T>> {
    Box::new(Holds(thing, std::marker::PhantomData))
}

fn json(thing: &impl serde::Serialize) -> serde_json::Value {
    serde_json::to_value(thing).expect("positions, views and events can always be written")
}

fn moves<G: Game>(actions: G::Actions) -> Vec<Move> {
    actions.iter().map(|index| Move { index, text: G::notation().text(index) }).collect()
}

impl<G: Game> PositionFace for Holds<G, G::Position> {
    fn clone_box(&self) -> Box<dyn PositionFace> {
        hold::<G, _>(self.0)
    }
    fn any(&self) -> &dyn Any {
        &self.0
    }
    fn setup(&self) -> Setup {
        G::setup(&self.0)
    }
    fn to_act(&self) -> Seats {
        G::to_act(&self.0)
    }
    fn legal(&self, seat: Seat) -> Vec<Move> {
        moves::<G>(G::legal(&self.0, seat))
    }
    fn canonical(&self, seat: Seat) -> Vec<Move> {
        moves::<G>(G::canonical(&self.0, seat))
    }
    fn apply(&mut self, seat: Seat, index: usize, chance: &mut dyn Chance) -> Result<Vec<AnyEvent>, Illegal> {
        let mut events = Vec::new();
        G::apply(&mut self.0, seat, G::action(index), chance, &mut events)?;
        Ok(events.into_iter().map(AnyEvent::new::<G>).collect())
    }
    fn reveals(&self, seat: Seat, index: usize) -> bool {
        G::reveals(&self.0, seat, G::action(index))
    }
    fn view(&self, observer: Option<Seat>) -> Box<dyn ViewFace> {
        hold::<G, _>(G::view(&self.0, observer))
    }
    fn score(&self, seat: Seat) -> Score {
        G::score(&self.0, seat)
    }
    fn places(&self) -> Vec<u8> {
        G::places(&self.0)
    }
    fn ending(&self) -> Option<&'static str> {
        G::ending(&self.0)
    }
    fn result(&self) -> Option<RecordResult> {
        record::result_of::<G>(&self.0)
    }
    fn json(&self) -> serde_json::Value {
        json(&self.0)
    }
    fn digest(&self) -> [u8; 32] {
        // Far quicker to write than JSON, and the test kit proves for every game that these bytes read back as the same
        // position: two positions never share them.
        let bytes = postcard::to_stdvec(&self.0).expect("positions can always be written");
        Sha256::digest(bytes).into()
    }
    fn read(&self, text: &str) -> Option<usize> {
        G::notation().index(text)
    }
}

impl<G: Game> ViewFace for Holds<G, G::View> {
    fn any(&self) -> &dyn Any {
        &self.0
    }
    fn ask(&self, seat: Seat) -> Phrase {
        G::ask(&self.0, seat)
    }
    fn waiting_for(&self, seat: Seat) -> Phrase {
        G::waiting_for(&self.0, seat)
    }
    fn say_action(&self, seat: Seat, index: usize) -> Phrase {
        G::say_action(&self.0, seat, G::action(index))
    }
    fn why_not(&self, seat: Seat, index: usize) -> Option<Phrase> {
        G::why_not(&self.0, seat, G::action(index))
    }
    fn imagine(&self, chance: &mut dyn Chance) -> Box<dyn PositionFace> {
        hold::<G, _>(G::imagine(&self.0, chance))
    }
    fn json(&self) -> serde_json::Value {
        json(&self.0)
    }
}

impl<G: Game> EventFace for Holds<G, G::Event> {
    fn any(&self) -> &dyn Any {
        &self.0
    }
    fn seen_by(&self, observer: Option<Seat>) -> Option<Box<dyn EventFace>> {
        G::seen_by(&self.0, observer).map(|event| hold::<G, _>(event) as Box<dyn EventFace>)
    }
    fn say(&self) -> Phrase {
        G::say_event(&self.0)
    }
    fn json(&self) -> serde_json::Value {
        json(&self.0)
    }
}

impl AnyPosition {
    /// Wraps a position of game `G`, which `game` names.
    pub fn new<G: Game>(game: GameId, position: G::Position) -> AnyPosition {
        AnyPosition { game, face: hold::<G, _>(position) }
    }

    /// Which game.
    pub fn game(&self) -> GameId {
        self.game
    }

    /// The position itself, if `P` is its type.
    pub fn downcast<P: 'static>(&self) -> Option<&P> {
        self.face.any().downcast_ref()
    }

    /// The set-up it was started with.
    pub fn setup(&self) -> Setup {
        self.face.setup()
    }

    /// How many play.
    pub fn players(&self) -> u8 {
        self.setup().players()
    }

    /// Who may act; nobody when the game is over.
    pub fn to_act(&self) -> Seats {
        self.face.to_act()
    }

    /// All that the rules allow this seat.
    pub fn legal(&self, seat: Seat) -> Vec<Move> {
        self.face.legal(seat)
    }

    /// One order for each result of what they allow.
    pub fn canonical(&self, seat: Seat) -> Vec<Move> {
        self.face.canonical(seat)
    }

    /// The index of an action in notation, legal or not.
    pub fn read(&self, text: &str) -> Option<usize> {
        self.face.read(text)
    }

    /// Plays an action. An error changes nothing.
    pub fn apply(&mut self, seat: Seat, index: usize, chance: &mut dyn Chance) -> Result<Applied, Illegal> {
        let shown =
            self.face.legal(seat).iter().any(|legal| legal.index == index) && self.face.reveals(seat, index);
        let mut recorder = Recorder::new(chance);
        let events = self.face.apply(seat, index, &mut recorder)?;
        Ok(Applied { events, barrier: recorder.branched || shown, chance: recorder.outcomes })
    }

    /// What this seat, or a spectator, can know.
    pub fn view(&self, observer: Option<Seat>) -> AnyView {
        AnyView { game: self.game, observer, face: self.face.view(observer) }
    }

    /// Points by category if the game ended now.
    pub fn score(&self, seat: Seat) -> Score {
        self.face.score(seat)
    }

    /// Places if the game ended now.
    pub fn places(&self) -> Vec<u8> {
        self.face.places()
    }

    /// Why the game is over.
    pub fn ending(&self) -> Option<&'static str> {
        self.face.ending()
    }

    /// The result, when it is over.
    pub fn result(&self) -> Option<RecordResult> {
        self.face.result()
    }

    /// As JSON. Holds everything: never to be shown to a player.
    pub fn json(&self) -> serde_json::Value {
        self.face.json()
    }

    /// A digest of everything: equal positions have equal digests.
    pub fn digest(&self) -> [u8; 32] {
        self.face.digest()
    }
}

impl Clone for AnyPosition {
    fn clone(&self) -> AnyPosition {
        AnyPosition { game: self.game, face: self.face.clone_box() }
    }
}

impl fmt::Debug for AnyPosition {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        // Hidden things must not reach a log line by accident.
        write!(f, "AnyPosition({})", self.game.id())
    }
}

impl AnyView {
    /// Wraps a view of game `G`, which `game` names.
    pub fn new<G: Game>(game: GameId, view: G::View) -> AnyView {
        AnyView { game, observer: G::observer(&view), face: hold::<G, _>(view) }
    }

    /// A position that the observer cannot tell from the true one.
    pub fn imagine(&self, chance: &mut dyn Chance) -> AnyPosition {
        AnyPosition { game: self.game, face: self.face.imagine(chance) }
    }

    /// Who may act.
    pub fn to_act(&self) -> Seats {
        self.imagine(&mut Fast::new(0)).to_act()
    }

    /// All that the rules allow the observer; nothing for a spectator. (The same in every imagined position: what one
    /// may do follows from what one can know.)
    pub fn legal(&self) -> Vec<Move> {
        self.observer.map_or_else(Vec::new, |seat| self.imagine(&mut Fast::new(0)).legal(seat))
    }

    /// Which game.
    pub fn game(&self) -> GameId {
        self.game
    }

    /// Whose view; `None` for a spectator's.
    pub fn observer(&self) -> Option<Seat> {
        self.observer
    }

    /// The view itself, if `V` is its type.
    pub fn downcast<V: 'static>(&self) -> Option<&V> {
        self.face.any().downcast_ref()
    }

    /// What is asked of this seat, said to it.
    pub fn ask(&self, seat: Seat) -> Phrase {
        self.face.ask(seat)
    }

    /// The same, said to the others.
    pub fn waiting_for(&self, seat: Seat) -> Phrase {
        self.face.waiting_for(seat)
    }

    /// An action offered to this seat.
    pub fn say_action(&self, seat: Seat, index: usize) -> Phrase {
        self.face.say_action(seat, index)
    }

    /// Why this seat may not do this now.
    pub fn why_not(&self, seat: Seat, index: usize) -> Option<Phrase> {
        self.face.why_not(seat, index)
    }

    /// As JSON.
    pub fn json(&self) -> serde_json::Value {
        self.face.json()
    }
}

impl fmt::Debug for AnyView {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "AnyView({}, {:?})", self.game.id(), self.observer)
    }
}

impl AnyEvent {
    /// Wraps an event of game `G`.
    pub fn new<G: Game>(event: G::Event) -> AnyEvent {
        AnyEvent { face: hold::<G, _>(event) }
    }

    /// The event as this seat, or a spectator, sees it.
    pub fn seen_by(&self, observer: Option<Seat>) -> Option<AnyEvent> {
        self.face.seen_by(observer).map(|face| AnyEvent { face })
    }

    /// As the log tells it.
    pub fn say(&self) -> Phrase {
        self.face.say()
    }

    /// The event itself, if `E` is its type.
    pub fn downcast<E: 'static>(&self) -> Option<&E> {
        self.face.any().downcast_ref()
    }

    /// As JSON.
    pub fn json(&self) -> serde_json::Value {
        self.face.json()
    }
}

impl fmt::Debug for AnyEvent {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}", self.json())
    }
}
