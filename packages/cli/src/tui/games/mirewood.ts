/** Mirewood in the terminal: walk, bump into enemies to fight, and look around. */
import { existsSync } from 'node:fs';
import { MIREWOOD_BOARD, mirewood, presetOf, USUAL } from '@quadrant/catalogue';
import { ok, type Result } from '@quadrant/kernel';
import {
  digest,
  type Fact,
  game,
  type KeyEntry,
  keys,
  levels,
  type MirewoodCommand,
  narrator,
  type Options,
} from '@quadrant/mirewood';
import type { GameKit, SetupQuestion, SetupValues } from '../kit.js';
import { ink } from '../screen/canvas.js';
import { spoken, woodSpeech } from '../spoken.js';
import { badAnswer, readSeed, seedQuestion } from './answers.js';
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

const questions: readonly SetupQuestion[] = [
  {
    name: 'level',
    label: 'Level',
    help: `a level of the game, ${GENERATED}, a ${CAMPAIGN} of generated ones, or a level ${FROM_FILE}`,
    value: presetOf(mirewood, USUAL)!.options.shipped as string,
    choices: [GENERATED, CAMPAIGN, ...levels.map((level) => level.id), FROM_FILE],
    free: (text) => existsSync(text) || /[./]/.test(text), // a file, or the name of one
  },
  {
    name: 'size',
    label: 'Size',
    help: 'width x height, 5x3 to 60x40',
    value: `${width}x${height}`,
    ...ifGenerated,
  },
  {
    name: 'difficulty',
    label: 'Difficulty',
    help: '1 stroll, 2 walk, 3 trek, 4 ordeal, 5 nightmare; a campaign rises to it',
    value: String(difficulty),
    choices: ['1', '2', '3', '4', '5'],
    ...ifGenerated,
  },
  {
    name: 'players',
    label: 'Players',
    help: 'one, or two at this keyboard',
    value: '1',
    choices: ['1', '2'],
    ...ifGenerated,
  },
  {
    name: 'file',
    label: 'File',
    help: 'the name of a level file',
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
    ? badAnswer(`Cannot read the level file "${fileOf(values)}".`)
    : game.readOptions({ level: text });
}

export const kit: GameKit = {
  game,
  screen,
  narrator,
  say: (fact) => woodSpeech.say(fact as Fact),
  digest: (facts, seat) => digest(facts, seat, spoken.wood),
  deed: ({ name }: MirewoodCommand) =>
    (keys as readonly KeyEntry[]).find(({ key }) => key === name)?.help ?? name,
  accent: ink('green'),
  questions,
  challenge: { level: GENERATED },
  start(values, readFile) {
    const seed = readSeed(game, values);
    if (!seed.ok) return seed;
    const options = readLevel(values, readFile);
    if (!options.ok) return badAnswer(options.error.words);
    return ok({ options: options.value, seed: seed.value, commands: [] });
  },
  plain(values) {
    const name = fileOf(values);
    const text = levelText(values);
    return { words: [name], ...(text === null ? {} : { files: new Map([[name, text]]) }) };
  },
};
