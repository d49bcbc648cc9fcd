/**
 * A command as presses in a row: a link and where it goes, or a card and what it is aimed at. What has been pressed
 * is the selection; what may follow comes from the legal commands and lights up.
 */
import { capital, type Seat } from '@quadrant/kernel';
import {
  abilityOf,
  aimIn,
  DIRECTIONS,
  type Fact,
  game,
  LETTERS,
  letterOf,
  linkOf,
  meetings,
  ownerOf,
  type Preview,
  placeOf,
  preview,
  type RaiinetCommand,
  type Sight,
  sightOf,
  squareAt,
  type UsedFact,
  type View,
} from '@quadrant/raiinet';
import type { Actor, Aim, Mark, Stage } from '../contract.js';
import { TEXTS } from './texts.js';
import { directionIn, toldBy } from './turned.js';

export type RaiStage = Stage<RaiinetCommand, Fact, View>;
type RaiActor = Actor<RaiinetCommand>;

/** The key of a place, on the board or just beyond its edge. */
export const keyOf = ([row, column]: readonly [number, number]): string => `${row},${column}`;
export const keyOfLink = (view: Sight, link: number): string =>
  keyOf(placeOf(view.players, view.links[link].at));
export const cardKey = (card: number): string => `card:${card}`;
const placeOfKey = (key: string) => key.split(',').map(Number) as [number, number];

/** One way to press a command. */
interface Way {
  readonly keys: readonly string[]; // ['card:3', '6,3'], ['1,3', '2,3']
  readonly choice: Preview;
}

const made = new WeakMap<readonly RaiinetCommand[], readonly Way[]>(); // by the legal commands

function waysOf({ view, legal }: RaiStage): readonly Way[] {
  let ways = made.get(legal);
  if (!ways) {
    const sight = sightOf(view);
    ways = preview(view, legal).flatMap((choice) => keysOf(sight, choice).map((keys) => ({ keys, choice })));
    made.set(legal, ways);
  }
  return ways;
}

/** The presses of a command; two links can be pressed in either order. */
function keysOf(view: Sight, { card, link, other, direction, option, place }: Preview): string[][] {
  const start = card === null ? [] : [cardKey(card)];
  const at = (letter: string) => keyOfLink(view, linkOf(view.players, letter));
  if (link === null) return [[...start, keyOf(place)]];
  if (direction !== null) return [[...start, at(link), keyOf(place)]];
  if (other === null || option === null) return [[...start, at(link)]];
  return [
    [...start, at(link), at(other), option],
    [...start, at(other), at(link), option],
  ];
}

export const pressed = (stage: RaiStage): readonly string[] => stage.selected?.split(' ') ?? [];

/** What may be pressed after these keys, with the commands that it leads to. */
export function nextAfter(stage: RaiStage, keys: readonly string[]): Map<string, Preview[]> {
  const next = new Map<string, Preview[]>();
  for (const way of waysOf(stage)) {
    if (way.keys.length <= keys.length || keys.some((key, i) => way.keys[i] !== key)) continue;
    const key = way.keys[keys.length];
    next.set(key, [...(next.get(key) ?? []), way.choice]);
  }
  return next;
}

export const isCard = (key: string | undefined): boolean => key?.startsWith('card:') === true;

export function pressAt(stage: RaiStage, actor: RaiActor, key: string): void {
  const before = pressed(stage);
  const keys = [...before, key];
  const whole = waysOf(stage).find((way) => way.keys.join(' ') === keys.join(' '));
  if (whole) actor.give(whole.choice.command, key);
  else if (nextAfter(stage, before).has(key)) actor.select(keys.join(' '));
  else if (before.at(-1) === key) actor.select(before.slice(0, -1).join(' ') || null);
  else if (!isCard(before[0]) && nextAfter(stage, []).has(key)) actor.select(key);
  else refuse(stage, actor, key);
}

/** A press that leads nowhere is answered in the game's own words where it can be said as a command. */
function refuse(stage: RaiStage, actor: RaiActor, key: string): void {
  const command = spelt(stage, key);
  if (command) actor.give(command, key);
  else actor.notify(wordsFor(stage), key);
}

/** By name, where there are names. */
export const whoIs = ({ seating }: Pick<RaiStage, 'seating'>, seat: Seat): string =>
  seating.names[seat]?.name ?? TEXTS.player(seat);

function wordsFor(stage: RaiStage): string {
  if (stage.outcome) return TEXTS.over;
  if (stage.turn < stage.turns) return TEXTS.pastNow;
  if (stage.onMove !== stage.seat) return TEXTS.onMove(whoIs(stage, stage.onMove));
  return stage.selected === null ? TEXTS.chooseLink : TEXTS.chooseLit;
}

/** The command that the press stands for, legal or not; null when it stands for none. */
function spelt(stage: RaiStage, key: string): RaiinetCommand | null {
  const { live, onMove, seat } = stage;
  const view = sightOf(stage.view);
  if (!live || onMove !== seat || isCard(key)) return null;
  const [first, ...rest] = pressed(stage);
  const letter = letterAt(view, key);
  if (first === undefined) return null;
  if (!isCard(first)) return moveTowards(view, first, key);
  const card = first.slice('card:'.length);
  const ability = abilityOf(view.seats[seat].hand[Number(card) - 1]);
  if (ability?.target === 'empty-square') return game.grammar.intern('ability', card, ...key.split(','));
  if (ability?.target !== 'link' || rest.length > 0 || letter === null) return null;
  return game.grammar.intern('ability', card, letter);
}

