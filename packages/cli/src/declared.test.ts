/** What commands declare is what people are told: in help, in completion and in docs/cli.md, and nothing else is. */
import { readFileSync } from 'node:fs';
import { GAME_IDS } from '@quadrant/lab/games';
import { beforeAll, describe, expect, test } from 'vitest';
import { call } from './call.js';
import type { CliCommand } from './command.js';
import { completionFor } from './commands/completion.js';
import { COMMANDS } from './commands.js';
import { helpOf, helpOn } from './help.js';
import { makeFolder } from './make-folder.js';
import { type ShownOption, shownOf } from './options.js';
import { npmStart } from './serving.js';

const DOCS = readFileSync(new URL('../../../docs/cli.md', import.meta.url), 'utf8');
const FLAG = /(?<![\w-])--?[a-z][a-z0-9-]*/g;
const GENERAL = ['--help', '--version', '--no-color'];
const WIDTH = 80;

/** A place where options are told together: a command, one of its verbs, or one game of it. */
interface Place {
  readonly words: string; // 'bot check', 'play raiinet', 'match *'
  readonly help: string;
  readonly options: readonly ShownOption[];
}

async function placesOf(name: string, command: CliCommand): Promise<Place[]> {
  const verbs = Object.entries(command.verbs ?? {}).map(([verb, each]) => ({
    words: `${name} ${verb}`,
    help: helpOf(each),
    options: shownOf(each.options),
  }));
  const games = await Promise.all(
    GAME_IDS.map(async (game) => {
      const on = (await command.on?.(game)) ?? null;
      return on === null ? [] : [{ words: `${name} ${game}`, help: helpOn(on), options: on.options }];
    }),
  );
  const own = { words: `${name} *`, help: helpOf(command), options: shownOf(command.options) };
  return [own, ...verbs, ...games.flat()];
}

const sectionOf = (name: string): string =>
  DOCS.split(/^## /m).find((part) => part.startsWith(`quadrant ${name}\n`)) ?? '';
const flagsIn = (text: string): string[] => text.match(FLAG) ?? [];

describe.each(Object.entries(COMMANDS))('quadrant %s', (name, { load }) => {
  let places: Place[] = [];
  let bash = '';
  beforeAll(async () => {
    places = await placesOf(name, (await load()).command);
    bash = await completionFor('bash');
  });

  test('tells every option in its help, and nothing is wider than a terminal', () => {
    for (const { words, help, options } of places) {
      for (const { label, flags } of options) {
        expect(help, words).toContain(`\n  ${label}`);
        expect(flags.length, label).toBeGreaterThan(0);
      }
      for (const line of help.split('\n').slice(1)) expect(line.length, line).toBeLessThanOrEqual(WIDTH);
    }
  });

  test('completes every option, and the answers to choose from', () => {
    for (const { words, options } of places) {
      if (options.length === 0) continue;
      const [command, after] = words.split(' ');
      const place = `"${command} "${after}`;
      const line = bash.split('\n').find((each) => each.trim().startsWith(`${place}) `)) ?? '';
      const offered = /words="([^"]*)"/.exec(line)?.[1].split(' ') ?? [];
      expect(offered, words).toEqual(expect.arrayContaining(options.flatMap(({ flags }) => flags)));
      for (const { flags, choices } of options)
        if (choices.length > 0)
          expect(bash).toContain(`${place}" ${flags[0]}") words="${choices.join(' ')}"`);
    }
  });

  test('stands in docs/cli.md with exactly these options', () => {
    const section = sectionOf(name);
    expect(section).not.toBe('');
    expect(DOCS).toContain(`](#quadrant-${name})`);
    const declared = places.flatMap(({ options }) => options.flatMap(({ flags }) => flags));
    const told = flagsIn(section);
    expect(told).toEqual(expect.arrayContaining(declared));
    expect(told.filter((flag) => !declared.includes(flag) && !GENERAL.includes(flag))).toEqual([]);
  });
});

test('npm start has the options of serve', async () => {
  let served: unknown = null;
  const start = npmStart(async (options) => {
    served = options;
    return 0;
  });
  const { command } = await COMMANDS.serve.load();
  expect(start.options).toEqual(command.options);
  expect(await call(start, ['--port', '0', '--trust-proxy', '--guests-per-hour=5', '--log', 'info'])).toBe(0);
  expect(served).toEqual({
    port: 0,
    host: '127.0.0.1',
    trustProxy: true,
    log: 'info',
    limits: { guestsPerHour: 5 },
    makeFolder,
  });
  for (const [words, message] of [
    [['--prot', '80'], 'start has no option "--prot"; did you mean --port?'],
    [['--port', '70000'], '--port is a whole number from 0 to 65535, not "70000"'],
    [['8080'], 'start takes options only, not "8080"'],
    [['--public', 'games.example'], '--public is an address like https://games.example, not "games.example"'],
    [['--log', 'loud'], '--log is one of silent, error, warn, info, debug, not "loud"'],
    [['--guests-per-hour', '-1'], '--guests-per-hour is a whole number from 0 to 2147483647, not "-1"'],
  ] as const)
    await expect(call(start, words)).rejects.toThrow(message);
});
