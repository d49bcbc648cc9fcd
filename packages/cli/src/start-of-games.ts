/** What many games begin with, from the command line: a preset, options set, or deals of a file. */
import type { AnyGame, Plain, Result } from '@quadrant/kernel';
import { entryOf } from '@quadrant/lab/games';
import { type Deal, dealWith, type GridPoint, readDeals, readGrid } from '@quadrant/lab/simulate';
import { Misuse } from './command.js';
import { readText } from './input.js';
import { unknown } from './suggest.js';

interface Start {
  readonly options: Plain | null; // to deal from; null: as bots are measured
  readonly given: GridPoint; // options that hold whatever is dealt
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
    return { options: null, given: {}, deals, seats: game.seatsOf(deals[0].options) };
  }
  const options = readPreset(game.id, preset);
  const given = readSet(set);
  const deal = sound('--set', dealWith({ seed: 1, base: options }, game, given, 0));
  return { options, given, deals: null, seats: game.seatsOf(deal.options) };
}

export function readSet(set: readonly string[]): GridPoint {
  const grid = sound('--set', readGrid(set));
  if (grid.length > 1) throw new Misuse('--set gives one value: simulate --vary takes several');
  return grid[0];
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
