/** Who plays with which keys: alone at a screen with letters and arrows, as two with a part of the keyboard each. */
import {
  FINDS,
  GATE,
  game,
  helpIn,
  holds,
  isClose,
  type KeyEntry,
  keys,
  type MirewoodCommand,
  VERBOSE_KEY,
} from '@quadrant/mirewood';
import type { Actor, Binding } from '../contract.js';
import { actingSeat, isShared, nameOf, send, travel, type WoodStage } from './aim.js';
import { TEXTS, WORDS } from './texts.js';

/** The key of the page, and the key of the game it stands for. */
type KeyMap = Readonly<Record<string, string>>;

const ARROWS: KeyMap = { ArrowUp: 'w', ArrowLeft: 'a', ArrowDown: 's', ArrowRight: 'd' };
const LETTERS: KeyMap = Object.fromEntries(keys.map(({ key }) => [key, key]));
const ALONE: readonly KeyMap[] = [{ ...LETTERS, ...ARROWS }];
/** Player 2 has the arrows and, as they lie on a number pad, the digits. */
const TOGETHER: readonly KeyMap[] = [
  LETTERS,
  { ...ARROWS, 8: 'i', 4: 'j', 5: 'k', 6: 'l', 7: 'f', 9: 'h', 1: 'e', 0: '.' },
];

const mapsOf = (stage: WoodStage) => (isShared(stage) ? TOGETHER : ALONE);
/** What a key of the game does: 'move up'. */
export function help(key: string): string {
  const entry = (keys as readonly KeyEntry[]).find((each) => each.key === key);
  return entry ? helpIn(WORDS, entry.help) : key;
}

export function keysOf(stage: WoodStage, actor: Actor<MirewoodCommand>): Binding[] {
  const { asked } = stage.view;
  const shared = isShared(stage);
  const bindings = mapsOf(stage).flatMap((map, seat) =>
    Object.entries(map).map(([key, typed]) => ({
      key,
      repeats: isWalk(typed) && !isClose(stage.view),
      words: shared ? `${nameOf(stage, seat)}: ${help(typed)}` : help(typed),
      press() {
        if (shared && asked !== null && asked !== seat)
          actor.notify(TEXTS.notYet(nameOf(stage, asked), TEXTS.keysOf[asked]));
        else send(stage, actor, typed);
      },
    })),
  );
  const verbose = { key: VERBOSE_KEY, words: TEXTS.verboseShort, press: () => toggleVerbose(actor) };
  return [
    ...bindings,
    ...ERRANDS.map(({ key, words, wanted }) => ({
      key,
      words: words(),
      press: () => travel(stage, actor, wanted(stage)),
    })),
    verbose,
  ];
}

/** Ways of several steps, with a key and a button each. */
export const ERRANDS = [
  {
    key: 'o',
    label: () => TEXTS.exploring,
    words: () => TEXTS.explore,
    wanted: ({ view }: WoodStage) => holds(view, FINDS),
  },
  {
    key: 'g',
    label: () => TEXTS.travelling,
    words: () => TEXTS.travel,
    wanted: ({ view }: WoodStage) => holds(view, GATE),
  },
];

/** Walking goes on while a key is held, until somebody is near. */
const isWalk = (key: string) => 'wasd'.includes(key);

export const toggleVerbose = (actor: Actor<MirewoodCommand>) => actor.give(game.grammar.intern(VERBOSE_KEY));

const SHOWN: KeyMap = { ArrowUp: '↑', ArrowLeft: '←', ArrowDown: '↓', ArrowRight: '→' };

/** How the key of a command is written on its button, for the player who would press it. */
export function shortcutOf(stage: WoodStage, typed: string): string {
  const maps = mapsOf(stage);
  const map = maps[isShared(stage) ? actingSeat(stage) : 0];
  const key = Object.keys(map).find((each) => map[each] === typed) ?? typed;
  return SHOWN[key] ?? key;
}
