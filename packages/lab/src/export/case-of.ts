/** A game that was played as a case: what it takes to play it again in the text program, and what that must print. */
import type { SoundRecord } from '@quadrant/table';
import { isCommand } from '@quadrant/table';
import { casesOf, loadGame } from '../games.js';
import { runOwn } from '../process/own-game.js';

/** The files of a case by their endings: `{ '.txt': …, '.expected.txt': … }`. */
export type CaseFiles = Readonly<Record<string, Buffer | string>>;

export async function caseOf({ record, options }: SoundRecord): Promise<CaseFiles> {
  const own = await loadGame(record.game);
  const { beginningOf, level: levelName } = casesOf(record.game);
  const { args, level, commands } = beginningOf(own, options, record.seed);
  const all = [...commands, ...commandsOf(record)];
  const isKeys = own.game.grammar.spelling === 'key';
  const input = isKeys ? `${all.join('')}\n` : all.map((each) => `${each}\n`).join('');
  const { out, ending } = runOwn(own.program, {
    words: level === null ? args : [...args, levelName ?? ''],
    input: Buffer.from(input),
    files: level === null ? {} : { [levelName ?? '']: level },
  });
  const status = ending.kind === 'exited' ? ending.status : 0;
  return {
    '.txt': input,
    '.expected.txt': out,
    ...(level === null ? {} : { '.map': level }),
    ...(args.length === 0 ? {} : { '.args': `${args.join(' ')}\n` }),
    ...(status === 0 ? {} : { '.exit': `${status}\n` }),
  };
}

/** What was given, in order, with what was refused in its place; what was taken back is gone. */
function commandsOf({ entries, refused = [] }: SoundRecord['record']): string[] {
  const given: { readonly text: string; readonly isPerformed: boolean }[] = [];
  entries.forEach((entry, i) => {
    for (const [at, , text] of refused) if (at === i) given.push({ text, isPerformed: false });
    if (isCommand(entry)) given.push({ text: entry.command, isPerformed: true });
    else if (entry.table === 'taken-back') {
      let left = entry.to ?? 0;
      const end = given.findIndex(({ isPerformed }) => isPerformed && left-- === 0);
      if (end >= 0) given.length = end;
    }
  });
  for (const [at, , text] of refused) if (at >= entries.length) given.push({ text, isPerformed: false });
  return given.map(({ text }) => text);
}
