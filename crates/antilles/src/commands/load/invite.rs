//! Tables at a server that runs already, set up as people do it: one invites, the others follow the link.

use super::{
    Fault,
    line::{Line, PAGE, Visitor},
    page::invitation,
    table::Ready,
};
use catalog::GameId;
use std::net::SocketAddr;

/// Sets up a new game for this many people, each with a session of their own; their numbers begin with this one.
pub async fn invite(server: SocketAddr, game: GameId, people: u8, first: u32) -> Result<Ready, Fault> {
    let mut owner = Visitor::new(server, first);
    let chairs: Vec<String> = (2..=people).map(|chair| format!("seat-{chair}")).collect();
    let mut form = vec![("name", "Person 1"), ("spectators", "on"), ("draw", "on"), ("pace", "instant")];
    form.extend(chairs.iter().map(|chair| (chair.as_str(), "open")));
    let made = Line::new(owner.clone()).form(&format!("/new/{}", game.id()), PAGE, &form).await?;
    let made = made.expect(303, "a new table")?;
    let no_session = || Fault("somebody sat down and got no session".into());
    let place = made.location.ok_or_else(|| Fault("a new table has no address".into()))?;
    owner.cookie = Some(made.cookie.ok_or_else(no_session)?);
    let mut seated = vec![owner.clone()];
    let mut owner = Line::new(owner);
    let room = owner.get(&place, PAGE).await?.expect(200, "a room")?;
    let link = invitation(&room.text).ok_or_else(|| Fault("a room shows no invitation".into()))?;
    for seat in 2..=people {
        let mut guest = Visitor::new(server, first + u32::from(seat) - 1);
        let name = format!("Person {seat}");
        let sat = Line::new(guest.clone()).form(link, PAGE, &[("name", &name)]).await?;
        guest.cookie = Some(sat.expect(303, "sitting down")?.cookie.ok_or_else(no_session)?);
        seated.push(guest);
    }
    owner.form(&format!("{place}/start"), PAGE, &[]).await?.expect(303, "the start")?;
    Ok(Ready { table: place.trim_start_matches("/table/").to_string(), people: seated })
}