function moveTowards(view: Sight, from: string, to: string): RaiinetCommand | null {
  const letter = letterAt(view, from);
  const [row, column] = placeOfKey(from);
  const [toRow, toColumn] = placeOfKey(to);
  if (letter === null || (row !== toRow && column !== toColumn)) return null;
  const [up, down, left, right] = DIRECTIONS;
  const direction = row === toRow ? (toColumn < column ? left : right) : toRow < row ? up : down;
  return game.grammar.intern('move', letter, direction);
}

export function letterAt(view: Sight, key: string): string | null {
  const square = squareAt(view.players, ...placeOfKey(key));
  return square >= 0 && view.board[square] >= 0 ? letterOf(view.board[square]) : null;
}

/** What pressing a square would do. */
export function aimAt(stage: RaiStage, _: RaiActor, key: string): Aim | null {
  const before = pressed(stage);
  if (before.at(-1) === key)
    return { words: TEXTS.putDown(letterAt(sightOf(stage.view), key) ?? ''), marks: [] };
  const choices = nextAfter(stage, before).get(key);
  if (!choices) {
    const own = nextAfter(stage, []).get(key);
    return own && !isCard(before[0]) ? { words: TEXTS.choose(own[0].link!), marks: reachOf(own) } : null;
  }
  const [choice] = choices;
  const last = nextAfter(stage, [...before, key]).size === 0;
  if (!last)
    return {
      words: TEXTS.choose(letterAt(sightOf(stage.view), key) ?? ''),
      marks: choice.direction === null ? [] : reachOf(choices),
    };
  return { words: wordsOf(stage.view, choice), marks: [{ at: key, kind: 'target' }] };
}

/** What somebody would do here, in words and on the board. */
export function adviseOf(stage: RaiStage, command: RaiinetCommand): Aim {
  const way = waysOf(stage).find(({ choice }) => choice.command === command);
  if (!way) return { words: game.grammar.print(command), marks: [] };
  const { ability, link, direction, place, leaves } = way.choice;
  const card = ability === null ? null : abilityOf(ability)!.name;
  const squares = way.keys.filter((key) => key.includes(','));
  const deed = () => {
    if (direction === null) return TEXTS.cardDeed(card!, link ?? `(${place.join(',')})`);
    const move = TEXTS.moveDeed(link!, toldBy(stage.view.seat, direction), leaves);
    return card === null ? move : TEXTS.cardThenDeed(card, move);
  };
  return {
    words: deed(),
    marks: squares.map((at, i) => ({ at, kind: i === squares.length - 1 ? 'target' : 'path' })),
  };
}

/** A command that was given, in the same words, as its player would say it. */
export function deedIn(text: string, facts: readonly Fact[]): string {
  const [deed] = facts.filter((fact) => fact.kind === 'used' || fact.kind === 'moved');
  if (!deed) return text;
  if (deed.kind === 'used') return cardDeedIn(deed);
  const seat = ownerOf(LETTERS.indexOf(deed.link));
  return TEXTS.moveDeed(deed.link, toldBy(seat, deed.direction), false);
}

function cardDeedIn(used: UsedFact): string {
  const card = abilityOf(used.letter)!.name;
  const direction = directionIn(used);
  if (direction === undefined) return TEXTS.cardDeed(card, aimIn(used.target));
  const [link] = used.target;
  return TEXTS.cardThenDeed(card, TEXTS.moveDeed(link, toldBy(used.seat, direction), false));
}

const reachOf = (choices: readonly Preview[]): Mark[] =>
  choices.map(({ place }) => ({ at: keyOf(place), kind: 'path' }));

/** How a step may end: 'battle with C, 62 % to win'; '' where it meets nothing. */
export function outlook(view: View, choice: Preview): string {
  const mine = ownerOf(linkOf(view.players, choice.link ?? '')) === view.seat;
  return meetings(view, choice)
    .map((met) => {
      if (met.kind === 'edge') return mine ? TEXTS.meets.edge : TEXTS.meets.theirEdge;
      if (met.kind === 'battle') return TEXTS.meets.battle(met.link, met.odds);
      if (met.kind === 'port') return TEXTS.meets.port(met.seat, met.seat === view.seat);
      return TEXTS.meets.wall(met.virus);
    })
    .join(', ');
}

/** What a command does, before it is given. */
function wordsOf(seen: View, choice: Preview): string {
  const view = sightOf(seen);
  const { ability, link, direction, leaves, place } = choice;
  const met = letterAt(view, keyOf(place));
  const attacks =
    met !== null && ownerOf(linkOf(view.players, met)) !== ownerOf(linkOf(view.players, link ?? ''));
  if (direction !== null) {
    const move = TEXTS.move(link!, toldBy(view.seat, direction), leaves, attacks ? met : null);
    const ends = outlook(seen, choice);
    const words = ends ? `${move} ${capital(ends)}.` : move;
    return ability === null ? words : TEXTS.use(abilityOf(ability)!.name, words);
  }
  return TEXTS.useOn(abilityOf(ability!)!.name, link ?? `(${place.join(',')})`);
}
