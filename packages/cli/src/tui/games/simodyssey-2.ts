/** SimOdyssey 2 in the terminal. */
import { ok } from '@quadrant/kernel';
import {
  digest,
  game,
  narrator,
  type SeenFact,
  type SimCommand,
  usualThresholds,
} from '@quadrant/simodyssey-2';
import type { GameKit, SetupQuestion } from '../kit.js';
import { ink } from '../screen/canvas.js';
import { odysseySpeech, spoken } from '../spoken.js';
import { badAnswer, readNumbers, readSeed, seedQuestion } from './answers.js';
import { screen } from './simodyssey-2/screen.js';

const questions: readonly SetupQuestion[] = [
  {
    name: 'mode',
    label: 'Mission',
    help: 'play: as the game is meant; test: own thresholds, and everything about every entity is shown',
    value: 'play',
    choices: ['play', 'test'],
    screenOnly: true,
  },
  {
    name: 'thresholds',
    label: 'Thresholds',
    help: 'five numbers from 1 to 101 that do not decrease: asteroid, janitaur, malevolent, benign, planet',
    value: usualThresholds.join(','),
    screenOnly: true,
    needs: { mode: ['test'] },
  },
  seedQuestion(game),
];

export const kit: GameKit = {
  game,
  screen,
  narrator,
  say: (fact) => odysseySpeech.say(fact as SeenFact),
  digest: (facts) => digest(facts, spoken.odyssey),
  deed: ({ name, args }: SimCommand) => (name === 'move' ? `fly ${args[0]}` : name),
  accent: ink('yellow'),
  questions,
  challenge: {},
  start(values) {
    const seed = readSeed(game, values);
    if (!seed.ok) return seed;
    const thresholds = readNumbers(values.thresholds);
    const mission = game.readOptions(values.mode === 'test' ? { mission: 'test', thresholds } : null);
    if (!mission.ok) return badAnswer(mission.error.words);
    const options = game.readOptions(null);
    if (!options.ok) return options;
    const commands = [values.mode === 'test' ? `test(${thresholds!.join(',')})` : 'play'];
    return ok({ options: options.value, seed: seed.value, commands });
  },
  plain: (values) => ({ words: ['--seed', values.seed] }),
};
