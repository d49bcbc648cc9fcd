/** Puts the shards of a tournament together. All must come from the same spec; what is there twice must be the same. */
import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { ok, type Result, refuse } from '@quadrant/kernel';
import { finish } from './finish.js';
import { addTo, journalLine, logName, type PlayedJobs, recordName, TournamentFolder } from './folder.js';
import { digestOfSpec, missingPairs, type Spec } from './spec.js';
import type { Standings } from './standings.js';

export interface Merged {
  readonly spec: Spec;
  readonly standings: Standings;
  readonly missing: number; // pairs that no shard has
}

const WHOLE = { index: 0, of: 1 };

/** What is in `out` already stays there, and counts as one more shard. */
export function merge(paths: readonly string[], out: string): Result<Merged> {
  const journal: PlayedJobs = new Map();
  const homes = new Map<number, TournamentFolder>();
  const take = (folder: TournamentFolder, own: Spec): Result<null> => {
    const played = folder.readJournal(own);
    if (!played.ok) return played;
    for (const each of played.value.values()) {
      const added = addTo(journal, each);
      if (!added.ok) return added;
      if (!homes.has(each.line.pair)) homes.set(each.line.pair, folder);
    }
    return ok(null);
  };
  let spec: Spec | null = null;
  for (const folder of paths.map((path) => new TournamentFolder(path))) {
    const own = folder.readSpec();
    if (!own.ok) return own;
    if (spec !== null && digestOfSpec(spec) !== digestOfSpec(own.value))
      return refuse('other-spec', `${folder.path} is another tournament than ${paths[0]}`);
    spec = own.value;
    const taken = take(folder, spec);
    if (!taken.ok) return taken;
  }
  if (spec === null) return refuse('no-folder', 'there is nothing to merge');
  const target = new TournamentFolder(out);
  if (target.isThere) {
    const other = target.readSpec();
    if (!other.ok || digestOfSpec(other.value) !== digestOfSpec(spec))
      return refuse('taken', `${out} holds another tournament`);
    const taken = take(target, spec);
    if (!taken.ok) return taken;
  }
  target.begin(spec);
  const inOrder = [...journal.values()].sort((a, b) => a.line.pair - b.line.pair);
  for (const { line } of inOrder)
    for (const [place, { seats }] of line.games.entries()) {
      const home = homes.get(line.pair)!;
      if (home === target) continue;
      const copy = (name: string) => {
        mkdirSync(dirname(target.file(name)), { recursive: true });
        copyFileSync(home.file(name), target.file(name));
      };
      copy(recordName(line.pair, place));
      for (const log of seats.map((_, seat) => logName(line.pair, place, seat)))
        if (existsSync(home.file(log))) copy(log);
    }
  target.write('games.jsonl', inOrder.map(journalLine).join(''));
  const standings = finish(target, spec, journal);
  const missing = standings.sprt?.verdict ? 0 : missingPairs(spec, journal, WHOLE).length;
  return ok({ spec, standings, missing });
}
