/** The address at which the page shows a game of a case at one of its commands. */
import { deflateRawSync } from 'node:zlib';
import { type GameRecord, History, makeRecord } from '@quadrant/table';
import { casesOf, type GameId, type GameModule } from '../games.js';

/** Where `quadrant serve` and `npm start` serve the page. */
export const USUAL_PAGE = 'http://127.0.0.1:4173/';

/** What there is of a case. */
export interface ShownCase {
  readonly args: readonly string[];
  readonly map: string | null;
  readonly commands: readonly string[]; // one by one
}

/** The record of a case and the turn right after so many of its commands; null where it cannot be told as a record. */
export function recordOf(
  id: GameId,
  { game }: GameModule,
  { args, map, commands }: ShownCase,
  number: number,
): { readonly record: GameRecord; readonly turn: number } | null {
  const started = casesOf(id).startedBy(args, map);
  const options = started && game.readOptions(started.options);
  const seed = started?.seed ?? game.defaultSeed;
  if (!options?.ok || game.checkSeed(seed) !== null) return null;
  const history = new History(game, options.value, seed);
  let turn = 0;
  commands.forEach((text, i) => {
    const parsed = game.grammar.parse(text);
    if (parsed.ok) history.give(Math.max(0, game.onMove(history.position)), parsed.value);
    if (i < number) ({ turn } = history);
  });
  return { record: makeRecord(history), turn };
}

/** An address that is longer is taken by few programs. */
const LONGEST = 8000;

export function linkTo(
  page: string,
  id: GameId,
  shown: { readonly record: GameRecord; readonly turn: number },
): string | null {
  const packed = deflateRawSync(JSON.stringify(shown.record)).toString('base64url');
  const link = `${page.replace(/\/*$/, '/')}#/${id}/link/${shown.turn}/${packed}`;
  return link.length > LONGEST ? null : link;
}
