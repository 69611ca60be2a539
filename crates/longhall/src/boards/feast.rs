//! A Feast for Odin as text: who stands where, mountains and lands, then every player's stock and boards.

use engine::{Game, Match, Seat, Text, Value, Viewer};
use feast::{Feast, View};

use super::columns::Columns;
use super::pen::{NOTHING, Pen, list};
use super::{Heading, spaces};

pub fn draw(game: &Match<Feast>, viewer: Viewer, pen: &mut Pen<'_>) {
    let view = game.rules().view(game.state(), viewer);
    taken_spaces(pen, &view);
    mountains(pen, &view);
    lands(pen, &view);
    for index in pen.own_last(view.players.len()) {
        player(pen, &view, index);
    }
    banquet(pen, &view);
    if let Some(laying) = view.laying.as_ref().filter(|laying| viewer.is(laying.seat)) {
        grids(pen, &view, laying.seat);
    }
    if !view.hand.is_empty() {
        let hand = view.hand.iter().map(|card| pen.explained(&key("card", card.name())));
        let hand = hand.collect::<Vec<_>>().join("; ");
        pen.line(format!("{}: {hand}", pen.get("cli-feast-hand")));
    }
}

/// Spaces are listed by the Vikings they ask for, places for a tile with the best of them first.
pub fn headings(game: &Match<Feast>, viewer: Viewer, pen: &Pen<'_>, actions: &[&str]) -> Vec<Option<Heading>> {
    let view = game.rules().view(game.state(), viewer);
    let best = view.laying.and_then(|laying| laying.best).map(|action| action.to_string());
    let heading = |action: &&str| {
        let (verb, rest) = action.split_once(' ')?;
        match verb {
            "go" => {
                let name = rest.split(' ').next()?;
                let space = view.spaces.iter().find(|space| space.space.name() == name)?;
                Some(Heading { rank: space.column, words: pen.count("feast-board-vikings", space.column) })
            }
            "at" if best.as_deref() == Some(*action) => {
                Some(Heading { rank: 0, words: pen.get("cli-feast-good-place") })
            }
            "at" => Some(Heading { rank: 1, words: pen.get("cli-feast-other-places") }),
            _ => None,
        }
    };
    actions.iter().map(heading).collect()
}

/// The space an action places Vikings on, copies or chooses.
fn space_of(action: &str) -> Option<&str> {
    let (verb, rest) = action.split_once(' ')?;
    ["go", "copy", "choose"].contains(&verb).then(|| rest.split(' ').next()).flatten()
}

/// Price and gain beside the choices whose words do not say them.
pub fn notes(game: &Match<Feast>, viewer: Viewer, pen: &Pen<'_>, actions: &[&str]) -> Vec<Option<String>> {
    let view = game.rules().view(game.state(), viewer);
    actions.iter().map(|action| spaces::note(pen, &view, space_of(action)?)).collect()
}

pub fn explain(game: &Match<Feast>, viewer: Viewer, pen: &Pen<'_>, action: &str) -> Option<String> {
    let view = game.rules().view(game.state(), viewer);
    spaces::explain(pen, &view, space_of(action)?)
}

fn key(kind: &str, name: &str) -> String {
    format!("feast-{kind}-{}", name.replace('_', "-"))
}

fn named(pen: &Pen<'_>, kind: &str, name: &str) -> String {
    pen.get(&key(kind, name))
}

/// Taken spaces, one line a column.
fn taken_spaces(pen: &mut Pen<'_>, view: &View) {
    pen.heading(pen.get("cli-feast-taken"));
    let mut columns = Columns::default();
    for column in 1..=4_u8 {
        let taken = view.spaces.iter().filter(|space| space.column == column && space.vikings > 0);
        let taken: Vec<String> = taken
            .filter_map(|space| Some(format!("{}: {}", pen.name(space.by?), named(pen, "space", space.space.name()))))
            .collect();
        let taken = if taken.is_empty() { NOTHING.to_owned() } else { taken.join("; ") };
        columns.row([pen.count("feast-board-vikings", column), taken]);
    }
    pen.columns(&columns);
}

/// What lies on the strips, from the arrow on.
fn mountains(pen: &mut Pen<'_>, view: &View) {
    for strip in &view.strips {
        let runs = strip.items.chunk_by(|one, other| one == other);
        let items = runs.map(|run| {
            let silver = run[0] == "silver2";
            let count = run.len() as i32 * if silver { 2 } else { 1 };
            let item = if silver { "silver" } else { run[0] };
            let item = format!("feast-resource-{item}");
            Value::from(Text::new("feast-amount").number("count", count).term("item", item))
        });
        let items = Value::List(items.collect());
        pen.line(pen.say(&Text::new("feast-do-mine").number("strip", strip.strip).with("items", items)));
    }
}

fn lands(pen: &mut Pen<'_>, view: &View) {
    let lands: Vec<String> = view
        .islands
        .iter()
        .map(|land| {
            let text = Text::new("feast-do-explore")
                .term("island", key("island", land.island.name()))
                .number("points", land.points)
                .number("silver", land.silver);
            let owner = land.owner.map(|seat| format!(" ({})", pen.name(seat))).unwrap_or_default();
            format!("{}{owner}", pen.say(&text))
        })
        .collect();
    pen.columns(&Columns::flow(&lands));
}

