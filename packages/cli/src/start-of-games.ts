/** What many games begin with, from the command line: a preset, options set, or deals of a file. */
import type { AnyGame, Plain, Result } from '@quadrant/kernel';
import { entryOf } from '@quadrant/lab/games';
import { type Deal, dealFrom, readDeals, readGrid, withGiven } from '@quadrant/lab/simulate';
import { Misuse } from './command.js';
import { readText } from './input.js';
import { unknown } from './suggest.js';

interface Start {
  readonly options: Plain | null; // null: as bots are measured
  readonly deals: readonly Deal[] | null;
  readonly seats: number;
}

export function readStart(
  game: AnyGame,
  preset: string | undefined,
  set: readonly string[],
  file: string | undefined,
): Start {
  if (file !== undefined) {
    const deals = sound('--deals', readDeals(game, readText(file, true)));
    return { options: null, deals, seats: game.seatsOf(deals[0].options) };
  }
  const options = optionsOf(game, preset, set);
  const deal = sound('--set', dealFrom(game, 1, 0, options));
  return { options, deals: null, seats: game.seatsOf(deal.options) };
}

function optionsOf(game: AnyGame, preset: string | undefined, set: readonly string[]): Plain | null {
  const base = readPreset(game.id, preset);
  if (set.length === 0) return base;
  const grid = sound('--set', readGrid(set));
  if (grid.length !== 1) throw new Misuse('--set gives one value: simulate --vary takes several');
  return sound('--set', withGiven(base ?? entryOf(game.id).measured, grid[0]));
}

export function readPreset(id: string, name: string | undefined): Plain | null {
  if (name === undefined) return null;
  const { title, presets } = entryOf(id);
  const preset = presets.find((each) => each.id === name);
  if (preset !== undefined) return preset.options;
  throw new Misuse(
    unknown(
      `${title} has no preset`,
      name,
      presets.map((each) => each.id),
    ),
  );
}

function sound<T>(flag: string, result: Result<T>): T {
  if (!result.ok) throw new Misuse(`${flag}: ${result.error.words}`);
  return result.value;
}
