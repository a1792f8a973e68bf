//! Where the mover can only end the turn: can everybody see that?
//!
//! Everybody knows how many cards the hand has, and some of them; the others may be any that are not seen elsewhere. The
//! program ends the turn by itself only if no hand that is possible for everybody offers anything else: otherwise a turn
//! that ends at once would tell something about the hidden cards.

use crate::{
    cards::Cards,
    components::*,
    merchants::{PLAIN_KINDS, band, most_different},
    position::Position,
    progression::may_play_identical,
    rules::ENDS_BY_POSSIBLE_HANDS,
};

/// Can everybody see that the mover can only end the turn? (It must be true.)
pub(crate) fn is_plain(p: &Position) -> bool {
    if p.moving().known.total() == p.moving().hand_size {
        return true;
    }
    // A relic nobody has seen may be in this hand; most often there is one in the deck.
    if !p.turn.relics && p.deck[Resource::Relic.index()] > 0 {
        return false;
    }
    let public = Public::of(p);
    if p.setup.rules() < ENDS_BY_POSSIBLE_HANDS {
        public.is_plain_by_the_first_rules(p)
    } else {
        !public.may_offer_more(p)
    }
}

/// What everybody knows about the mover's hand.
struct Public {
    /// Cards known to be in it.
    known: Cards,
    /// Cards that nobody has seen: any of them may be in it.
    unseen: Cards,
    /// How many of them are.
    hidden: u8,
    /// How many cards it has.
    size: u8,
    merchants: PerClass,
}

impl Public {
    fn of(p: &Position) -> Public {
        let player = p.moving();
        Public {
            known: player.known,
            unseen: p.unseen_by_all(),
            hidden: player.hand_size - player.known.total(),
            size: player.hand_size,
            merchants: p.turn.left,
        }
    }

    /// Does some possible hand allow more than to end the turn?
    fn may_offer_more(&self, p: &Position) -> bool {
        let relics = self.known.relics() + self.unseen.relics().min(self.hidden);
        let identical = || Resource::ALL[..Resource::PLAIN].iter().any(|&kind| self.may_have_identical(kind));
        relics > 0 && !p.turn.relics
            || may_play_identical(p) && identical()
            || !p.turn.different && self.most_different(self.hidden) >= LEAST_DIFFERENT
            || relics > 0 && !p.is_perfect(p.mover) && self.may_be_perfect()
    }

    /// May the hand have a set of three of this resource?
    ///
    /// Every card of the resource and every relic counts; other cards count as far as there are merchants. One card at
    /// least is not a relic.
    fn may_have_identical(&self, kind: Resource) -> bool {
        let merchants = self.merchants[class_of(kind.index())];
        let others = |cards: Cards| cards.plain().total() - cards.get(kind);
        (0..=self.unseen.relics().min(self.hidden)).any(|relics| {
            let own = self.unseen.get(kind).min(self.hidden - relics);
            let converted = self.hidden - relics - own;
            let plain = self.known.get(kind) + own + merchants.min(others(self.known) + converted);
            // A hand with more hidden cards of other kinds than there are cannot be.
            converted <= others(self.unseen)
                && plain > 0
                && plain + self.known.relics() + relics >= LEAST_IDENTICAL
        })
    }

    /// May the hand have the nine resources and a relic?
    fn may_be_perfect(&self) -> bool {
        let hidden = if self.known.relics() > 0 { self.hidden } else { self.hidden - 1 };
        usize::from(self.most_different(hidden)) == Resource::PLAIN
    }

    /// The most different resources that a set can have with this many of the hidden cards.
    ///
    /// As many as possible are of new kinds, and of those first the kinds that the merchants cannot make anyway: each of
    /// the others leaves a merchant of its class with one thing less to make.
    fn most_different(&self, hidden: u8) -> u8 {
        let [known, unseen] = [self.known, self.unseen].map(|cards| cards.kinds() & PLAIN_KINDS);
        let (mut new, mut beyond_merchants, mut made) = (0, 0, 0);
        for (class, &merchants) in self.merchants.iter().enumerate() {
            let of_class = |kinds: u16| (kinds & band(class)).count_ones() as u8;
            let (missing, unseen) = (of_class(!known), of_class(unseen & !known));
            new += unseen;
            beyond_merchants += unseen.min(missing.saturating_sub(merchants));
            made += merchants.min(missing);
        }
        let new = new.min(hidden);
        let kinds = known.count_ones() as u8 + new;
        let spare = self.known.plain().total() + hidden.min(self.unseen.plain().total()) - kinds;
        kinds + (made - new.saturating_sub(beyond_merchants)).min(spare)
    }

