//! Checks the corrections of the content for one table before the table is made: laid over the content, read by the
//! game, and played with. That takes long, so it does not run on the threads that serve.

use std::sync::Arc;

use engine::{AnyMatch, AnyTitle, CORRECTIONS_FILE, ContentError, Item, ItemName, Number, Seed};

use super::Hall;
use crate::limits::{CORRECTED_ITEMS_NAMED, CORRECTIONS_ASKED_MAX, CORRECTIONS_BYTES_MAX, REHEARSALS};
use crate::machine;
use crate::protocol::{
    ContentItem, ContentNumber, Correct, CorrectedItems, Corrections, ItemNumbers, NewTable, TableContent,
};
use crate::refusal::Refused;
use crate::store::StoredCorrections;

impl Hall {
    /// What can be corrected in a form.
    pub fn numbers(&self, game: &str) -> Result<Vec<ItemNumbers>, Refused> {
        let content = self.game(game)?.title.content();
        let mut numbers = content.numbers().into_iter().peekable();
        let mut listed = Vec::new();
        for Item { file, kind, id, source, .. } in content.items() {
            let mut own = Vec::new();
            while let Some(number) = numbers.next_if(|number| of_item(number, &file, &kind, &id)) {
                let depth = if id.is_empty() { 1 } else { 2 };
                let path: Vec<String> = number.path.into_iter().skip(depth).collect();
                // The id of an item may be a number; another id would be another item.
                if path != ["id"] {
                    own.push(ContentNumber { path, value: number.value });
                }
            }
            listed.push(ItemNumbers { file, kind, id, source, numbers: own });
        }
        Ok(listed)
    }

    /// What these corrections change, and whether the game can be played with them.
    pub async fn correct(self: &Arc<Hall>, game: String, asked: Correct) -> Result<Corrections, Refused> {
        self.game(&game)?;
        check_size(&asked.text)?;
        if asked.reset.len() + asked.numbers.len() > CORRECTIONS_ASKED_MAX {
            return Err(too_large());
        }
        let hall = Arc::clone(self);
        apart(move || {
            let title = hall.game(&game)?.title.as_ref();
            let mut content = title.content().clone();
            content.correct_all(&asked.text)?;
            asked.reset.iter().for_each(|name| content.reset_item(name, title.content()));
            asked.numbers.iter().try_for_each(|change| content.set_number(change))?;
            let text = content.corrections_to(title.content());
            check_size(&text)?;
            let unfit = title.corrected(&text).err().map(|error| Refused::from(error).refusal());
            Ok(Corrections { text, changes: content.changes_from(title.content()), unfit })
        })
        .await
    }

    /// A new game with the corrections that were wished for, and what is kept of them.
    pub(super) async fn begin_corrected(
        self: &Arc<Hall>,
        new: &NewTable,
        seed: Seed,
    ) -> Result<(Box<dyn AnyMatch>, Option<Arc<StoredCorrections>>), Refused> {
        check_size(&new.corrections)?;
        if new.lesson {
            return Err(Refused::wrong("refused-lesson-corrected"));
        }
        let (hall, game, setup, text) =
            (Arc::clone(self), new.game.clone(), new.setup.clone(), new.corrections.clone());
        apart(move || {
            let plain = hall.game(&game)?.title.as_ref();
            let title = plain.corrected(&text)?;
            let options: Vec<_> = setup.options.iter().map(|(key, value)| (key.as_str(), value.as_str())).collect();
            let begun = title.begin(setup.players, &options, seed)?;
            if title.corrections().is_empty() {
                return Ok((begun, None));
            }
            for luck in 0..REHEARSALS {
                title.rehearse(setup.players, &options, luck).map_err(unplayable)?;
            }
            let items = corrected_items(title.as_ref(), plain);
            Ok((begun, Some(Arc::new(StoredCorrections { text: title.corrections().to_owned(), items }))))
        })
        .await
    }

    /// The content that a table is played with.
    pub async fn content_of(
        self: &Arc<Hall>,
        game: String,
        corrections: Option<Arc<StoredCorrections>>,
    ) -> Result<TableContent, Refused> {
        let hall = Arc::clone(self);
        apart(move || {
            let title = hall.game(&game)?.title.as_ref();
            let corrected = title.corrected(corrections.as_ref().map_or("", |own| own.text.as_str()))?;
            let text = corrected.corrections().to_owned();
            let changes = corrected.content().changes_from(title.content());
            let corrections = Corrections { text, changes, unfit: None };
            Ok(TableContent { items: content_items(corrected.as_ref()), corrections })
        })
        .await
    }
}

/// Every card with its provenance.
pub fn content_items(title: &dyn AnyTitle) -> Vec<ContentItem> {
    let items = title.content().items().into_iter();
    items.map(|Item { file, kind, id, source, .. }| ContentItem { file, kind, id, source }).collect()
}

/// Numbers that nobody has tried may break the rules' own arithmetic: that ends the attempt and nothing else.
async fn apart<T: Send + 'static>(work: impl FnOnce() -> Result<T, Refused> + Send + 'static) -> Result<T, Refused> {
    let done = machine::apart(work).await;
    done.unwrap_or_else(|| Err(unplayable("the rules cannot count with these numbers".to_owned())))
}

fn corrected_items(title: &dyn AnyTitle, plain: &dyn AnyTitle) -> CorrectedItems {
    let changes = title.content().changes_from(plain.content()).into_iter();
    let mut items: Vec<ItemName> = changes.map(|change| ItemName { kind: change.kind, id: change.id }).collect();
    items.dedup();
    let count = items.len() as u32;
    items.truncate(CORRECTED_ITEMS_NAMED);
    CorrectedItems { named: items, count }
}

fn of_item(number: &Number, file: &str, kind: &str, id: &str) -> bool {
    number.file == file && number.path.first().is_some_and(|section| section == kind) && number.item == id
}

fn check_size(text: &str) -> Result<(), Refused> {
    if text.len() > CORRECTIONS_BYTES_MAX { Err(too_large()) } else { Ok(()) }
}

fn too_large() -> Refused {
    Refused::wrong("refused-corrections-too-large")
}

fn unplayable(problem: String) -> Refused {
    ContentError::new(CORRECTIONS_FILE, "file", problem).into()
}
