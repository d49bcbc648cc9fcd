import { describe, expect, test } from 'vitest';
import { MESSAGES } from '../testing/messages.js';
import {
  ANSWERS,
  BODIES,
  DEEPEST,
  LONGEST_LINE,
  LONGEST_MESSAGE,
  misfit,
  optionFromText,
  readFromClient,
  readFromHost,
  readFromProgram,
  readFromServer,
  readValue,
} from './index.js';

const READERS = {
  host: readFromHost,
  program: readFromProgram,
  client: readFromClient,
  server: readFromServer,
} as const;
const names = Object.keys(READERS) as (keyof typeof READERS)[];
const asProgram = (message: unknown) => readFromProgram(JSON.stringify(message));
const codeOf = (text: string) => {
  const read = readFromProgram(text);
  return read.ok ? 'ok' : read.error.code;
};

describe.each(names)('from the %s', (name) => {
  test.each(MESSAGES[name].map((message) => [message.t, message] as const))(
    '%s is read whole',
    (_, message) => {
      expect(READERS[name](JSON.stringify(message))).toEqual({ ok: true, value: message });
    },
  );

  test('fields that are not known are left out', () => {
    for (const message of MESSAGES[name])
      expect(READERS[name](JSON.stringify({ ...message, news: { x: 1 } }))).toEqual({
        ok: true,
        value: message,
      });
  });

  test('each field that is needed is missed by name', () => {
    for (const message of MESSAGES[name]) {
      for (const key of Object.keys(message)) {
        const { [key as 't']: _, ...less } = message as Record<string, unknown>;
        const read = READERS[name](JSON.stringify(less));
        if (!read.ok && key !== 't') {
          expect(read.error.words.length).toBeGreaterThan(5);
          expect(read.error.message).toEqual(less);
        }
      }
    }
  });
});

describe('lines that are no message', () => {
  test.each([
    ['', 'malformed'],
    ['hello', 'malformed'],
    ['[]', 'malformed'],
    ['null', 'malformed'],
    ['{}', 'malformed'],
    ['{"t":1}', 'malformed'],
    ['{"t":"move","id":1,"move":"x"', 'malformed'],
    ['{"t":"fly"}', 'unknown'],
    ['{"t":"constructor"}', 'unknown'],
    ['{"t":"__proto__"}', 'unknown'],
    ['{"t":"move","id":1}', 'fields'],
    ['{"t":"move","id":1,"resign":false}', 'fields'],
    ['{"t":"move","id":1,"move":7}', 'fields'],
  ])('%s: %s', (text, code) => expect(codeOf(text)).toBe(code));

  test('a line may be as long as the bound, in bytes, and no longer', () => {
    const line = (length: number) => {
      const head = '{"t":"move","id":1,"move":"';
      return `${head}${'x'.repeat(length - head.length - 2)}"}`;
    };
    expect(codeOf(line(LONGEST_LINE))).toBe('ok');
    expect(codeOf(line(LONGEST_LINE + 1))).toBe('too-long');
    expect(codeOf(line(LONGEST_LINE - 1).replace('"x', '"€'))).toBe('too-long');
    const give = { t: 'ping', n: 1, more: 'ä'.repeat(LONGEST_MESSAGE / 2) };
    expect(readFromClient(JSON.stringify(give))).toMatchObject({ error: { code: 'too-long' } });
  });

  test('nesting is bounded before anything is built; brackets in texts do not count', () => {
    const nested = (levels: number) =>
      `{"t":"pong","id":1,"x":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`;
    expect(codeOf(nested(DEEPEST))).toBe('ok');
    expect(codeOf(nested(DEEPEST + 1))).toBe('too-deep');
    expect(codeOf(nested(200_000))).toBe('too-deep');
    expect(codeOf(`{"t":"pong","id":1,"x":"${'[\\"{'.repeat(1000)}\\\\"}`)).toBe('ok');
  });
});

