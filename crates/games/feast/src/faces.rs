//! What is printed on each action space, made from the content: so a corrected space shows its correction on every
//! board. A face is a line of words: a number, a thing, `>` for "becomes", `/` for "or", `|` for a new line, `w:key`
//! for a word of the board's language, `@players` and `@round` for numbers of the game, `@lands:a,b` for lands.

use crate::content::{Content, Effect, Need, SpaceRules};
use crate::event::item_name;
use crate::items::{Bundle, Item};
use crate::names::{Dice, Good, Island, Space};

impl Content {
    /// The face of every printed space, in their order.
    pub(crate) fn printed_faces(&self) -> Vec<String> {
        Space::printed().iter().map(|space| face(self, self.space(*space))).collect()
    }
}

fn face(content: &Content, rules: &SpaceRules) -> String {
    let (price, rest) = (price_words(rules), effects_words(content, &rules.effects));
    match (price.is_empty(), rest.split_once(" > ")) {
        (true, _) => rest,
        // A roll stands beside the ships it is made with.
        (false, Some((roll, gain))) if is_roll(&rules.effects) => format!("{price} {roll} > {gain}"),
        (false, _) => format!("{price} > {rest}"),
    }
}

fn is_roll(effects: &[Effect]) -> bool {
    matches!(effects.first(), Some(Effect::Dice { .. }))
}

/// What is paid and what is needed. What an effect says itself is left out: the animals that are counted, the
/// boats that sail, the ship that emigrates.
fn price_words(rules: &SpaceRules) -> String {
    let mut words = Vec::new();
    if rules.cost_round {
        words.push("@round silver".to_owned());
    }
    if !rules.cost.is_empty() {
        words.push(bundle_words(&rules.cost));
    }
    if !rules.cost_one_of.is_empty() {
        words.push(rules.cost_one_of.iter().map(|resource| resource.name()).collect::<Vec<_>>().join(" / "));
    }
    let said = |need: Need| {
        rules.effects.iter().any(|effect| match effect {
            Effect::PerAnimal { .. } => matches!(need, Need::SheepAny | Need::CattleAny),
            Effect::Dice { .. } => need == Need::WhalingBoat,
            Effect::Emigrate => true,
            _ => false,
        })
    };
    for (need, count) in rules.needs.iter().filter(|(need, _)| !said(*need)) {
        words.push(counted(*count, need_name(*need)));
    }
    words.join(" ")
}

fn need_name(need: Need) -> &'static str {
    match need {
        // The smallest ship that will do.
        Need::WhalingBoat | Need::AnyShip => "whaling_boat",
        Need::Knarr | Need::LargeShip => "knarr",
        Need::Longship => "longship",
        Need::SheepAny => Good::Sheep.name(),
        Need::CattleAny => Good::Cattle.name(),
    }
}

fn counted(count: u8, name: &str) -> String {
    if count == 1 { name.to_owned() } else { format!("{count} {name}") }
}

/// Goods first, silver and building resources after them.
fn bundle_words(bundle: &Bundle) -> String {
    let words = |goods: bool| {
        let of_kind = move |(item, _): &(Item, u8)| !matches!(item, Item::Resource(_)) == goods;
        bundle.iter().filter(of_kind).map(|(item, amount)| counted(amount, item_name(item)))
    };
    words(true).chain(words(false)).collect::<Vec<_>>().join(" ")
}

fn effects_words(content: &Content, effects: &[Effect]) -> String {
    let mut words = String::new();
    for effect in effects {
        let own = effect_words(content, effect);
        // An exchange beside something else stands on a line of its own.
        let apart = matches!(effect, Effect::GainWith(..) | Effect::MayExchange { .. } | Effect::MayEmigrate);
        if !words.is_empty() {
            words.push_str(if apart { " | " } else { " " });
        }
        words.push_str(&own);
        if matches!(effect, Effect::Pay(_)) {
            words.push_str(" >");
        }
    }
    words
}

