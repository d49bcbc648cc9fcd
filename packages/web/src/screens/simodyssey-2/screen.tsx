/** SimOdyssey 2 on the page. */
import {
  digest,
  game,
  legend,
  narrator,
  type Options,
  type Position,
  type SeenFact,
  type SimCommand,
  say,
  type View,
} from '@quadrant/simodyssey-2';
import { makeTeller } from '@quadrant/table';
import { randomSeed } from '../../keep/seeds.js';
import { Lazy } from '../../parts/Lazy.js';
import type { GameScreen } from '../contract.js';
import { adviseOf, aimAt, pressAt } from './aim.js';
import { boardOf, keyOf, marksOf, threatsOf } from './board.js';
import { DRAWINGS } from './drawings.js';
import { Controls, keysOf, State } from './Panels.js';
import { startOf, USUAL } from './start.js';
import { GUIDE, TEXTS } from './texts.js';
import './style.css';

const loadSetup = () => import('./Setup.js').then(({ Setup }) => Setup);

export const screen: GameScreen<Position, SimCommand, SeenFact, View, Options> = {
  game,
  say,
  teller: makeTeller(game, narrator),
  quick: () => startOf({ ...USUAL, seed: randomSeed() }),
  daily: (seed) => startOf({ ...USUAL, seed }),
  guide: GUIDE,
  measure: 'chance',
  arrows: 'focus',
  drawings: DRAWINGS,
  layout: 'square',
  stateName: TEXTS.state,
  firstWords: TEXTS.first,
  Setup: (props) => <Lazy load={loadSetup} props={props} />,
  State,
  Controls,
  board: boardOf,
  marks: marksOf,
  digest,
  threats: threatsOf,
  result: ({ turn, explorer }, { result, reason }) => ({
    won: result === 'aborted' ? null : result === 'won',
    title: TEXTS.resultTitles[result === 'won' || result === 'aborted' ? result : 'lost'],
    why: result === 'won' ? TEXTS.wonWhy : TEXTS.lostWhy(reason),
    score: null,
    rows: [
      ['turns', String(turn)],
      ['fuel left', String(explorer?.fuel ?? 0)],
      ['life left', String(explorer?.life ?? 0)],
    ],
  }),
  aim: aimAt,
  press: pressAt,
  drop: (stage, actor, from, to) => {
    if (stage.view.explorer?.at && from === keyOf(stage.view.explorer.at)) pressAt(stage, actor, to);
  },
  keys: keysOf,
  advise: adviseOf,
  begins: (facts) => facts.some((fact) => fact.kind === 'began'),
  ending({ turn }, { result, reason }) {
    if (result === 'won') return TEXTS.won(turn);
    return result === 'aborted' ? TEXTS.aborted(turn) : TEXTS.lost(reason, turn);
  },
  fold(fact) {
    if (fact.kind === 'drew') return { key: 'drew', words: TEXTS.drew };
    if (fact.kind !== 'moved' || fact.way === 'blocked' || fact.id === 0) return null;
    const name = (legend.get(fact.letter)?.name ?? fact.letter).toLowerCase();
    return { key: `moved ${fact.letter}`, words: (count) => TEXTS.move(count, name) };
  },
};
