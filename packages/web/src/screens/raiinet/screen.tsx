/** RAIInet on the page. */
import { capital, type Seat, SPECTATOR } from '@quadrant/kernel';
import {
  boardLines,
  digest,
  EVERYBODY,
  type Fact,
  game,
  narrator,
  reasonIn,
  say,
  sightOf,
  tally,
} from '@quadrant/raiinet';
import { makeTeller } from '@quadrant/table';
import { levelAfter } from '../../keep/levels.js';
import { Lazy } from '../../parts/Lazy.js';
import { said } from '../../words/shell.js';
import { guideOf } from '../guide.js';
import { adviseOf, aimAt, deedIn, nextAfter, pressAt } from './aim.js';
import { battleOf } from './Battle.js';
import { boardOf, marksOf, threatsOf } from './board.js';
import { DRAWINGS } from './drawings.js';
import { Controls, keysOf } from './Panels.js';
import { Opposite, State, Taken } from './Players.js';
import { linkPicture } from './pictures.js';
import type { RaiScreen } from './play.js';
import { dailyStart, quickStart } from './start.js';
import { TEXTS, WORDS } from './texts.js';
import { aimToldBy } from './turned.js';
import './style.css';

const loadSetup = () => import('./Setup.js').then(({ Setup }) => Setup);

export { speak } from './texts.js';

export const screen: RaiScreen = {
  game,
  say: told,
  teller: makeTeller(game, narrator),
  quick: quickStart,
  daily: dailyStart,
  guide: () => guideOf(game.id),
  get refusals() {
    return WORDS.refusals;
  },
  measure: 'chance',
  arrows: 'focus',
  drawings: DRAWINGS,
  layout: 'square',
  flips: true,
  get stateName() {
    return TEXTS.state;
  },
  get firstWords() {
    return TEXTS.first;
  },
  secrets: {
    text: (view) => `${boardLines(sightOf(view), EVERYBODY).join('\n')}\n`,
    seatName: (seat) => TEXTS.player(seat),
  },
  Setup: (props) => <Lazy load={loadSetup} props={props} />,
  State,
  Lead: Opposite,
  Controls,
  board: boardOf,
  marks: marksOf,
  digest: (facts, seat) => digest(facts, seat, WORDS),
  moment: battleOf,
  threats: threatsOf,
  tally: (facts, _, seat) => tally(facts, seat),
  tallyName: (name) => TEXTS.gains[name as keyof typeof TEXTS.gains],
  result(view, { winner, reason }, seat, names) {
    const near = Math.max(0, seat); // who only looks on sits with the first player
    const [mine, ...others] = [view.seats[near], ...view.seats.filter((_, i) => i !== near)];
    return {
      won: winner === null ? null : winner === seat,
      title: titleFor(winner, seat),
      why: `${capital(reasonIn(WORDS, reason, winner, seat))}.`,
      score: null,
      rows: [
        [TEXTS.rows.mine, TEXTS.ofFour(mine.data)],
        [TEXTS.rows.viruses, TEXTS.ofFour(mine.viruses)],
        [TEXTS.rows.theirs, others.map(({ data }) => data).join(', ')],
      ],
      picture: linkPicture(winner === near ? 'data' : 'virus', near),
      spoils: <Taken view={view} seat={seat} names={names} />,
    };
  },
  aim: aimAt,
  press: pressAt,
  grab: (stage, actor, key) => {
    if (stage.selected !== key && nextAfter(stage, []).has(key)) actor.select(key);
  },
  drop: (stage, actor, from, to) => {
    if (stage.selected === from) pressAt(stage, actor, to);
  },
  keys: keysOf,
  advise: adviseOf,
  deed: deedIn,
  ending: (_, { winner, reason }, reader) =>
    winner === null
      ? TEXTS.draw(reasonIn(WORDS, reason))
      : TEXTS.won(winner, reader, reasonIn(WORDS, reason, winner === reader ? winner : null, reader)),
  next(_, { names }) {
    const level = levelAfter(names.find(({ bot }) => bot)?.bot ?? '');
    return names.length === 2 && level
      ? { words: TEXTS.nextLevel(said(level)), start: quickStart(level) }
      : null;
  },
  label: ({ players }, { names }) =>
    names.some(({ bot }) => bot)
      ? TEXTS.labelAgainst(players, said(names.find(({ bot }) => bot)!.bot!))
      : TEXTS.label(players),
};

/** In the first person, for who played. */
function titleFor(winner: Seat | null, seat: Seat): string {
  if (winner === null) return TEXTS.drawTitle;
  if (winner === seat) return TEXTS.wonTitle;
  return seat === SPECTATOR ? TEXTS.wonBy(winner) : TEXTS.lostTitle;
}

/** Sentences begin with a capital letter; a link's letter stays as it is. */
function told(fact: Fact, reader: Seat): string | null {
  // up and down depend on where one sits
  if (fact.kind === 'moved') return TEXTS.moved(fact.link, fact.to);
  if (fact.kind === 'used') return say({ ...fact, target: aimToldBy(fact) }, WORDS, reader);
  const words = say(fact, WORDS, reader);
  return words !== null && fact.kind === 'shown' ? TEXTS.linkSays(words) : words;
}
