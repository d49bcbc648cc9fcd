// A bot for Quadrant that knows no rules: it has every legal move tried by the host, a few times each, with random
// play after it, and takes the one after which things went best. Compile it: rustc -O -o search search.rs
use std::collections::HashMap;
use std::io::{stdin, stdout, BufRead, Write};

const TRIES: usize = 100; // a turn, over all legal moves
const DEPTH: usize = 16; // random moves after each

// What is kept of a game; `id` is that of the open turn, empty when nothing is asked.
#[derive(Default)]
struct Game {
    seat: usize,
    id: String,
    legal: Vec<String>,
    tried: Vec<(f64, u32)>, // by move: the sum of what it came to, and how often
    first: usize,           // the number of the first question of this turn
    left: usize,            // answers to come
}

// Where the value that begins at `i` ends: a text, a number, a list or an object with all that is in it.
fn end(s: &str, mut i: usize) -> usize {
    let (b, mut depth) = (s.as_bytes(), 0);
    loop {
        match b[i] {
            b'"' => {
                i += 1;
                while b[i] != b'"' {
                    i += if b[i] == b'\\' { 2 } else { 1 };
                }
            }
            b'[' | b'{' => depth += 1,
            b']' | b'}' => depth -= 1,
            _ => {}
        }
        i += 1;
        if i >= b.len() || (depth <= 0 && b",]}".contains(&b[i])) {
            return i;
        }
    }
}

// The values of a list, as they are written: texts keep their quotes, so that they can be given back.
fn items(list: &str) -> Vec<&str> {
    let (mut found, mut i) = (Vec::new(), 1);
    while i + 1 < list.len() {
        let to = end(list, i);
        found.push(list[i..to].trim());
        i = to + 1;
    }
    found
}

// The value of a field of an object, as it is written; nothing where there is none.
fn field<'a>(object: &'a str, name: &str) -> &'a str {
    let start = format!("\"{name}\"");
    let value = |f: &'a str| f.strip_prefix(start.as_str())?.trim_start().strip_prefix(':');
    items(object.trim()).into_iter().find_map(value).unwrap_or("").trim()
}

// How good an end is for a seat: a win counts 1, and what it is ahead in score counts a little.
fn worth(line: &str, seat: usize) -> f64 {
    let scores: Vec<f64> = items(field(line, "scores")).iter().map(|s| s.parse().unwrap_or(0.0)).collect();
    let others = scores.iter().enumerate().filter(|(i, _)| *i != seat).map(|(_, s)| *s);
    let ahead = scores.get(seat).unwrap_or(&0.0) - others.reduce(f64::max).unwrap_or(0.0);
    let outcome = field(line, "outcome");
    let result = match (field(outcome, "result"), field(outcome, "winner").parse::<usize>()) {
        ("" | "\"draw\"", _) => 0.5,
        (_, Ok(winner)) if winner == seat => 1.0,
        _ => 0.0,
    };
    result + 0.4 * (ahead / 20.0).tanh()
}

// The best so far; also when the host says stop.
fn answer(name: &str, game: &mut Game) {
    if game.id.is_empty() {
        return;
    }
    let mean = |i: usize| if game.tried[i].1 == 0 { f64::MIN } else { game.tried[i].0 / game.tried[i].1 as f64 };
    let best = (0..game.legal.len()).fold(0, |best, i| if mean(i) > mean(best) { i } else { best });
    println!("{{\"t\":\"move\",\"game\":{name},\"id\":{},\"move\":{}}}", game.id, game.legal[best]);
    game.id.clear();
}

fn main() {
    let mut games: HashMap<String, Game> = HashMap::new();
    let mut asked = 0;
    for line in stdin().lock().lines() {
        let line = line.expect("a line");
        let get = |name| field(&line, name);
        let number = |name| get(name).parse::<usize>().unwrap_or(0);
        let name = get("game").to_string();
        match (get("t"), games.get_mut(&name)) {
            ("\"hello\"", _) => println!(
                "{{\"t\":\"hello\",\"protocol\":\"quadrant-bot/1\",\"name\":\"my-search\",\
                 \"games\":[\"space-defender-2\",\"simodyssey-2\",\"raiinet\",\"mirewood\"]}}"
            ),
            ("\"ping\"", _) => println!("{{\"t\":\"pong\",\"id\":{}}}", get("id")),
            ("\"new\"", _) => {
                println!("{{\"t\":\"ready\",\"game\":{name}}}");
                games.insert(name, Game { seat: number("seat"), ..Game::default() });
            }
            ("\"turn\"", Some(game)) => {
                game.id = get("id").to_string();
                game.legal = items(get("legal")).iter().map(|text| text.to_string()).collect();
                game.tried = vec![(0.0, 0); game.legal.len()];
                game.first = asked;
                game.left = (TRIES / game.legal.len()).max(1) * game.legal.len();
                for i in 0..game.left {
                    println!(
                        "{{\"t\":\"try\",\"game\":{name},\"id\":{asked},\"from\":\"view\",\"moves\":[{}],\"random\":{DEPTH}}}",
                        game.legal[i % game.legal.len()]
                    );
                    asked += 1;
                }
            }
            (t @ ("\"tried\"" | "\"error\""), Some(game)) => {
                // Not about a turn that is over, nor about anything but trying.
                if game.id.is_empty() || number("id") < game.first || (t == "\"error\"" && get("to") != "\"try\"") {
                    continue;
                }
                let tried = (number("id") - game.first) % game.legal.len();
                if t == "\"tried\"" {
                    game.tried[tried].0 += worth(&line, game.seat);
                    game.tried[tried].1 += 1;
                }
                game.left -= 1;
                if game.left == 0 {
                    answer(&name, game);
                }
            }
            ("\"stop\"", Some(game)) => answer(&name, game),
            ("\"over\"", _) => drop(games.remove(&name)),
            ("\"quit\"", _) => break,
            _ => {} // the rest is not for us
        }
        stdout().flush().expect("somebody who reads");
    }
}
