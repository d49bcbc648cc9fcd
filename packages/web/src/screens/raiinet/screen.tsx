/** RAIInet on the page. */
import { capital } from '@quadrant/kernel';
import {
  boardLines,
  digest,
  EVERYBODY,
  type Fact,
  game,
  narrator,
  say,
  sightOf,
  tally,
} from '@quadrant/raiinet';
import { makeTeller } from '@quadrant/table';
import { levelAfter } from '../../keep/levels.js';
import { Lazy } from '../../parts/Lazy.js';
import { adviseOf, aimAt, nextAfter, pressAt } from './aim.js';
import { battleOf } from './Battle.js';
import { boardOf, marksOf, threatsOf } from './board.js';
import { DRAWINGS } from './drawings.js';
import { Controls, keysOf } from './Panels.js';
import { State } from './Players.js';
import type { RaiScreen } from './play.js';
import { dailyStart, quickStart } from './start.js';
import { GUIDE, TEXTS } from './texts.js';
import './style.css';

const loadSetup = () => import('./Setup.js').then(({ Setup }) => Setup);

export const screen: RaiScreen = {
  game,
  say: told,
  teller: makeTeller(game, narrator),
  quick: quickStart,
  daily: dailyStart,
  guide: async () => GUIDE,
  measure: 'chance',
  arrows: 'focus',
  drawings: DRAWINGS,
  layout: 'square',
  flips: true,
  stateName: TEXTS.state,
  firstWords: TEXTS.first,
  secrets: {
    text: (view) => `${boardLines(sightOf(view), EVERYBODY).join('\n')}\n`,
    seatName: TEXTS.player,
  },
  Setup: (props) => <Lazy load={loadSetup} props={props} />,
  State,
  Controls,
  board: boardOf,
  marks: marksOf,
  digest,
  moment: battleOf,
  threats: threatsOf,
  tally: (facts, _, seat) => tally(facts, seat),
  result(view, { winner, reason }, seat) {
    const [mine, ...others] = [view.seats[seat], ...view.seats.filter((_, i) => i !== seat)];
    return {
      won: winner === null ? null : winner === seat,
      title: winner === null ? TEXTS.drawTitle : winner === seat ? TEXTS.wonTitle : TEXTS.lostTitle(winner),
      why: `${capital(reason)}.`,
      score: null,
      rows: [
        ['your data', `${mine.data} of 4`],
        ['your viruses', `${mine.viruses} of 4`],
        ['their data', others.map(({ data }) => data).join(', ')],
      ],
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
  ending: (_, { winner, reason }) => (winner === null ? TEXTS.draw(reason) : TEXTS.won(winner, reason)),
  next(_, { names }) {
    const level = levelAfter(names.find(({ bot }) => bot)?.bot ?? '');
    return names.length === 2 && level ? { words: TEXTS.nextLevel(level), start: quickStart(level) } : null;
  },
  label: ({ players }, { names }) =>
    names.some(({ bot }) => bot)
      ? TEXTS.labelAgainst(players, names.find(({ bot }) => bot)!.bot!)
      : TEXTS.label(players),
};

/** Sentences begin with a capital letter; a link's letter stays as it is. */
function told(fact: Fact): string | null {
  if (fact.kind === 'moved') return TEXTS.moved(fact.link, fact.to); // up and down depend on where one sits
  const words = say(fact);
  return words !== null && fact.kind === 'shown' ? TEXTS.linkSays(words) : words;
}
