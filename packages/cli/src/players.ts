/** Who plays, from the command line: one text a bot, and a limit for those that bring none. */
import { readClock, readWho, type Who } from '@quadrant/lab/simulate';
import { Misuse } from './command.js';

/** The bots by names that differ: a second `greedy` is `greedy (2)`. */
export function readPlayers(texts: readonly string[], limit: string | undefined): readonly Who[] {
  const clock = readClock(new Map(limit === undefined ? [] : [splitField(limit)]));
  if (!clock.ok) throw new Misuse(`--each: ${clock.error.words}`);
  const taken = new Set<string>();
  return texts.map((text) => {
    const who = readWho(text);
    if (!who.ok) throw new Misuse(`the bot ${text}: ${who.error.words}`);
    let { name } = who.value;
    for (let n = 2; taken.has(name); n++) name = `${who.value.name} (${n})`;
    taken.add(name);
    return { ...who.value, name, clock: who.value.clock ?? clock.value };
  });
}

function splitField(text: string): [string, string] {
  const [, key = '', value = ''] = /^(nodes|move|clock)=(.*)$/s.exec(text) ?? [];
  if (key === '') throw new Misuse(`--each is nodes=N, move=1s or clock=60+0.6, not "${text}"`);
  return [key, value];
}
