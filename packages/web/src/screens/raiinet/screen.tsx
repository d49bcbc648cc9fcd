/** RAIInet on the page. */
import {
  boardLines,
  digest,
  EVERYBODY,
  type Fact,
  game,
  mayTakeBack,
  narrator,
  type Options,
  type RaiinetCommand,
  say,
  sightOf,
} from '@quadrant/raiinet';
import type { Teller } from '../contract.js';
import { aimAt, nextAfter, pressAt } from './aim.js';
import { boardOf, marksOf } from './board.js';
import { attendBots } from './bots.js';
import { DRAWINGS } from './drawings.js';
import { Controls, keysOf } from './Panels.js';
import { State } from './Players.js';
import type { RaiScreen } from './play.js';
import { SeatWindow } from './SeatWindow.js';
import { Setup } from './Setup.js';
import { quickStart, seatsHere, tableOf } from './start.js';
import { GUIDE, TEXTS } from './texts.js';
import { Watch } from './Watch.js';
import { attendWindows } from './windows.js';
import './style.css';

export const screen: RaiScreen = {
  game,
  say: told,
  teller,
  quick: quickStart,
  guide: GUIDE,
  arrows: 'focus',
  drawings: DRAWINGS,
  layout: 'square',
  flips: true,
  stateName: TEXTS.state,
  firstWords: TEXTS.first,
  secrets: {
    text: (view) => `${boardLines(sightOf(view), EVERYBODY).join('\n')}\n`,
    seatName: TEXTS.player,
    seatsHere,
    keeps: (before, after, extra) =>
      tableOf(extra).friendly || mayTakeBack(before, after) ? null : TEXTS.undoBar,
  },
  Setup,
  State,
  Controls,
  more(words) {
    if (words.join('/') === 'watch') return <Watch screen={screen} />;
    const [page, table, seat] = words;
    if (page !== 'seat' || !table || !/^[0-3]$/.test(seat ?? '')) return null;
    return <SeatWindow screen={screen} table={table} seat={Number(seat)} />;
  },
  board: boardOf,
  marks: marksOf,
  digest,
  result(view, { winner, reason }, seat) {
    const [mine, ...others] = [view.seats[seat], ...view.seats.filter((_, i) => i !== seat)];
    return {
      won: winner === null ? null : winner === seat,
      title: winner === null ? TEXTS.drawTitle : winner === seat ? TEXTS.wonTitle : TEXTS.lostTitle(winner),
      why: `${reason[0].toUpperCase()}${reason.slice(1)}.`,
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
  ending: (_, { winner, reason }) => (winner === null ? TEXTS.draw(reason) : TEXTS.won(winner, reason)),
  label: ({ players }, extra) =>
    tableOf(extra).bots.length > 0 ? TEXTS.labelAgainst(players) : TEXTS.label(players),
  best(view, { winner }, _, extra) {
    const [mine, ...theirs] = view.seats.map(({ data }) => data);
    if (winner !== 0 || tableOf(extra).bots.length !== theirs.length) return null;
    const most = Math.max(...theirs);
    return { difficulty: TEXTS.against, value: mine - most, words: TEXTS.best(mine, most) };
  },
  attend(play) {
    const stops = [attendWindows(play), attendBots(play)];
    return () => {
      for (const stop of stops) stop();
    };
  },
};

/** Sentences begin with a capital letter; a link's letter stays as it is. */
function told(fact: Fact): string | null {
  if (fact.kind === 'moved') return TEXTS.moved(fact.link, fact.to); // up and down depend on where one sits
  const words = say(fact);
  return words !== null && fact.kind === 'shown' ? TEXTS.linkSays(words) : words;
}

/** The text of `quadrant run`: events, the board of the player on move, at last who won. */
function teller(options: Options, seed: number): Teller<RaiinetCommand> {
  const position = game.begin(options, seed);
  const voice = narrator();
  return {
    opening: () => voice.opening(position),
    answer(command) {
      const refusal = game.perform(position, game.onMove(position), command, (fact) =>
        voice.hear(fact, position),
      );
      return voice.reply(position, command, refusal);
    },
  };
}
