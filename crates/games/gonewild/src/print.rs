//! What is printed on cards, in words made from their content: a corrected card reads as corrected.

use engine::Text;

use crate::content::{Bought, Class, Cost, Effect, Per, Requirement, Tag, Target};
use crate::words::{cost_text, token_key};
use crate::{Building, Card, GoneWild, Mission};

impl GoneWild {
    /// What a card is and does, line by line.
    pub(crate) fn card_text(&self, card: Card) -> Vec<Text> {
        let spec = self.content.card(card);
        let is = match spec.class {
            Class::Fighter => Some(Text::new("gonewild-effect-fighter").number("strength", spec.attack)),
            Class::Hero => Some(Text::new("gonewild-effect-hero").number("strength", spec.attack)),
            Class::Undead => Some(
                Text::new("gonewild-effect-undead")
                    .number("defence", spec.defence)
                    .number("points", self.content.scoring.undead),
            ),
            _ => None,
        };
        is.into_iter().chain(spec.effects.iter().map(|effect| effect_text(*effect))).collect()
    }

    pub(crate) fn building_text(&self, building: Building) -> Text {
        Text::new(format!("gonewild-building-text-{building}"))
            .number("capacity", self.content.round.container_capacity)
            .number("points", self.content.scoring.full_container)
    }

    pub(crate) fn mission_text(&self, mission: Mission) -> Text {
        let need = |key: &str| Text::new(format!("gonewild-need-{key}"));
        match self.content.mission(mission).requirement {
            Requirement::Bought { what } => need(match what {
                Bought::Odin => "bought-odin",
                Bought::Building => "bought-building",
                Bought::Unit => "bought-unit",
                Bought::Defence => "bought-defence",
            }),
            Requirement::HitBuilding { card_strength: 0..=1 } => need("hit-building"),
            Requirement::HitBuilding { card_strength } => need("hit-strong").number("strength", card_strength),
            Requirement::HitTownHall => need("hit-hall"),
            Requirement::Spent { resource, amount } => {
                need("spent").with("cost", cost_text(Cost::only(resource, amount)))
            }
            Requirement::Owns { building, amount } => {
                need("owns").term("building", format!("gonewild-building-{building}")).number("amount", amount)
            }
            Requirement::TownHallLevel { level } => need("hall").number("level", level),
        }
    }
}

fn effect_text(effect: Effect) -> Text {
    let says = |key: String| Text::new(format!("gonewild-effect-{key}"));
    let plain = |key: &str, amount: u8| says(key.to_owned()).number("amount", amount);
    match effect {
        Effect::Gain { beer, gold, tokens } => {
            says(if tokens { "tokens" } else { "gain" }.to_owned()).with("cost", cost_text(Cost { beer, gold }))
        }
        Effect::GainPer { resource, base, each, per } => {
            let each = cost_text(Cost::only(resource, each));
            if base == 0 {
                says(format!("gain-each-{}", per_name(per))).with("each", each)
            } else {
                let base = cost_text(Cost::only(resource, base));
                says(format!("gain-per-{}", per_name(per))).with("base", base).with("each", each)
            }
        }
        Effect::GainChoice { amount } => plain("gain-choice", amount),
        Effect::Draw { amount } => plain("draw", amount),
        Effect::Steal { resource } => says("steal".to_owned()).term("token", token_key(resource)),
        Effect::RevealTake { amount, tag } => says(format!("reveal-{}", tag_name(tag))).number("amount", amount),
        Effect::FetchDiscard { amount, tag } => says(format!("fetch-{}", tag_name(tag))).number("amount", amount),
        Effect::PeekHand => says("peek".to_owned()),
        Effect::BoostFighter { amount } => plain("boost", amount),
        Effect::BoostAllFighters { amount } => plain("boost-all", amount),
        Effect::Defend { amount } => plain("defend", amount),
        Effect::DefendAll { amount } => plain("defend-all", amount),
        Effect::ReactionNullify { target: Target::Fighter } => says("nullify-fighter".to_owned()),
        Effect::ReactionNullify { target: Target::Hero } => says("nullify-hero".to_owned()),
        Effect::SelfBoostPer { amount, per } => says(format!("self-per-{}", per_name(per))).number("amount", amount),
        Effect::SelfBoostAtTownHall { amount } => plain("self-hall", amount),
    }
}

const fn per_name(per: Per) -> &'static str {
    match per {
        Per::Brewery => "brewery",
        Per::GoldFactory => "gold_factory",
        Per::Opponent => "opponent",
    }
}

const fn tag_name(tag: Tag) -> &'static str {
    match tag {
        Tag::Any => "any",
        Tag::Resource => "resource",
        Tag::Fighter => "fighter",
        Tag::FighterOrHero => "fighter_or_hero",
    }
}
