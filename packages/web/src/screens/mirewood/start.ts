/** What was chosen, as options and seed of the game. */
import { MIREWOOD_BOARD, mirewood, presetOf } from '@quadrant/catalogue';
import {
  difficulties,
  game,
  headerOf,
  levels,
  levelText,
  type Options,
  readDrafts,
  withHeader,
  writeDrafts,
} from '@quadrant/mirewood';
import type { Start } from '../contract.js';
import { TEXTS } from './texts.js';

/** Places in the list of levels beside those that ship with the game. */
export const GENERATED = 'generated';
export const OWN = 'own';

export interface StartChoice {
  readonly level: string; // 'classic', or GENERATED or OWN
  readonly width: number;
  readonly height: number;
  readonly difficulty: number; // 1 to 5
  readonly players: number;
  readonly own: string; // the text of a level file
  readonly seed: number | null; // null: the level's own
}

/** The level that a preset names. */
const shippedBy = (id: string) => presetOf(mirewood, id)!.options.shipped as string;

export const USUAL: StartChoice = {
  level: shippedBy('usual'),
  ...MIREWOOD_BOARD,
  players: 1,
  own: '',
  seed: null,
};

/** What a first-time visitor walks into: a campaign that begins gently. */
export const QUICK: StartChoice = { ...USUAL, level: shippedBy('campaign') };

/** The level file that is played, its seed aside; null for a generated board. */
const textOf = (choice: StartChoice): string | null =>
  choice.level === GENERATED
    ? null
    : choice.level === OWN
      ? choice.own
      : levelText({ shipped: choice.level });

/** The seed that the level names, or the game's. */
export function usualSeed(choice: StartChoice): number {
  const text = textOf(choice);
  const named = text === null ? null : headerOf(readDrafts(text)[0], 'seed');
  return named !== null && /^[0-9]+$/.test(named) ? Number(named) : game.defaultSeed;
}

export function startOf(choice: StartChoice): Start {
  const usual = usualSeed(choice);
  const seed = choice.seed ?? usual;
  const { level, difficulty, players, own } = choice;
  const text = textOf(choice);
  const options: Options =
    text === null
      ? { generate: `${choice.width}x${choice.height}`, difficulty, players }
      : seed !== usual
        ? { level: withSeed(text, seed) }
        : level === OWN
          ? { level: own }
          : { shipped: level };
  return { options, seed, commands: [] };
}

/** The level file with this seed in place of whatever its random numbers began with. */
function withSeed(text: string, seed: number): string {
  const [first, ...others] = readDrafts(text);
  return writeDrafts([withHeader(withHeader(first, 'rng', null), 'seed', String(seed)), ...others]);
}

/** The level of the game that follows another; null after the last. */
export const levelAfter = (id: string): string | null =>
  levels[levels.findIndex((level) => level.id === id) + 1]?.id ?? null;

/** What is played: 'The Old Gate', 'walk, 12x7', 'own level'. */
export function labelOf(options: Options): string {
  if ('shipped' in options) return levels.find(({ id }) => id === options.shipped)!.title;
  if ('level' in options) return headerOf(readDrafts(options.level)[0], 'name') || TEXTS.ownLevel;
  const { generate, difficulty, players } = options;
  const name = `${difficulties[difficulty - 1].name}, ${generate}`;
  return players > 1 ? `${name}, ${TEXTS.twoPlayers}` : name;
}
