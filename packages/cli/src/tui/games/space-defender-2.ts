/** Space Defender 2 in the terminal: the equipment pages, and the battle with a cursor that aims. */
import { SPACE_BOARDS, SWARMS, USUAL } from '@quadrant/catalogue';
import { capital, ok } from '@quadrant/kernel';
import {
  digest,
  game,
  legend,
  narrator,
  type SeenFact,
  type SpaceCommand,
  say,
  type View,
} from '@quadrant/space-defender-2';
import type { GameKit, SetupQuestion, TerminalScreen } from '../kit.js';
import { ink } from '../screen/canvas.js';
import { spoken } from '../spoken.js';
import { badAnswer, readNumbers, readSeed, readWhole, seedQuestion } from './answers.js';
import {
  aimAtShip,
  battleFrame,
  battleKeys,
  type Crosshair,
  reactInBattle,
} from './space-defender-2/battle.js';
import { isSetup, reactInSetup, setupFrame } from './space-defender-2/setup.js';

const OWN = 'own';
const [rows, columns] = SPACE_BOARDS.usual;
const thresholdsOf = (id: string) => SWARMS.find((swarm) => swarm.id === id)?.thresholds;

const questions: readonly SetupQuestion[] = [
  { name: 'rows', label: 'Rows', help: 'rows of the board, 5 to 10', value: String(rows), screenOnly: true },
  {
    name: 'columns',
    label: 'Columns',
    help: 'columns of the board, 10 to 30',
    value: String(columns),
    screenOnly: true,
  },
  {
    name: 'enemies',
    label: 'Enemies',
    help: 'how many enemies come: calm, usual, hard, or own thresholds',
    value: USUAL,
    choices: [...SWARMS.map(({ id }) => id), OWN],
    screenOnly: true,
  },
  {
    name: 'thresholds',
    label: 'Thresholds',
    help: 'five numbers from 1 to 101 that do not decrease: Grunt, Fighter, Carrier, Interceptor, Pylon',
    value: thresholdsOf(USUAL)!.join(','),
    screenOnly: true,
    needs: { enemies: [OWN] },
  },
  seedQuestion(game),
];

const screen: TerminalScreen<SpaceCommand, View, Crosshair> = {
  start: aimAtShip,
  after: (_, { view }) => aimAtShip(view),
  frame: (scene, aim) =>
    isSetup(scene.view) || scene.view.board.length === 0 ? setupFrame(scene) : battleFrame(scene, aim),
  react: (gesture, scene, aim) =>
    isSetup(scene.view) || scene.view.board.length === 0
      ? reactInSetup(gesture, scene)
      : reactInBattle(gesture, scene, aim),
  help: [
    ['1 to 5, ↑ ↓', 'equipment pages: choose; → or Enter goes on, ← goes back, g starts at once'],
    ...battleKeys,
    ['On the board', '· within reach, + the way you would go, and:'],
    ...[...legend(spoken.defender)].map(([glyph, { name, words }]) => [glyph, `${name}. ${words}`] as const),
  ],
};

export const kit: GameKit = {
  game,
  screen,
  narrator,
  say(fact) {
    const sentence = say(fact as SeenFact, spoken.defender);
    return sentence && capital(sentence);
  },
  digest: (facts) => digest(facts, spoken.defender),
  deed: ({ name, args }: SpaceCommand) =>
    name === 'move' ? `move to ${args.join(' ')}` : name === 'special' ? 'use the power' : name,
  accent: ink('bright-blue'),
  questions,
  challenge: {},
  start(values) {
    const rows = readWhole(values, 'rows', 5, 10);
    if (!rows.ok) return rows;
    const columns = readWhole(values, 'columns', 10, 30);
    if (!columns.ok) return columns;
    const seed = readSeed(game, values);
    if (!seed.ok) return seed;
    const thresholds = thresholdsOf(values.enemies) ?? readNumbers(values.thresholds);
    const play = game.readOptions({ play: [rows.value, columns.value, ...(thresholds ?? [])] });
    if (!play.ok) return badAnswer(play.error.words);
    const options = game.readOptions(null);
    if (!options.ok) return options;
    const commands = [`play(${[rows.value, columns.value, ...thresholds!].join(',')})`];
    return ok({ options: options.value, seed: seed.value, commands });
  },
  plain: (values) => ({ words: ['--seed', values.seed] }),
};