describe('what programs say', () => {
  test('a hello is completed with the defaults', () => {
    expect(asProgram({ t: 'hello', protocol: 'quadrant-bot/1', name: 'x', games: [] })).toEqual({
      ok: true,
      value: {
        t: 'hello',
        protocol: 'quadrant-bot/1',
        name: 'x',
        author: '',
        version: '',
        games: [],
        options: [],
        wants: { legal: true, facts: false, views: false, side: false },
      },
    });
  });

  test('an info that makes no sense is read as one that says nothing', () => {
    expect(asProgram({ t: 'info', id: 'x', score: 7, nodes: -1, pv: 3, policy: [[1, 2]] })).toMatchObject({
      ok: true,
      value: { id: null, score: null, nodes: null, pv: null, policy: null },
    });
  });

  test('a move with an id of another kind names no turn', () => {
    expect(asProgram({ t: 'move', id: '41', move: 'x' })).toMatchObject({ ok: true, value: { id: null } });
  });

  test('an option whose default breaks its own bounds is refused', () => {
    const hello = (option: unknown) =>
      asProgram({ t: 'hello', protocol: 'p', name: 'x', games: [], options: [option] }).ok;
    expect(hello({ name: 'n', type: 'integer', default: 2, min: 1, max: 3 })).toBe(true);
    expect(hello({ name: 'n', type: 'integer', default: 0, min: 1 })).toBe(false);
    expect(hello({ name: 'n', type: 'choice', default: 'c', choices: ['a'] })).toBe(false);
    expect(hello({ name: 'n', type: 'colour', default: 'c' })).toBe(false);
  });
});

test('values of options are held to their declarations', () => {
  const integer = { name: 'n', type: 'integer', default: 2, min: 1, max: 3 } as const;
  const flag = { name: 'f', type: 'boolean', default: true } as const;
  const choice = { name: 'c', type: 'choice', default: 'a', choices: ['a', 'b'] } as const;
  const fits = (option: Parameters<typeof misfit>[0], word: string) =>
    misfit(option, optionFromText(option, word));
  expect(fits(integer, '3')).toBe(null);
  expect(fits(integer, '4')).toBe('is above 3');
  expect(fits(integer, '2.5')).toBe('is not a whole number');
  expect(fits(integer, '')).toBe('is not a number');
  expect(fits(flag, 'false')).toBe(null);
  expect(fits(flag, 'no')).toBe('is not true or false');
  expect(fits({ ...choice, choices: [...choice.choices] }, 'c')).toBe('is not one of a, b');
  expect(misfit({ name: 't', type: 'text', default: '' }, 3)).toBe('is not a text');
});

describe('bodies and answers', () => {
  test('a match is completed with the defaults, and refused with the field that is wrong', () => {
    expect(readValue(BODIES.makeMatch, { game: 'raiinet', seats: ['me', 'open'] })).toEqual({
      ok: true,
      value: {
        game: 'raiinet',
        clock: null,
        seats: ['me', 'open'],
        rated: false,
        visible: 'public',
        friendly: false,
        delay: 0,
      },
    });
    expect(readValue(BODIES.makeMatch, { game: 'raiinet', seats: ['me', 'you'] })).toMatchObject({
      error: { code: 'fields', field: 'seats.1' },
    });
    const both = { game: 'raiinet', seats: ['me'], preset: 'usual', options: {} };
    expect(readValue(BODIES.makeMatch, both).ok).toBe(false);
  });

  test('an answer of another server is checked as well', () => {
    const guest = { player: 'p_1', name: 'Ann', token: 't', recovery: 'r' };
    expect(readValue(ANSWERS.guest, guest)).toEqual({ ok: true, value: guest });
    expect(readValue(ANSWERS.guest, { ...guest, token: 7 }).ok).toBe(false);
    expect(readValue(ANSWERS.record, { record: {}, salt: 'x' }).ok).toBe(false);
  });

  test('a value that nests too deep is refused wherever it stands', () => {
    let deep: unknown = 1;
    for (let i = 0; i < 100; i++) deep = [deep];
    expect(readValue(BODIES.submitRun, { record: { deep } }).ok).toBe(false);
  });
});
