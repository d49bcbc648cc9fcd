/** What is handed to PostgreSQL, in which order: two nodes that write the same matches never wait for each other. */
import { stream } from '@quadrant/kernel';
import type pg from 'pg';
import { expect, it } from 'vitest';
import type { Append } from '../host.js';
import type { LogEntry } from '../match/entry.js';
import { headerFor } from '../testing/simulation.js';
import { PostgresJournal } from './postgres-journal.js';

type Columns = readonly (readonly (string | number | null)[])[];

/** Takes every second row, and keeps what it is asked. */
class Asked {
  readonly values: Columns[] = [];
  readonly query = async (query: string | { values: Columns }) => {
    if (typeof query === 'string') return { rows: [] };
    this.values.push(query.values);
    const [matches, numbers] = query.values;
    const rows = matches.map((match, i) => ({ match, number: numbers[i] }));
    return { rows: rows.filter(({ number }) => Number(number) % 2 === 0) };
  };
  release(): void {}
  async connect(): Promise<this> {
    return this;
  }
}

const rng = stream(15, 'batches');
const shuffled = <T>(list: readonly T[]): T[] =>
  list
    .map((each) => ({ each, at: rng.unit() }))
    .sort((a, b) => a.at - b.at)
    .map(({ each }) => each);
const made = headerFor(rng, { game: 'mirewood', options: { generate: '12x6' } });
const entries: readonly LogEntry[] = [{ kind: 'aborted', by: null, at: 1 }];

it.each([
  ['rows', {}],
  ['rows and when they are due', { due: 5 }],
  ['rows and a match that begins with one', { make: made, due: 5 }],
])('is sorted by match and number, however it came, and answered as it came: %s', async (_, more) => {
  const appends: Append[] = [];
  for (let n = 0; n < 60; n++) appends.push({ match: `m${n % 20}`, number: 1 + Math.floor(n / 20), entries });
  for (let round = 0; round < 20; round++) {
    const some: Append[] = shuffled(appends).slice(0, 2 + rng.below(30));
    some[0] = { ...some[0], ...more };
    const asked = new Asked();
    const taken = await new PostgresJournal(asked as unknown as pg.Pool).append(some);
    expect(taken).toEqual(some.map(({ number }) => number % 2 === 0));
    const [matches, numbers] = asked.values[0];
    const rows = matches.map((match, i) => `${match} ${numbers[i]}`);
    expect(rows).toEqual(some.map(({ match, number }) => `${match} ${number}`).sort());
  }
});
