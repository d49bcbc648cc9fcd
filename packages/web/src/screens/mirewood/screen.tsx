/** Mirewood on the page. */

import type { Outcome } from '@quadrant/kernel';
import {
  digest,
  type Fact,
  game,
  type MirewoodCommand,
  narrator,
  type Options,
  type Position,
  say,
  tally,
  type View,
} from '@quadrant/mirewood';
import { makeTeller } from '@quadrant/table';
import { Lazy } from '../../parts/Lazy.js';
import type { GameScreen } from '../contract.js';
import { adviseOf, aimAt, pressAt, swipe } from './aim.js';
import { boardOf, marksOf } from './board.js';
import { DRAWINGS } from './drawings.js';
import { keysOf } from './keys.js';
import { Controls, State, thing } from './Panels.js';
import { GENERATED, labelOf, levelAfter, QUICK, startOf, USUAL } from './start.js';
import { TEXTS } from './texts.js';
import { threatsOf } from './threats.js';
import './style.css';

function ending(view: View, { result, winner, scores }: Outcome): string {
  const [score] = scores;
  if (scores.length === 1) return result === 'won' ? TEXTS.won(score, view.turn) : TEXTS.lost(score);
  if (result === 'lost') return TEXTS.bothLost(scores);
  return winner === null ? TEXTS.draw(scores) : TEXTS.beat(winner, scores);
}

/** The log also tells who walked: the board may be out of sight. */
function tell(fact: Fact): string | null {
  return isWalk(fact) ? TEXTS.moved(fact.who, fact.x, fact.y) : say(fact);
}

const isWalk = (fact: Fact): fact is Extract<Fact, { kind: 'acted' }> =>
  fact.kind === 'acted' &&
  fact.action === 'Move' &&
  fact.x > 0 &&
  (fact.x !== fact.who.x || fact.y !== fact.who.y);

const loadEditor = () => import('./editor/Editor.js').then(({ Editor }) => Editor);

const loadSetup = () => import('./Setup.js').then(({ Setup }) => Setup);

export const screen: GameScreen<Position, MirewoodCommand, Fact, View, Options> = {
  game,
  say: tell,
  teller: makeTeller(game, narrator),
  quick: () => startOf(QUICK),
  daily: (seed) => startOf({ ...USUAL, level: GENERATED, seed }),
  guide: () => import('./guide.js').then(({ GUIDE }) => GUIDE),
  measure: 'chance',
  arrows: 'bindings',
  drawings: DRAWINGS,
  layout: 'wide',
  stateName: TEXTS.state,
  firstWords: TEXTS.first,
  Setup: (props) => <Lazy load={loadSetup} props={props} />,
  more: ([page, ...rest], props) =>
    page === 'editor' && rest.length === 0 ? <Lazy load={loadEditor} props={props} /> : null,
  State,
  Controls,
  board: (stage) => boardOf(stage.view),
  marks: marksOf,
  digest,
  threats: threatsOf,
  tally: (facts, _, seat) => tally(facts, seat),
  tallyPicture: thing,
  result: (view, { result, winner, scores }, seat) => ({
    won:
      scores.length > 1 && result !== 'lost' ? (winner === null ? null : winner === seat) : result === 'won',
    title: TEXTS.resultTitles[result === 'lost' ? 'lost' : 'won'],
    why: ending(view, { result, winner, scores, reason: '' }),
    score: scores.join(' : '),
    rows: [
      ['turns', String(view.turn)],
      ['level', `${view.level} of ${view.levels}`],
      ['health left', view.players.map(({ health }) => health).join(', ')],
    ],
  }),
  aim: aimAt,
  press: pressAt,
  drop: swipe,
  keys: keysOf,
  advise: adviseOf,
  ending,
  next(options) {
    const level = 'shipped' in options ? levelAfter(options.shipped) : null;
    return level === null ? null : { words: TEXTS.nextLevel, start: startOf({ ...USUAL, level }) };
  },
  label: labelOf,
  anew: (fact) => fact.kind === 'entered',
  fold(fact) {
    if ((fact.kind !== 'did' && !isWalk(fact)) || fact.who.seat !== null) return null;
    const { kind } = fact.who;
    const verb = fact.action.toLowerCase();
    return { key: `${verb} ${kind}`, words: (count) => TEXTS.many(count, kind, verb) };
  },
};
