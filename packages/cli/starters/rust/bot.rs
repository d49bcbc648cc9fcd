// A bot for Quadrant. It reads one JSON object a line and answers on standard output; what it writes to
// standard error is its log. It plays any legal move of any game. Compile it: rustc -O -o bot bot.rs
use std::io::{stdin, stdout, BufRead, Write};

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

fn main() {
    for line in stdin().lock().lines() {
        let line = line.expect("a line");
        let get = |name| field(&line, name);
        match get("t") {
            "\"hello\"" => println!(
                "{{\"t\":\"hello\",\"protocol\":\"quadrant-bot/1\",\"name\":\"my-bot\",\
                 \"games\":[\"space-defender-2\",\"simodyssey-2\",\"raiinet\",\"mirewood\"]}}"
            ),
            "\"ping\"" => println!("{{\"t\":\"pong\",\"id\":{}}}", get("id")),
            "\"new\"" => println!("{{\"t\":\"ready\",\"game\":{}}}", get("game")),
            "\"turn\"" => {
                // Your move: `view` is all that you may know, `legal` all that you may do.
                let legal = items(get("legal"));
                let ply: usize = get("ply").parse().expect("a number");
                let (game, id, chosen) = (get("game"), get("id"), legal[ply * 7919 % legal.len()]);
                println!("{{\"t\":\"move\",\"game\":{game},\"id\":{id},\"move\":{chosen}}}");
            }
            "\"quit\"" => break,
            _ => {} // the rest is not for us
        }
        stdout().flush().expect("somebody who reads");
    }
}
