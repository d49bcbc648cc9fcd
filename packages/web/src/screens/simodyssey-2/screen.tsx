/** SimOdyssey 2 on the page. */
import {
  causeIn,
  countedIn,
  digest,
  game,
  narrator,
  type Options,
  type Position,
  type SeenFact,
  type SimCommand,
  type View,
} from '@quadrant/simodyssey-2';
import { makeTeller } from '@quadrant/table';
import { randomSeed } from '../../keep/seeds.js';
import { Lazy } from '../../parts/Lazy.js';
import type { GameScreen } from '../contract.js';
import { guideOf } from '../guide.js';
import { adviseOf, aimAt, deedIn, pressAt } from './aim.js';
import { boardOf, keyOf, marksOf, NAMES, threatsOf } from './board.js';
import { DRAWINGS } from './drawings.js';
import { About, Controls, keysOf, Lead, State } from './Panels.js';
import { picture } from './pictures.js';
import { startOf, USUAL } from './start.js';
import { SPEECH, TEXTS, WORDS } from './texts.js';
import './style.css';

const loadSetup = () => import('./Setup.js').then(({ Setup }) => Setup);

export { speak } from './texts.js';

export const screen: GameScreen<Position, SimCommand, SeenFact, View, Options> = {
  game,
  say: (fact) => SPEECH.say(fact),
  get refusals() {
    return WORDS.refusals;
  },
  teller: makeTeller(game, narrator),
  quick: () => startOf({ ...USUAL, seed: randomSeed() }),
  daily: (seed) => startOf({ ...USUAL, seed }),
  guide: () => guideOf(game.id),
  measure: 'chance',
  arrows: 'focus',
  drawings: DRAWINGS,
  layout: 'square',
  confirmTouch: true,
  get stateName() {
    return TEXTS.state;
  },
  get firstWords() {
    return TEXTS.first;
  },
  Setup: (props) => <Lazy load={loadSetup} props={props} />,
  State,
  Lead,
  About,
  Controls,
  board: boardOf,
  marks: marksOf,
  digest: (facts) => digest(facts, WORDS),
  threats: threatsOf,
  result: ({ turn, explorer }, { result, reason }) => ({
    won: result === 'aborted' ? null : result === 'won',
    title: TEXTS.resultTitles[result === 'won' || result === 'aborted' ? result : 'lost'],
    why: result === 'won' ? TEXTS.wonWhy : TEXTS.lostWhy(causeIn(WORDS, reason)),
    score: null,
    rows: [
      [TEXTS.rows.turns, String(turn)],
      [TEXTS.rows.fuelLeft, String(explorer?.fuel ?? 0)],
      [TEXTS.rows.lifeLeft, String(explorer?.life ?? 0)],
    ],
    picture: picture(result === 'won' ? 'P' : 'E'),
  }),
  aim: aimAt,
  press: pressAt,
  drop: (stage, actor, from, to) => {
    if (stage.view.explorer?.at && from === keyOf(stage.view.explorer.at)) pressAt(stage, actor, to);
  },
  keys: keysOf,
  advise: adviseOf,
  deed: deedIn,
  begins: (facts) => facts.some((fact) => fact.kind === 'began'),
  ending({ turn }, { result, reason }) {
    if (result === 'won') return TEXTS.won(turn);
    return result === 'aborted' ? TEXTS.aborted(turn) : TEXTS.lost(causeIn(WORDS, reason), turn);
  },
  fold(fact) {
    if (fact.kind === 'drew') return { key: 'drew', words: TEXTS.drew };
    if (fact.kind !== 'moved' || fact.way === 'blocked' || fact.id === 0) return null;
    const name = NAMES.get(fact.letter) ?? fact.letter;
    return { key: `moved ${fact.letter}`, words: (count) => TEXTS.move(countedIn(WORDS, count, name)) };
  },
};
