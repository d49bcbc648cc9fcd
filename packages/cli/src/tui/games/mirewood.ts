/** Mirewood in the terminal: walk, bump into enemies to fight, and look around. */
import { ok, type Result } from '@quadrant/kernel';
import { type Fact, game, levels, narrator, type Options, say } from '@quadrant/mirewood';
import type { Kit, Question, Values } from '../kit.js';
import { ink } from '../screen/canvas.js';
import { badAnswer, readSeed, seedQuestion } from './answers.js';
import { screen } from './mirewood/screen.js';

const GENERATED = 'generated';
const CAMPAIGN = 'campaign';
const FROM_FILE = 'file';
const isGenerated = (values: Values) => values.level === GENERATED || values.level === CAMPAIGN;
/** A generated campaign: the same size, every difficulty from the easiest up to the one asked for. */
const campaignText = ({ size, difficulty, players, seed }: Values) =>
  Array.from({ length: Number(difficulty) }, (_, i) => {
    const first = i === 0 ? `seed: ${seed}\n` : '';
    return `${first}generate: ${size}\ndifficulty: ${i + 1}\nplayers: ${players}\n`;
  }).join('---\n');

const questions: readonly Question[] = [
  {
    name: 'level',
    label: 'Level',
    help: `a level of the game, ${GENERATED}, a ${CAMPAIGN} of generated ones, or a level ${FROM_FILE}`,
    value: GENERATED,
    choices: [GENERATED, CAMPAIGN, ...levels.map((level) => level.id), FROM_FILE],
    free: true,
  },
  { name: 'size', label: 'Size', help: 'width x height, 5x3 to 60x40', value: '24x9', asked: isGenerated },
  {
    name: 'difficulty',
    label: 'Difficulty',
    help: '1 stroll, 2 walk, 3 trek, 4 ordeal, 5 nightmare; a campaign rises to it',
    value: '2',
    choices: ['1', '2', '3', '4', '5'],
    asked: isGenerated,
  },
  {
    name: 'players',
    label: 'Players',
    help: 'one, or two at this keyboard',
    value: '1',
    choices: ['1', '2'],
    asked: isGenerated,
  },
  {
    name: 'file',
    label: 'File',
    help: 'the name of a level file',
    value: '',
    asked: (values) => values.level === FROM_FILE,
  },
  { ...seedQuestion(game), asked: isGenerated },
];

function readLevel(values: Values, readFile: (name: string) => string | null): Result<Options> {
  if (values.level === GENERATED) {
    return game.readOptions({
      generate: values.size,
      difficulty: Number(values.difficulty),
      players: Number(values.players),
    });
  }
  if (values.level === CAMPAIGN) return game.readOptions({ level: campaignText(values) });
  if (levels.some(({ id }) => id === values.level)) return game.readOptions({ shipped: values.level });
  const name = values.level === FROM_FILE ? values.file : values.level;
  const text = readFile(name);
  return text === null
    ? badAnswer(`Cannot read the level file "${name}".`)
    : game.readOptions({ level: text });
}

export const kit: Kit = {
  game,
  screen,
  narrator,
  say: (fact) => say(fact as Fact),
  accent: ink('green'),
  about: 'Cross a drowned forest to the old gate.',
  secret: false,
  questions,
  start(values, readFile) {
    const seed = readSeed(game, values);
    if (!seed.ok) return seed;
    const options = readLevel(values, readFile);
    if (!options.ok) return badAnswer(options.error.words);
    return ok({ options: options.value, seed: seed.value, commands: [], bots: [], friendly: false });
  },
  plainWords: (values) => [values.level === FROM_FILE ? values.file : values.level],
};
