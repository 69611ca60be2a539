//! Tables found by their short code, and codes that cannot be found by trying.

use serde_json::{Value, json};
use server::limits::GUESSES_FREE;

use crate::house::{House, create_from, join, me, new_table, open};

async fn code_of(client: &mut server::client::Client, table: &str) -> Option<String> {
    let state: Value = client.get(&format!("/api/tables/{table}")).await.expect("the table");
    state["table"]["code"].as_str().map(str::to_owned)
}

async fn found(client: &mut server::client::Client, code: &str) -> (u16, Value) {
    let path = format!("/api/codes/{code}");
    let called = client.call(hyper::Method::GET, &path, &[], hyper::body::Bytes::new()).await.expect("an answer");
    (called.status.as_u16(), serde_json::from_slice(&called.body).expect("JSON"))
}

#[tokio::test]
async fn a_private_table_is_found_by_its_five_letters_until_it_is_over() {
    let house = House::open().await;
    let (mut host, mut guest) = (house.visitor(), house.visitor());
    let mut hidden = new_table(&[me(), open()]);
    hidden["access"] = json!("invitation");
    let table = create_from(&mut host, &hidden).await;
    let code = code_of(&mut host, &table).await.expect("a code");
    assert!(code.len() == 5 && code.bytes().all(|letter| letter.is_ascii_uppercase()), "{code}");
    for typed in [code.clone(), code.to_lowercase(), format!("{}-{}", &code[..2], &code[2..])] {
        assert_eq!(found(&mut guest, &typed).await, (200, json!({ "table": table })), "{typed}");
    }
    join(&mut guest, &table).await;
    assert_eq!(code_of(&mut guest, &table).await.as_ref(), Some(&code), "who watches may come by it too");
    for client in [&mut host, &mut guest] {
        let _: Value = client.post(&format!("/api/tables/{table}/leave"), &()).await.expect("left");
    }
    assert_eq!(code_of(&mut host, &table).await, None, "a table that is over gives its code back");
    assert_eq!(found(&mut guest, &code).await.0, 404);
}

#[tokio::test]
async fn a_code_belongs_to_one_table_at_a_time() {
    let house = House::open().await;
    let mut host = house.visitor();
    let (one, two) = (
        create_from(&mut host, &new_table(&[me(), open()])).await,
        create_from(&mut host, &new_table(&[me(), open()])).await,
    );
    let store = house.data.store().await;
    use server::store::{Store, StoreError, Write};
    let first = store.table(&one).await.expect("read").expect("there").record;
    let second = store.table(&two).await.expect("read").expect("there").record;
    assert_ne!(first.code, second.code);
    let mut same = second.clone();
    same.code = first.code;
    let answers = store.write(vec![vec![Write::Table { record: same.clone().into() }]]).await;
    assert!(matches!(answers[..], [Err(StoreError::Conflict)]), "{answers:?}");
    let mut over = first.clone();
    over.code = None;
    let answers = store.write(vec![vec![Write::Table { record: over.into() }]]).await;
    assert!(answers.iter().all(Result::is_ok));
    let answers = store.write(vec![vec![Write::Table { record: same.into() }]]).await;
    assert!(answers.iter().all(Result::is_ok), "the code is free again");
}

#[tokio::test]
async fn wrong_codes_cost_pauses_and_a_code_of_ones_own_does_not_help() {
    let house = House::open().await;
    let (mut host, mut guesser) = (house.visitor(), house.visitor());
    let table = create_from(&mut host, &new_table(&[me(), open()])).await;
    let own = code_of(&mut host, &table).await.expect("a code");
    assert_eq!(found(&mut guesser, "AB1").await.1["reason"]["key"], "refused-no-code", "no guess at all");
    let guesses: Vec<String> =
        ["AAAAA", "BBBBB", "CCCCC", "DDDDD", "EEEEE", "FFFFF", "GGGGG"].iter().map(|&code| code.to_owned()).collect();
    let wrong: Vec<&String> = guesses.iter().filter(|guess| **guess != own).collect();
    for guess in &wrong[..GUESSES_FREE as usize] {
        assert_eq!(found(&mut guesser, guess).await.1["reason"]["key"], "refused-no-code");
        assert!(matches!(found(&mut guesser, &own).await.0, 200 | 429), "a right one in between");
    }
    let (status, refusal) = found(&mut guesser, wrong[GUESSES_FREE as usize]).await;
    assert_eq!((status, &refusal["reason"]["key"]), (429, &json!("refused-code-pause")));
    assert_eq!(found(&mut house.visitor(), wrong[0]).await.0, 429, "another name from the same address waits too");
}
