/** A key that is held plays once: told by the terminal, or by how soon the same key comes again. */
import { expect, test } from 'vitest';
import { TerminalGame } from '../match.js';
import { flow, kits, press, screenOf, stageWith } from '../testing/stage.js';
import { HeldKeys } from './held.js';
import { type Input, KeyDecoder } from './keys.js';
import { LayerStack } from './stage.js';

const P: Input = { kind: 'key', key: 'p' };
const HELD: Input = { ...P, held: true };

test('the same key again at once is held; another one, or later, is pressed', () => {
  const held = new HeldKeys();
  const at = (key: string, now: number) => held.mark({ kind: 'key', key }, now);
  expect(at('p', 0)).toEqual(P);
  expect(at('p', 500)).toEqual(P); // the first repeat comes late
  expect(at('p', 533)).toEqual(HELD);
  expect(at('p', 573)).toEqual(HELD);
  expect(at('f', 580)).toEqual({ kind: 'key', key: 'f' });
  expect(at('p', 585)).toEqual(P);
  expect([635, 685, 735].map((now) => at('p', now))).toEqual([P, P, P]); // a program that types
  const click: Input = { kind: 'click', x: 1, y: 1 };
  expect([held.mark(click, 800), held.mark(click, 801)]).toEqual([click, click]);
});

test('terminals that tell: pressed, repeated, released, with every kind of key', () => {
  const decode = (text: string) => new KeyDecoder().feed(text);
  expect(decode('\x1b[?0u')).toEqual([{ kind: 'tells-keys' }]);
  expect(decode('\x1b[112;1:1;112u\x1b[112;1:2;112u\x1b[112;1:3u')).toEqual([P, HELD]);
  expect(decode('\x1b[1;1:2C\x1b[1;1:3C\x1b[5;1:2~')).toEqual([
    { kind: 'key', key: 'right', held: true },
    { kind: 'key', key: 'pageup', held: true },
  ]);
  const names = (text: string) => decode(text).map((input) => 'key' in input && input.key);
  expect(names('\x1b[13u\x1b[27u\x1b[9u\x1b[9;2u\x1b[127u\x1b[32;;32u')).toEqual([
    'enter', 'escape', 'tab', 'backtab', 'backspace', ' ',
  ]); // biome-ignore format: a list
  expect(names('\x1b[115;2;83u\x1b[115:83;2u\x1b[115;2u\x1b[99;5u\x1b[120;3u\x1b[47;2;63u')).toEqual([
    'S', 'S', 'S', 'ctrl-c', 'alt-x', '?',
  ]); // biome-ignore format: a list
  expect(names('\x1b[57406;129;55u\x1b[57406u\x1b[57423u\x1b[57427u\x1b[57441;2u\x1b[57358u\x1b[u')).toEqual([
    '7', '7', 'home', '5',
  ]); // biome-ignore format: a list
});

test('a held key plays one turn and is told; walking goes on until somebody is near', () => {
  const space = stageWith('space-defender-2', '');
  press(space, 'g');
  space.input(P);
  for (let i = 0; i < 12; i++) space.input(HELD);
  expect(screenOf(space)).toMatch(/ turn 1\n[\s\S]*A key that is held plays one turn\./);
  const right: Input = { kind: 'key', key: 'right', held: true };
  for (let i = 0; i < 3; i++) space.input(right); // aims
  expect(screenOf(space)).toContain('D4: empty. Move: 3 cells');
  const { game } = kits.get('mirewood')!;
  const options = game.readOptions({
    level: 'map:\nXXXXXXXXXXXXXXXX\nXP............mX\nX............G.X\nXXXXXXXXXXXXXXXX\nend\n',
  });
  if (!options.ok) throw new Error(options.error.words);
  const wood = new LayerStack();
  flow.play(
    wood,
    TerminalGame.begin(kits.get('mirewood')!, { options: options.value, seed: 1, commands: [] }),
  );
  for (let i = 0; i < 40; i++) wood.input(right);
  const turn = Number(/ turn (\d+)\n/.exec(screenOf(wood))![1]);
  expect(turn).toBeGreaterThan(1);
  expect(turn).toBeLessThan(12);
  expect(screenOf(wood)).toContain('A key that is held plays one turn.');
});

test('a held Enter lifts no curtain', () => {
  const stage = stageWith('raiinet', '--setup usual --seed 1');
  const enter: Input = { kind: 'key', key: 'enter', held: true };
  stage.input(enter);
  expect(screenOf(stage)).toContain('Player 1, it is your turn.');
  press(stage, 'enter');
  expect(screenOf(stage)).not.toContain('Curtain');
});
