/** SimOdyssey 2 in the terminal. */
import { ok, phrase } from '@quadrant/kernel';
import {
  digest,
  game,
  narrator,
  routine,
  type SeenFact,
  type SimCommand,
  usualThresholds,
  type View,
} from '@quadrant/simodyssey-2';
import type { GameKit, SetupQuestion } from '../kit.js';
import { ink } from '../screen/canvas.js';
import { spoken } from '../spoken.js';
import { asked, readNumbers, readSeed, seedQuestion } from './answers.js';
import { screen } from './simodyssey-2/screen.js';

const questions = ({ questions: words } = spoken.texts.odyssey): readonly SetupQuestion[] => [
  {
    name: 'mode',
    ...asked(words.mode),
    value: 'play',
    choices: ['play', 'test'],
    screenOnly: true,
  },
  {
    name: 'thresholds',
    ...asked(words.thresholds),
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
  say: (fact) => spoken.odysseySpeech.say(fact as SeenFact),
  turnIn: ({ turn }: View) => turn,
  routine: (facts) => routine(facts, spoken.words.odyssey),
  digest: (facts) => digest(facts, spoken.words.odyssey),
  deed({ name, args }: SimCommand) {
    const { flyDeed, deeds } = spoken.texts.odyssey;
    return name === 'move' ? flyDeed(String(args[0])) : deeds[name];
  },
  reason: ({ reason }) => phrase(spoken.texts.odyssey.reasons, reason) ?? reason,
  refusals: () => spoken.words.odyssey.refusals,
  measure: 'chance',
  accent: ink('yellow'),
  questions: () => questions(),
  challenge: () => ({}),
  start(values) {
    const seed = readSeed(game, values);
    if (!seed.ok) return seed;
    const thresholds = readNumbers(values.thresholds);
    const mission = game.readOptions(values.mode === 'test' ? { mission: 'test', thresholds } : null);
    if (!mission.ok) return mission;
    const options = game.readOptions(null);
    if (!options.ok) return options;
    const commands = [values.mode === 'test' ? `test(${thresholds!.join(',')})` : 'play'];
    return ok({ options: options.value, seed: seed.value, commands });
  },
  plain: (values) => ({ words: ['--seed', values.seed] }),
};
