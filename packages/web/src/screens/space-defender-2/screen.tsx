/** Space Defender 2 on the page. */
import {
  digest,
  game,
  inTellingOrder,
  nameIn,
  narrator,
  type Options,
  type Position,
  type SeenFact,
  type SpaceCommand,
  say,
  tally,
  type View,
} from '@quadrant/space-defender-2';
import { makeTeller } from '@quadrant/table';
import { randomSeed } from '../../keep/seeds.js';
import { drawn } from '../../parts/drawing.js';
import { Lazy } from '../../parts/Lazy.js';
import type { GameScreen } from '../contract.js';
import { guideOf } from '../guide.js';
import { adviseOf, aimAt, deedIn, pressAt } from './aim.js';
import { boardOf, isEnemy, marksOf, threatsOf } from './board.js';
import { DRAWINGS } from './drawings.js';
import { Controls, keysOf, State } from './Panels.js';
import { picture } from './pictures.js';
import { startOf, USUAL } from './start.js';
import { TEXTS, WORDS } from './texts.js';
import './style.css';

const loadSetup = () => import('./Setup.js').then(({ Setup }) => Setup);

const loadAbout = () => import('./About.js').then(({ About }) => About);

export { speak } from './texts.js';

export const screen: GameScreen<Position, SpaceCommand, SeenFact, View, Options> = {
  game,
  say: (fact) => say(fact, WORDS),
  get refusals() {
    return WORDS.refusals;
  },
  teller: makeTeller(game, narrator),
  quick: () => startOf({ ...USUAL, seed: randomSeed() }),
  daily: (seed) => startOf({ ...USUAL, seed }),
  guide: () => guideOf(game.id),
  measure: 'score',
  arrows: 'focus',
  drawings: DRAWINGS,
  layout: 'wide',
  confirmTouch: true,
  get stateName() {
    return TEXTS.state;
  },
  get firstWords() {
    return TEXTS.first;
  },
  Setup: (props) => <Lazy load={loadSetup} props={props} />,
  State,
  About: (props) => <Lazy load={loadAbout} props={props} />,
  Controls,
  board: (stage) => boardOf(stage.view),
  marks: marksOf,
  order: inTellingOrder,
  digest: (facts) => digest(facts, WORDS),
  threats: threatsOf,
  tally: (facts, view) => tally(facts, view.score),
  tallyName: (name) => nameIn(WORDS, name),
  tallyPicture: (name) =>
    isEnemy(name) ? picture(name[0])! : drawn('orb', { ...DRAWINGS.orb, hue: 'orb-silver' }),
  result: (view, { result }) => ({
    won: result === 'aborted' ? null : false,
    title: result === 'aborted' ? TEXTS.leftTitle : TEXTS.lostTitle,
    why: TEXTS.lostWhy,
    score: String(view.score),
    rows: [[TEXTS.rows.turns, String(view.turn)]],
    picture: picture('S'),
  }),
  aim: aimAt,
  press: pressAt,
  drop: (stage, actor, from, to) => {
    if (from === stage.view.ship.cell) pressAt(stage, actor, to);
  },
  keys: keysOf,
  advise: adviseOf,
  deed: deedIn,
  begins: (facts) => facts.some((fact) => fact.kind === 'entered' && fact.state === 'in game'),
  ending: (view, outcome) =>
    outcome.result === 'aborted' ? TEXTS.left(view.score) : TEXTS.lost(view.score, view.turn),
  fold(fact) {
    if (fact.kind === 'moved' && fact.id !== 0) {
      const verb = fact.from === fact.to ? 'stay' : 'move';
      return {
        key: `${verb} ${fact.name}`,
        words: (count) => TEXTS.many(count, nameIn(WORDS, fact.name), verb),
      };
    }
    if (fact.kind === 'spawned' && !isEnemy(fact.name))
      return {
        key: `spawned ${fact.name}`,
        words: (count) => TEXTS.many(count, nameIn(WORDS, fact.name), 'appear'),
      };
    return null;
  },
};
