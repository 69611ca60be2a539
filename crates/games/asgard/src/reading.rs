//! Reading the content files into the tables of [`content`](crate::content): every number is checked once.

use engine::{ContentError, ContentSet};
use serde::Deserialize;

use crate::card::{Card, KINDS};
use crate::content::{COLUMNS, CapReading, Content, ROUNDS};
use crate::names::{GODS, God};
use crate::state::{DECK_MAX, HAND_MAX};
use crate::tableau::TABLEAU_MAX;

pub(crate) const FILES: &[(&str, &str)] = &[
    ("cards.toml", include_str!("../../../../content/asgard/cards.toml")),
    ("rounds.toml", include_str!("../../../../content/asgard/rounds.toml")),
];

impl Content {
    pub(crate) fn read(files: &ContentSet, players: u8, caps: CapReading) -> Result<Content, ContentError> {
        let cards: Cards = files.read("cards.toml")?;
        let rounds: Rounds = files.read("rounds.toml")?;
        let copies = copies(&cards)?;
        check_goals(&cards)?;
        let hand_sizes = hand_sizes(&rounds, players)?;
        let wrong = |problem: String| ContentError::new("rounds.toml", format!("deal {players}"), problem);
        let dealt: usize = hand_sizes.iter().map(|size| *size as usize).sum();
        if dealt + ROUNDS > TABLEAU_MAX {
            return Err(wrong(format!("at most {} cards can be dealt to a player in all", TABLEAU_MAX - ROUNDS)));
        }
        if dealt * players as usize > cards.deck.cards as usize {
            return Err(wrong(format!("the deck of {} cards cannot deal {dealt} to each", cards.deck.cards)));
        }
        Ok(Content { copies, hand_sizes, caps: goal_caps(&rounds, caps)? })
    }
}

#[derive(Deserialize)]
struct Cards {
    deck: Deck,
    card: Vec<CardItem>,
    goal: Vec<GoalItem>,
}

#[derive(Deserialize)]
struct Deck {
    cards: u8,
}

#[derive(Deserialize)]
struct CardItem {
    id: String,
    copies: i64,
}

#[derive(Deserialize)]
struct GoalItem {
    id: String,
    copies: i64,
}

#[derive(Deserialize)]
struct Rounds {
    deal: Vec<Deal>,
    caps: Vec<Caps>,
}

#[derive(Deserialize)]
struct Deal {
    id: i64,
    hands: Vec<i64>,
}

#[derive(Deserialize)]
struct Caps {
    id: String,
    first: Vec<i64>,
    second: Vec<i64>,
    third: Vec<i64>,
}

fn copies(cards: &Cards) -> Result<[u8; KINDS], ContentError> {
    let file = "cards.toml";
    let mut copies = [0u8; KINDS];
    for item in &cards.card {
        let name = format!("card {}", item.id);
        let card: Card = item.id.parse().map_err(|error| ContentError::new(file, &name, format!("{error}")))?;
        copies[card.kind()] = u8::try_from(item.copies)
            .ok()
            .filter(|copies| (*copies as usize) <= DECK_MAX)
            .ok_or_else(|| ContentError::new(file, &name, format!("copies must be 0 to {DECK_MAX}")))?;
    }
    let total: usize = copies.iter().map(|copies| *copies as usize).sum();
    if total != cards.deck.cards as usize || total > DECK_MAX {
        let problem = format!("the cards add up to {total}, the box has {}", cards.deck.cards);
        return Err(ContentError::new(file, "deck", problem));
    }
    Ok(copies)
}

/// Seven goals, one for each god: the columns and the box have no place for another number.
fn check_goals(cards: &Cards) -> Result<(), ContentError> {
    for god in God::ALL {
        let copies: i64 = cards.goal.iter().filter(|goal| goal.id == god.name()).map(|goal| goal.copies).sum();
        if copies != 1 {
            return Err(ContentError::new("cards.toml", format!("goal {god}"), "there is one goal for each god"));
        }
    }
    if cards.goal.len() == GODS {
        Ok(())
    } else {
        Err(ContentError::new("cards.toml", "goal", "there are seven goals"))
    }
}

fn hand_sizes(rounds: &Rounds, players: u8) -> Result<[u8; ROUNDS], ContentError> {
    let name = format!("deal {players}");
    let wrong = || ContentError::new("rounds.toml", &name, format!("needs {ROUNDS} hand sizes of 1 to {HAND_MAX}"));
    let deal = rounds.deal.iter().find(|deal| deal.id == i64::from(players)).ok_or_else(wrong)?;
    numbers(&deal.hands, 1, HAND_MAX as u8).ok_or_else(wrong)
}

fn goal_caps(rounds: &Rounds, reading: CapReading) -> Result<[[u8; ROUNDS]; ROUNDS], ContentError> {
    let id = if reading == CapReading::Top { "top" } else { "bottom" };
    let name = format!("caps {id}");
    let wrong = |problem: &str| ContentError::new("rounds.toml", &name, problem);
    let caps = rounds.caps.iter().find(|caps| caps.id == id).ok_or_else(|| wrong("is missing"))?;
    let mut table = [[0; ROUNDS]; ROUNDS];
    for (column, listed) in [&caps.first, &caps.second, &caps.third].into_iter().enumerate() {
        if listed.len() != COLUMNS[column] {
            return Err(wrong("the columns have 1, 2 and 3 goals"));
        }
        for (row, cap) in listed.iter().enumerate() {
            let cap = u8::try_from(*cap).ok().filter(|cap| (1..=HAND_MAX as u8).contains(cap));
            table[column][row] = cap.ok_or_else(|| wrong("a cap is a number of cards from 1"))?;
        }
    }
    Ok(table)
}

fn numbers<const N: usize>(listed: &[i64], least: u8, most: u8) -> Option<[u8; N]> {
    let numbers: Vec<u8> = listed
        .iter()
        .filter_map(|number| u8::try_from(*number).ok().filter(|number| (least..=most).contains(number)))
        .collect();
    numbers.try_into().ok()
}
