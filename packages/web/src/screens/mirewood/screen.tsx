/** Mirewood on the page. */

import type { Outcome, Seat } from '@quadrant/kernel';
import {
  digest,
  type Fact,
  game,
  type MirewoodCommand,
  nameIn,
  narrator,
  type Options,
  type Position,
  tally,
  type View,
} from '@quadrant/mirewood';
import { makeTeller } from '@quadrant/table';
import { drawn } from '../../parts/drawing.js';
import { Lazy } from '../../parts/Lazy.js';
import type { GameScreen } from '../contract.js';
import { guideOf } from '../guide.js';
import { adviseOf, aimAt, pressAt, swipe } from './aim.js';
import { boardOf, marksOf } from './board.js';
import { DRAWINGS } from './drawings.js';
import { help, keysOf } from './keys.js';
import { AboveText, Controls, State, thing } from './Panels.js';
import { GENERATED, labelOf, levelAfter, QUICK, startOf, USUAL } from './start.js';
import { SPEECH, speakLater, TEXTS, WORDS } from './texts.js';
import { threatsOf } from './threats.js';
import './style.css';

/** Each level counts anew: the turns of a campaign are those of the table, where they are known. */
const turnsOf = ({ levels, turn }: View, ofTable = turn) => (levels > 1 ? ofTable : turn);

function ending(view: View, { result, winner, scores }: Outcome, _?: Seat, turns?: number): string {
  const [score] = scores;
  if (scores.length === 1)
    return result === 'won' ? TEXTS.won(score, turnsOf(view, turns)) : TEXTS.lost(score);
  if (result === 'lost') return TEXTS.bothLost(scores);
  return winner === null ? TEXTS.draw(scores) : TEXTS.beat(winner, scores);
}

/** The log also tells who walked: the board may be out of sight. */
function tell(fact: Fact): string | null {
  if (!isWalk(fact)) return SPEECH.say(fact);
  const { who, x, y } = fact;
  return TEXTS.moved(nameIn(WORDS, who.kind), who.seat === null ? `${who.x},${who.y}` : null, x, y);
}

const isWalk = (fact: Fact): fact is Extract<Fact, { kind: 'acted' }> =>
  fact.kind === 'acted' &&
  fact.action === 'Move' &&
  fact.x > 0 &&
  (fact.x !== fact.who.x || fact.y !== fact.who.y);

const loadAbout = () => import('./About.js').then(({ About }) => About);

const loadEditor = () =>
  speakLater()
    .then(() => import('./editor/Editor.js'))
    .then(({ Editor }) => Editor);

const loadSetup = () =>
  speakLater()
    .then(() => import('./Setup.js'))
    .then(({ Setup }) => Setup);

export { speak } from './texts.js';

export const screen: GameScreen<Position, MirewoodCommand, Fact, View, Options> = {
  game,
  say: tell,
  teller: makeTeller(game, narrator),
  quick: () => startOf(QUICK),
  daily: (seed) => startOf({ ...USUAL, level: GENERATED, seed }),
  guide: () => guideOf(game.id),
  get refusals() {
    return WORDS.refusals;
  },
  measure: 'chance',
  arrows: 'bindings',
  drawings: DRAWINGS,
  layout: 'wide',
  get stateName() {
    return TEXTS.state;
  },
  get firstWords() {
    return TEXTS.first;
  },
  Setup: (props) => <Lazy load={loadSetup} props={props} />,
  more: ([page, ...rest], props) =>
    page === 'editor' && rest.length === 0 ? <Lazy load={loadEditor} props={props} /> : null,
  State,
  About: (props) => <Lazy load={loadAbout} props={props} />,
  Controls,
  AboveText,
  board: (stage) => boardOf(stage.view),
  marks: marksOf,
  digest: (facts, seat) => digest(facts, seat, WORDS),
  threats: threatsOf,
  tally: (facts, _, seat) => tally(facts, seat),
  tallyName: (name) => nameIn(WORDS, name),
  tallyPicture: thing,
  result: (view, { result, winner, scores }, seat, _, turns) => ({
    won:
      scores.length > 1 && result !== 'lost' ? (winner === null ? null : winner === seat) : result === 'won',
    title: TEXTS.resultTitles[result === 'lost' ? 'lost' : 'won'],
    why: ending(view, { result, winner, scores, reason: '' }, seat, turns),
    score: scores.join(' : '),
    rows: [
      [
        TEXTS.rows[view.levels > 1 && turns === undefined ? 'turnsHere' : 'turns'],
        String(turnsOf(view, turns)),
      ],
      [TEXTS.rows.level, TEXTS.ofLevels(view.level, view.levels)],
      [TEXTS.rows.healthLeft, view.players.map(({ health }) => health).join(', ')],
    ],
    picture: result === 'lost' ? drawn('player', DRAWINGS.player) : drawn('gate', DRAWINGS.gate),
  }),
  deed: help,
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
    return { key: `${verb} ${kind}`, words: (count) => TEXTS.many(count, nameIn(WORDS, kind), verb) };
  },
};
