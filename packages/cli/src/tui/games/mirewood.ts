/** Mirewood in the terminal: walk, bump into enemies to fight, and look around. */
import { existsSync } from 'node:fs';
import { MIREWOOD_BOARD, mirewood, presetOf, USUAL } from '@quadrant/catalogue';
import { capital, ok, phrase, type Result } from '@quadrant/kernel';
import {
  difficulties,
  digest,
  type Fact,
  game,
  headerOf,
  helpIn,
  type KeyEntry,
  keys,
  levels,
  type MirewoodCommand,
  nameIn,
  narrator,
  type Options,
  readDrafts,
  routine,
  tally,
  type View,
} from '@quadrant/mirewood';
import type { GameKit, SetupQuestion, SetupValues } from '../kit.js';
import { ink } from '../screen/canvas.js';
import { spoken } from '../spoken.js';
import { asked, badAnswer, readSeed, seedQuestion } from './answers.js';
import { screen } from './mirewood/screen.js';

const GENERATED = 'generated';
const CAMPAIGN = 'campaign';
const FROM_FILE = 'file';
const section = ({ size, players }: SetupValues, difficulty: number) =>
  `generate: ${size}\ndifficulty: ${difficulty}\nplayers: ${players}\n`;

/** The level file of answers that name none: generated, a campaign that rises to a difficulty, or of the game. */
function levelText(values: SetupValues): string | null {
  const highest = Number(values.difficulty);
  const head = `seed: ${values.seed}\n`;
  if (values.level === GENERATED) return head + section(values, highest);
  if (values.level !== CAMPAIGN) return levels.find(({ id }) => id === values.level)?.text ?? null;
  return head + Array.from({ length: highest }, (_, i) => section(values, i + 1)).join('---\n');
}

const fileOf = (values: SetupValues) => (values.level === FROM_FILE ? values.file : values.level);

const ifGenerated = {
  needs: { level: [GENERATED, CAMPAIGN] },
  implies: { level: GENERATED },
};

const { width, height, difficulty } = MIREWOOD_BOARD;

const questions = ({ questions: words } = spoken.texts.wood): readonly SetupQuestion[] => [
  {
    name: 'level',
    ...asked(words.level),
    value: presetOf(mirewood, USUAL)!.options.shipped as string,
    choices: [GENERATED, CAMPAIGN, ...levels.map((level) => level.id), FROM_FILE],
    free: (text) => existsSync(text) || /[./]/.test(text), // a file, or the name of one
  },
  {
    name: 'size',
    ...asked(words.size),
    value: `${width}x${height}`,
    ...ifGenerated,
  },
  {
    name: 'difficulty',
    ...asked(words.difficulty),
    value: String(difficulty),
    choices: ['1', '2', '3', '4', '5'],
    ...ifGenerated,
  },
  {
    name: 'players',
    ...asked(words.players),
    value: '1',
    choices: ['1', '2'],
    ...ifGenerated,
  },
  {
    name: 'file',
    ...asked(words.file),
    value: '',
    needs: { level: [FROM_FILE] },
  },
  { ...seedQuestion(game), ...ifGenerated },
];

function readLevel(values: SetupValues, readFile: (name: string) => string | null): Result<Options> {
  if (values.level === GENERATED) {
    return game.readOptions({
      generate: values.size,
      difficulty: Number(values.difficulty),
      players: Number(values.players),
    });
  }
  if (levels.some(({ id }) => id === values.level)) return game.readOptions({ shipped: values.level });
  const text = levelText(values) ?? readFile(fileOf(values));
  return text === null
    ? badAnswer(spoken.shell.files.noLevel(fileOf(values)))
    : game.readOptions({ level: text });
}

/** What is played: 'The Old Gate', 'walk, 12x7', 'own level'. */
function labelOf(options: Options): string {
  const { ownLevel, twoPlayers } = spoken.texts.wood;
  if ('shipped' in options) return levels.find(({ id }) => id === options.shipped)!.title;
  if ('level' in options) {
    const [first] = readDrafts(options.level);
    return headerOf(first, 'name') || (headerOf(first, 'generate') ? CAMPAIGN : ownLevel);
  }
  const { generate: size, difficulty: reached, players } = options;
  return [difficulties[reached - 1].name, size, ...(players > 1 ? [twoPlayers] : [])].join(', ');
}

/** Who went where; null where nobody did. */
function sayStep(fact: Fact): string | null {
  if (fact.kind !== 'acted' || fact.action !== 'Move' || fact.x === 0) return null;
  const { who, x, y } = fact;
  if (x === who.x && y === who.y) return null;
  const from = who.seat === null ? `${who.x},${who.y}` : null;
  return capital(spoken.texts.wood.moved(nameIn(spoken.words.wood, who.kind), from, `${x},${y}`));
}

export const kit: GameKit = {
  game,
  screen,
  narrator,
  say: (fact) => spoken.woodSpeech.say(fact as Fact),
  sayStep,
  turnIn: ({ turn, levels }: View) => (levels > 1 ? null : turn), // each level counts its own
  routine: (facts) => routine(facts, spoken.words.wood),
  digest: (facts, seat) => digest(facts, seat, spoken.words.wood),
  tally: (facts, _, seat) =>
    tally(facts, seat).map((each) => ({ ...each, name: nameIn(spoken.words.wood, each.name) })),
  deed({ name }: MirewoodCommand) {
    const entry = (keys as readonly KeyEntry[]).find(({ key }) => key === name);
    return entry === undefined ? name : helpIn(spoken.words.wood, entry.help);
  },
  reason: ({ reason }) => phrase(spoken.texts.wood.reasons, reason) ?? reason,
  refusals: () => spoken.words.wood.refusals,
  measure: 'chance',
  accent: ink('green'),
  questions: () => questions(),
  challenge: () => ({ level: GENERATED }),
  label: labelOf,
  next(options: Options) {
    if ('shipped' in options) {
      const level = levels[levels.findIndex(({ id }) => id === options.shipped) + 1]?.id;
      return level === undefined ? null : { level };
    }
    if (!('generate' in options) || options.difficulty === difficulties.length) return null;
    const { generate: size, difficulty: reached, players } = options;
    return { level: GENERATED, size, difficulty: String(reached + 1), players: String(players) };
  },
  start(values, readFile) {
    const seed = readSeed(game, values);
    if (!seed.ok) return seed;
    const options = readLevel(values, readFile);
    if (!options.ok) return options;
    return ok({ options: options.value, seed: seed.value, commands: [] });
  },
  plain(values) {
    const name = fileOf(values);
    const text = levelText(values);
    return { words: [name], ...(text === null ? {} : { files: new Map([[name, text]]) }) };
  },
};
