/** Entering a level: the first of a game, and the next one with what players take along. */
import type { Book } from '../book.js';
import { DEFAULT_DIFFICULTY } from '../difficulty.js';
import { type Entity, type Ground, livingFrom, NONE, type Position } from '../position.js';
import { type Chance, seeded } from '../random.js';
import type { Ai } from '../tables.js';
import { generate } from './generate.js';
import type { Headers } from './headers.js';
import { type Level, type LevelFile, nextSection, readSoundLevel } from './read.js';

/** The position at the start of a level file; the seed is for a file that names none. */
export function enterFirstLevel(book: Book, file: LevelFile, seed: number, single: boolean): Position {
  const { first, levels, later } = file;
  const { headers } = first;
  const chance: Chance = { rng: stateOf(headers) ?? seeded(seed), draws: 0 };
  const ground = groundOf(book, chance, first);
  return {
    level: 1,
    levels,
    later,
    next: 0,
    single,
    name: headers.name,
    turn: headers.turn,
    begun: false,
    asked: livingFrom(ground, 0),
    ai: aiOf(book, headers),
    verbose: headers.verbose,
    rng: chance.rng,
    draws: chance.draws,
    ...ground,
    vacant: [],
    result: null,
  };
}

/** Goes on to the next level: players keep health, bombs and score, the dead stay dead, the generator goes on. */
export function enterNextLevel(book: Book, p: Position): void {
  const { text, next } = nextSection(p.later, p.next);
  const level = readSoundLevel(book, text);
  const { headers } = level;
  p.rng = stateOf(headers) ?? p.rng;
  const ground = groundOf(book, p, level);
  for (let seat = 0; seat < p.players; seat++) takeAlong(ground, p.entities[seat], ground.entities[seat]);
  Object.assign(p, ground);
  p.level++;
  p.later = p.level < p.levels ? p.later : '';
  p.next = p.level < p.levels ? next : 0;
  p.name = headers.name;
  p.turn = headers.turn;
  p.ai = aiOf(book, headers);
  p.asked = livingFrom(p, 0);
  p.vacant = [];
}

function takeAlong(ground: Ground, old: Entity, fresh: Entity): void {
  fresh.score = old.score;
  if (old.square !== NONE) {
    fresh.health = old.health;
    fresh.bombs = old.bombs;
  } else if (fresh.square !== NONE) {
    ground.squares[fresh.square] = NONE;
    fresh.square = NONE;
    fresh.health = 0;
  }
}

/** The generator's state that a level asks for, or null. */
function stateOf({ rng, seed }: Readonly<Headers>): number | null {
  return rng ?? (seed === null ? null : seeded(seed));
}

const difficultyOf = (headers: Readonly<Headers>): number => headers.difficulty ?? DEFAULT_DIFFICULTY;

function aiOf(book: Book, headers: Readonly<Headers>): Ai {
  if (headers.ai) return headers.ai;
  return headers.generate ? book.difficulties[difficultyOf(headers) - 1].ai : 'greedy';
}

function groundOf(book: Book, chance: Chance, { headers, ground }: Level): Ground {
  if (ground) return ground;
  const { generate: size, players, health } = headers;
  return generate(book, chance, {
    ...size!,
    difficulty: difficultyOf(headers),
    players: players ?? 1,
    health,
  });
}