fn effect_words(content: &Content, effect: &Effect) -> String {
    match effect {
        Effect::Gain(items) | Effect::Pay(items) => bundle_words(items),
        Effect::GainWith(animal, items) => format!("{animal} > {}", bundle_words(items)),
        Effect::GainPerPlayer(resource) => format!("@players {resource}"),
        Effect::PerAnimal { animal, gives, max } => format!("{animal} > 1–{max} {gives}"),
        Effect::MayExchange { pay, gain } => format!("{} > {}", bundle_words(pay), bundle_words(gain)),
        Effect::Build(building) => building.name().to_owned(),
        Effect::Ship(ship) => ship.name().to_owned(),
        Effect::Choose(options) => {
            options.iter().map(|option| effects_words(content, option)).collect::<Vec<_>>().join(" | / ")
        }
        Effect::Mountain(groups) => {
            let numbers = groups.iter().filter(|group| **group > 0).map(u8::to_string).collect::<Vec<_>>();
            format!("{} mountain", numbers.join(" "))
        }
        Effect::Upgrade { count, steps } => format!("{count} {}", if *steps == 1 { "up" } else { "up2" }),
        Effect::Weapons(count) => format!("{count} weapon"),
        Effect::Dice { kind, boats } => dice_words(content, *kind, *boats),
        Effect::Forge => "tongs".to_owned(),
        Effect::Overseas => "green blue".to_owned(),
        Effect::Sale(count) => format!("w:buy {count}"),
        Effect::Explore(islands) => {
            let names = Island::ALL.iter().filter(|island| islands >> island.index() & 1 != 0);
            format!("@lands:{}", names.map(|island| island.name()).collect::<Vec<_>>().join(","))
        }
        Effect::Emigrate => "w:emigrate".to_owned(),
        Effect::MayEmigrate => "w:then-emigrate".to_owned(),
        Effect::MaySwap => "whaling_boat > knarr".to_owned(),
        Effect::DrawOccupation(count) => format!("w:draw {}", counted(*count, "occupation")),
        Effect::PlayOccupations(1) => "occupation".to_owned(),
        Effect::PlayOccupations(count) => format!("w:play {count} occupation"),
    }
}

fn dice_words(content: &Content, kind: Dice, boats: u8) -> String {
    let rules = &content.dice[kind.index()];
    let helped = match (kind, boats) {
        (Dice::Raid | Dice::Pillage, _) => return format!("d{} > blue", rules.sides),
        (Dice::Whaling, 1) => "1 whaling_boat".to_owned(),
        (Dice::Whaling, most) => format!("1–{most} whaling_boat"),
        (Dice::Hunt | Dice::Snare, _) => rules.weapon.name().to_owned(),
    };
    format!("{helped} d{} > {}", rules.sides, bundle_words(&rules.success))
}

#[cfg(test)]
mod tests {
    use engine::ContentSet;

    use super::*;

    fn face_of(set: &ContentSet, space: Space) -> String {
        Content::read(set).expect("valid content").faces[space.index()].clone()
    }

    #[test]
    fn a_face_says_what_the_space_asks_and_gives() {
        let set = ContentSet::built_in(crate::reading::FILES).expect("valid files");
        for (space, face) in [
            (Space::BuildHouseAndShip, "2 stone 2 wood > stone_house longship | / long_house knarr"),
            (Space::HuntGame1, "bow d8 > game_meat hide"),
            (Space::Whaling3, "1–3 whaling_boat d12 > oil skin_and_bones whale_meat"),
            (Space::SheepOrCattle, "sheep | / silver > cattle"),
            (Space::Weekly4, "spices silver | cattle > 2 milk | sheep > wool"),
            (Space::ProductsMilk, "cattle > 1–3 milk"),
            (Space::CraftChest, "wood / ore > chest silver"),
            (Space::CraftMaster, "4 silver | wool > robe | silverware > jewelry"),
            (Space::WoodPerPlayerOre, "@players wood ore"),
            (Space::Mountain2222OrUpgrade23, "2 2 2 2 mountain | / 3 up2"),
            (Space::Overseas1, "silver knarr > green blue"),
            (Space::Raid, "longship d8 > blue"),
            (Space::Plunder, "2 longship > silver_hoard"),
            (Space::Explore1, "whaling_boat > @lands:shetland,faroe_islands"),
            (Space::Emigrate2, "@round silver > w:emigrate"),
            (Space::PlayOccupationPaid, "stone / ore > occupation silver"),
            (Space::SwapAndEmigrate4, "whaling_boat > knarr | w:then-emigrate"),
        ] {
            assert_eq!(face_of(&set, space), face, "{space}");
        }
    }

    #[test]
    fn a_corrected_space_shows_its_correction() {
        let mut set = ContentSet::built_in(crate::reading::FILES).expect("valid files");
        let correction = "[[space]]\nid = \"weekly_1\"\neffects = [{ op = \"gain\", items = { beans = 3 } }]\n";
        set.correct("spaces.toml", correction).expect("a correction");
        assert_eq!(face_of(&set, Space::Weekly1), "3 beans");
    }
}