fn player(pen: &mut Pen<'_>, view: &View, index: usize) {
    let player = &view.players[index];
    let seat = Seat(index as u8);
    let mut line = pen.say(
        &Text::new("cli-feast-player")
            .seat("name", seat)
            .number("points", player.points)
            .number("vikings", player.thing)
            .number("income", player.income)
            .number("cells", player.feast_cells),
    );
    if view.passed.contains(&seat) {
        line = format!("{line}; {}", pen.get("feast-board-passed"));
    }
    pen.heading(line);
    let resources = player.resources.iter().filter(|(_, count)| *count > 0);
    let resources = resources.map(|(resource, count)| pen.times(&named(pen, "resource", resource.name()), *count));
    let weapons = player.weapons.iter().filter(|(_, count)| *count > 0);
    let weapons = weapons.map(|(weapon, count)| pen.times(&named(pen, "weapon", weapon.name()), *count));
    let goods = player.goods.iter().map(|(good, count)| pen.times(&named(pen, "good", good.name()), *count));
    let specials = view.specials.iter().filter(|special| special.owner == Some(seat) && !special.laid);
    let specials = specials.map(|special| named(pen, "special", special.special.name()));
    let stock = list(resources.chain(weapons).chain(goods).chain(specials));
    pen.line(format!("  {}: {stock}", pen.get("feast-board-stock")));
    ships(pen, view, index);
    for board in &player.boards {
        let summary = Text::new("feast-board-summary")
            .term("board", board_name(pen, &board.board))
            .number("income", board.income)
            .number("open", board.open_minus)
            .number("tiles", board.tiles.len() as i32);
        pen.line(format!("  {}", pen.say(&summary)));
    }
    for shed in &player.sheds {
        let shed = Text::new("feast-board-shed")
            .number("wood", shed.wood)
            .number("wood_places", shed.wood_places)
            .number("stone", shed.stone)
            .number("stone_places", shed.stone_places);
        pen.line(format!("  {}", pen.say(&shed)));
    }
    if !player.played.is_empty() {
        let cards = list(player.played.iter().map(|card| named(pen, "card", card.name())));
        pen.line(format!("  {}: {cards}", pen.get("cli-feast-played")));
    }
}

fn ships(pen: &mut Pen<'_>, view: &View, index: usize) {
    let player = &view.players[index];
    let with_ore = |ship: &str, ore: &u8| {
        pen.say(&Text::new("feast-board-ship").term("ship", key("ship", ship)).number("ore", *ore))
    };
    let mut ships: Vec<String> = player.boats.iter().map(|ore| with_ore("whaling_boat", ore)).collect();
    ships.extend((0..player.knarrs).map(|_| named(pen, "ship", "knarr")));
    ships.extend(player.longships.iter().map(|ore| with_ore("longship", ore)));
    let emigrated = [("knarr", player.emigrated_knarrs), ("longship", player.emigrated_longships)];
    for (ship, count) in emigrated {
        let text = Text::new("feast-board-emigrated").term("ship", key("ship", ship));
        ships.extend((0..count).map(|_| pen.say(&text)));
    }
    if !ships.is_empty() {
        pen.line(format!("  {}: {}", pen.get("feast-board-harbour"), ships.join("; ")));
    }
}

/// A board as the notation names it, in words.
fn board_name(pen: &Pen<'_>, board: &str) -> String {
    if board == "home" {
        return pen.get("feast-place-home");
    }
    match board.rsplit_once('_').filter(|(_, number)| number.parse::<u8>().is_ok()) {
        Some((house, number)) => format!("{} {number}", named(pen, "building", house)),
        None => named(pen, "island", board),
    }
}

/// The cells of the table that is being laid.
fn banquet(pen: &mut Pen<'_>, view: &View) {
    let Some(table) = &view.table else { return };
    let cells = table.cells.iter().take(table.end as usize).enumerate().map(|(cell, good)| {
        let on = match good.as_deref() {
            Some("silver") => named(pen, "resource", "silver"),
            Some(good) => named(pen, "good", good),
            None => NOTHING.to_owned(),
        };
        format!("{}: {on}", cell + 1)
    });
    let cells = list(cells);
    pen.line(format!("{}. {cells}", pen.get("cli-feast-table")));
}

/// The boards of who is laying, cell by cell, numbered as the choices number them.
fn grids(pen: &mut Pen<'_>, view: &View, seat: Seat) {
    for board in &view.players[seat.index()].boards {
        pen.heading(board_name(pen, &board.board));
        let mut cells: Vec<Vec<String>> =
            board.grid.iter().map(|row| row.chars().map(|mark| cell_sign(mark).to_owned()).collect()).collect();
        let steps = board.tracks.iter().flat_map(|track| &track.steps);
        for (row, column, value) in steps {
            cells[*row as usize][*column as usize] = value.to_string();
        }
        for (row, column) in board.tiles.iter().flat_map(|tile| &tile.cells) {
            cells[*row as usize][*column as usize] = "■".to_owned();
        }
        let mut columns = Columns::of_numbers();
        let width = cells.iter().map(Vec::len).max().unwrap_or_default();
        columns.row(std::iter::once(String::new()).chain((1..=width).map(|column| column.to_string())));
        for (row, cells) in (1..).zip(cells) {
            columns.row(std::iter::once(format!("{row}")).chain(cells));
        }
        pen.columns(&columns);
    }
    pen.line(pen.get("cli-feast-grid"));
}

fn cell_sign(mark: char) -> &'static str {
    match mark {
        '-' => "−",
        'b' => "*",
        'x' => "x",
        '_' => " ",
        _ => "·",
    }
}
