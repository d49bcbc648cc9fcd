/** Records of games that ended, and of games that did not, are what their JSON Schema says. */
import { type AnyGame, stream } from '@quadrant/kernel';
import { type History, makeRecord, recordSchema } from '@quadrant/table';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { playRandomly, type WalkStart } from '../walk.js';

export function checkRecords(game: AnyGame, starts: readonly WalkStart[], turns: number): void {
  // Readers ignore fields that it does not name, so its objects are open.
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  const valid = ajv.compile(recordSchema(game));
  // biome-ignore lint/suspicious/noExplicitAny: a history of any game
  const check = (history: History<any, any, any>, ending: 'resigned' | null) => {
    const record = JSON.parse(JSON.stringify(makeRecord(history, ending, { trace: true })));
    if (!valid(record))
      throw new Error(`record: ${ajv.errorsText(valid.errors)}\n${JSON.stringify(record).slice(0, 2000)}`);
  };
  for (const { options, seed, rng } of starts) {
    const { history } = playRandomly(game, options, seed, stream(70, rng), turns);
    check(history, null);
    for (let seat = 0; seat < game.seats(history.position); seat++)
      history.note({ seat, table: 'withdrawn', why: 'resigned' });
    check(history, 'resigned');
  }
}