    /// As the first version of the rules decided it: hands with better new kinds for the merchants were overlooked. Games
    /// begun under that version go on under it.
    fn is_plain_by_the_first_rules(&self, p: &Position) -> bool {
        let &Public { known, unseen, hidden, size, merchants } = self;
        if !p.turn.relics && unseen.relics() > 0 {
            return false;
        }
        if size >= LEAST_IDENTICAL && may_play_identical(p) {
            let imaginable = |resource: &Resource| {
                let own = known.get(*resource).saturating_add(unseen.get(*resource).min(hidden));
                let left = hidden - unseen.get(*resource).min(hidden);
                let relics = known.relics() + unseen.relics().min(left);
                let class = class_of(resource.index());
                own + relics + merchants[class].min(size - own - relics) >= LEAST_IDENTICAL
            };
            if Resource::ALL[..Resource::PLAIN].iter().any(imaginable) {
                return false;
            }
        }
        let plain = size - known.relics();
        if !p.turn.different && plain >= LEAST_DIFFERENT {
            let mut hand = known;
            let new = unseen.kinds() & !known.kinds() & PLAIN_KINDS;
            let mut left = hidden;
            for resource in Resource::ALL.into_iter().filter(|resource| new >> resource.index() & 1 == 1) {
                if left > 0 {
                    hand.add(resource);
                    left -= 1;
                }
            }
            // What is left over is double, and can only serve merchants.
            for resource in Resource::ALL.into_iter().take(Resource::PLAIN) {
                let more =
                    left.min(unseen.get(resource).saturating_sub(u8::from(new >> resource.index() & 1 == 1)));
                (0..more).for_each(|_| hand.add(resource));
                left -= more;
            }
            if most_different(hand, 0, merchants) >= LEAST_DIFFERENT {
                return false;
            }
        }
        // A hand of ten may be perfect: in doubt it is asked.
        usize::from(size) <= Resource::PLAIN || p.is_perfect(p.mover)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{MundusNovus, position::Step, progression, setup};
    use game::{Fast, Rules, Seat, Setup};

    /// Every hand that is possible for everybody: the known cards, and any of those that nobody has seen, as many as are hidden.
    fn each_possible_hand(p: &Position, mut each: impl FnMut(Cards)) {
        let public = Public::of(p);
        let mut open = vec![(public.known, public.hidden, 0)];
        while let Some((hand, left, kind)) = open.pop() {
            if left == 0 {
                each(hand);
            } else if kind < Resource::COUNT {
                let resource = Resource::ALL[kind];
                let mut hand = hand;
                for count in 0..=public.unseen.get(resource).min(left) {
                    if count > 0 {
                        hand.add(resource);
                    }
                    open.push((hand, left - count, kind + 1));
                }
            }
        }
    }

    /// By looking at every possible hand: does one of them allow more than to end the turn?
    fn some_hand_offers_more(p: &Position) -> bool {
        let (mut more, mut hands) = (false, 0);
        each_possible_hand(p, |hand| {
            hands += 1;
            let mut p = *p;
            p.moving_mut().hand = hand;
            more |= progression::options(&p).few() > 1;
        });
        assert!(hands > 0, "the true hand is possible");
        more
    }

    /// A turn in which few cards are unseen, so that what is possible depends on single cards.
    fn narrow_turn(rng: &mut Fast) -> Position {
        let setup = Setup::standard::<MundusNovus>(2);
        let mut p = setup::bare(&setup);
        p.ask(Step::Progress, Seat::FIRST);
        p.line_length = u8::from(rng.below(3) > 0);
        p.event = if rng.below(4) == 0 { RoyalEvent::KingsHelp as u8 + 1 } else { 0 };
        // Mostly only the set of different resources, or the perfect combination, is left to play.
        let mut flag = |of_ten| rng.below(10) < of_ten;
        p.turn.identical = flag(8);
        p.turn.different = flag(4);
        p.turn.relics = flag(8);
        p.perfect = u8::from(flag(6));
        for merchants in &mut p.turn.left {
            *merchants = rng.below(3) as u8;
        }
        // Some of few kinds, or of all.
        let (kinds, first) = (2 + rng.below(9), rng.below(Resource::COUNT as u32));
        let any = |rng: &mut Fast| Resource::ALL[(rng.below(kinds) * 7 + first) as usize % Resource::COUNT];
        let most = if rng.below(4) == 0 { 12 } else { 5 };
        let size = rng.below(most);
        let known: Cards = (0..size).map(|_| any(rng)).collect();
        let (hidden, more) = (1 + rng.below(4) as u8, rng.below(8));
        let unseen: Vec<Resource> = (0..u32::from(hidden) + more).map(|_| any(rng)).collect();
        let player = p.moving_mut();
        player.known = known;
        player.hand = known.and(unseen[..hidden.into()].iter().copied().collect());
        player.hand_size = player.hand.total();
        let all = known.and(unseen.into_iter().collect());
        if !Cards::ALL.covers(all) {
            // There are not that many cards.
            return narrow_turn(rng);
        }
        p.open_discards = Cards::ALL.without(all);
        p.deck = [0; Resource::COUNT];
        p
    }

    #[test]
    fn a_turn_ends_by_itself_only_if_no_possible_hand_offers_more() {
        let mut rng = Fast::new(16);
        let (mut more, mut none, mut by_itself) = (0, 0, 0);
        for number in 0..100_000 {
            let p = narrow_turn(&mut rng);
            let expected = some_hand_offers_more(&p);
            assert_eq!(Public::of(&p).may_offer_more(&p), expected, "turn {number}: {p:?}");
            *(if expected { &mut more } else { &mut none }) += 1;
            if progression::options(&p).few() == 1 {
                assert_eq!(is_plain(&p), !expected, "turn {number}: {p:?}");
                by_itself += u32::from(!expected);
            }
        }
        assert!(more > 20_000 && none > 20_000 && by_itself > 10_000, "{more} {none} {by_itself}");
    }

    /// Games begun under the first rules must go on as they began: here is how these decide.
    #[test]
    fn the_first_rules_still_decide_as_they_did() {
        let mut rng = Fast::new(17);
        let (mut plain, mut digest) = (0, 0u64);
        for _ in 0..30_000 {
            let p = narrow_turn(&mut rng);
            if progression::options(&p).few() == 1 {
                let answer = Public::of(&p).is_plain_by_the_first_rules(&p);
                plain += u32::from(answer);
                digest = (digest ^ u64::from(answer)).wrapping_mul(0x100_0000_01B3).rotate_left(1);
            }
        }
        assert_eq!((plain, digest), (12_855, 833_647_779_133_134_443));
    }

    /// The same at every step of turns in random games.
    #[test]
    fn turns_of_random_games_are_asked_exactly_if_some_possible_hand_offers_more() {
        let (mut met, mut asked) = (0, 0);
        for number in 0..60 {
            let mut rng = Fast::of_game(18, number);
            let setup = Setup::standard::<MundusNovus>(2 + (number % 5) as u8);
            let mut p = MundusNovus::start(&setup, &mut rng, &mut ());
            while let Some(seat) = MundusNovus::to_act(&p).first() {
                let hidden = p.moving().hand_size.saturating_sub(p.moving().known.total());
                if p.step == Step::Progress && (1..=5).contains(&hidden) {
                    let expected = some_hand_offers_more(&p);
                    assert_eq!(Public::of(&p).may_offer_more(&p), expected, "{p:?}");
                    met += 1;
                    if p.offered.few() == 1 {
                        assert!(expected, "asked though everybody can see it: {p:?}");
                        asked += 1;
                    }
                }
                let (_, action) = MundusNovus::choose(&p, seat, |count| rng.below(count));
                MundusNovus::apply(&mut p, seat, action, &mut rng, &mut ()).expect("legal");
            }
        }
        assert!(met > 500 && asked > 50, "{met} {asked}");
    }
}
