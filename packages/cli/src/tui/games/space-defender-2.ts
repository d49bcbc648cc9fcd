/** Space Defender 2 in the terminal: the equipment pages, and the battle with a cursor that aims. */
import { SPACE_BOARDS, SWARMS, USUAL } from '@quadrant/catalogue';
import { capital, ok, phrase } from '@quadrant/kernel';
import {
  digest,
  game,
  inTellingOrder,
  legend,
  nameIn,
  narrator,
  routine,
  type SeenFact,
  type SpaceCommand,
  say,
  tally,
  type View,
} from '@quadrant/space-defender-2';
import type { GameKit, SetupQuestion, TerminalScreen } from '../kit.js';
import { ink } from '../screen/canvas.js';
import { spoken } from '../spoken.js';
import { asked, readNumbers, readSeed, readWhole, seedQuestion } from './answers.js';
import { aimAtShip, battleFrame, type Crosshair, reactInBattle } from './space-defender-2/battle.js';
import { isSetup, reactInSetup, setupFrame } from './space-defender-2/setup.js';

const OWN = 'own';
const [rows, columns] = SPACE_BOARDS.usual;
const thresholdsOf = (id: string) => SWARMS.find((swarm) => swarm.id === id)?.thresholds;

const questions = ({ questions: words } = spoken.texts.defender): readonly SetupQuestion[] => [
  { name: 'rows', ...asked(words.rows), value: String(rows), screenOnly: true },
  {
    name: 'columns',
    ...asked(words.columns),
    value: String(columns),
    screenOnly: true,
  },
  {
    name: 'enemies',
    ...asked(words.enemies),
    value: USUAL,
    choices: [...SWARMS.map(({ id }) => id), OWN],
    screenOnly: true,
  },
  {
    name: 'thresholds',
    ...asked(words.thresholds),
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
  help: () => [
    spoken.texts.defender.help.setup,
    ...spoken.texts.defender.help.battle,
    ...[...legend(spoken.words.defender)].map(
      ([glyph, { name, words }]) => [glyph, `${name}. ${words}`] as const,
    ),
  ],
};

export const kit: GameKit = {
  game,
  screen,
  narrator,
  say(fact) {
    const sentence = say(fact as SeenFact, spoken.words.defender);
    return sentence && capital(sentence);
  },
  order: inTellingOrder,
  tally: (facts, { score }: View) =>
    tally(facts, score).map((each) => ({ ...each, name: nameIn(spoken.words.defender, each.name) })),
  turnIn: ({ turn }: View) => turn,
  routine: (facts) => routine(facts, spoken.words.defender),
  digest: (facts) => digest(facts, spoken.words.defender),
  deed({ name, args }: SpaceCommand) {
    const { moveDeed, selectDeed, deeds } = spoken.texts.defender;
    if (name === 'move') return moveDeed(String(args[0]), String(args[1]));
    if (name === 'setup_select') return selectDeed(String(args[0]));
    return deeds[name];
  },
  reason: ({ reason }) => phrase(spoken.texts.defender.reasons, reason) ?? reason,
  refusals: () => spoken.words.defender.refusals,
  measure: 'score',
  accent: ink('bright-blue'),
  questions: () => questions(),
  challenge: () => ({}),
  start(values) {
    const [rowsQuestion, columnsQuestion] = questions();
    const rows = readWhole(values, rowsQuestion, 5, 10);
    if (!rows.ok) return rows;
    const columns = readWhole(values, columnsQuestion, 10, 30);
    if (!columns.ok) return columns;
    const seed = readSeed(game, values);
    if (!seed.ok) return seed;
    const thresholds = thresholdsOf(values.enemies) ?? readNumbers(values.thresholds);
    const play = game.readOptions({ play: [rows.value, columns.value, ...(thresholds ?? [])] });
    if (!play.ok) return play;
    const options = game.readOptions(null);
    if (!options.ok) return options;
    const commands = [`play(${[rows.value, columns.value, ...thresholds!].join(',')})`];
    return ok({ options: options.value, seed: seed.value, commands });
  },
  plain: (values) => ({ words: ['--seed', values.seed] }),
};
