/** The end of a game: the card that tells how it went and stays until it is put away, and the ways on from there. */
import { capital, type DigestLine, type Seat } from '@quadrant/kernel';
import { visible } from '@quadrant/table';
import type { TerminalGame } from '../match.js';
import { type EndWords, tallyLines } from '../parts/end-card.js';
import type { KeyLabel } from '../parts/frame.js';
import { Pages } from '../parts/pages.js';
import { wrap } from '../screen/canvas.js';
import { type LayerStack, SMALLEST } from '../screen/stage.js';
import { said, spoken } from '../spoken.js';
import { AnalysisLayer } from './analysis.js';
import type { PlayLayer } from './play.js';
import { finishOf, finishWords } from './shelf.js';
import { Timeline } from './timeline.js';

/** A key that leads on from the end of a game. */
export interface WayOn extends KeyLabel {
  go(stage: LayerStack): void;
}

export function waysOn(play: PlayLayer): readonly WayOn[] {
  const { match, flow } = play;
  const { keys } = spoken.shell.end;
  const next = isWin(match) ? flow.levelAfter(match) : null;
  return [
    { key: 'n', does: keys.again, go: (stage) => flow.playAgain(stage, match) },
    { key: '=', does: keys.same, go: (stage) => flow.play(stage, match.again()) },
    ...(next
      ? [{ key: '>', does: keys.next, go: (stage: LayerStack) => void flow.begin(stage, match.kit, next) }]
      : []),
    { key: 'w', does: keys.watch, go: (stage) => watch(stage, play) },
    {
      key: 'A',
      does: keys.analyse,
      go: (stage) => stage.open(new AnalysisLayer(match, play.seat, flow, stage)),
    },
    { key: 'R', does: keys.share, go: (stage) => openResult(stage, play) },
  ];
}

function watch(stage: LayerStack, play: PlayLayer): void {
  const { match, seat } = play;
  stage.open(new Timeline({ match, seat, turn: match.firstTurn, play, playing: true }));
}

/** The words of the card; the game is put among the finished ones, and a challenge among its days. */
export function endWords(play: PlayLayer): EndWords {
  const { match, flow, seat } = play;
  const { end: words, today } = spoken.shell;
  const finish = finishOf(match);
  const { best = null, isNew = false } = flow.shelf?.put(match) ?? {};
  const record = isNew ? words.newBest : best ? words.best(said(best.words)) : '';
  const daily = play.day === null ? null : flow.days?.keep(match.kit.game.id, play.day, resultWords(match));
  return {
    title: titleOf(match),
    good: isWin(match),
    lines: [
      endingOf(match, seat),
      ...(isWin(match) ? [] : causeOf(match.digest(seat))),
      words.sum(capital(finishWords(finish)), finish.seed),
      ...tallyLines(match.tally(seat)),
      ...(record ? [record] : []),
      ...(daily ? [today.kept(daily.streak)] : []),
    ],
  };
}

const isWin = ({ outcome, table: { people } }: TerminalGame): boolean =>
  outcome!.winner === null ? outcome!.result === 'won' : people.includes(outcome!.winner);

/** Won or lost by who sits here; of several people at one keyboard by the one who won. */
function titleOf(match: TerminalGame): string {
  const { result, winner } = match.outcome!;
  const { people } = match.table;
  const { you, all, draw, winner: won } = spoken.shell.end;
  if (winner === null)
    return match.seats > 1 && result === 'draw' ? draw : (people.length > 1 ? all : you)[result];
  if (people.length > 1) return won(match.nameOf(winner));
  return people.includes(winner) ? you.won : you.lost;
}

/** Why it ended, in one sentence to who sits at this seat; empty while it goes on. */
export function endingOf(match: TerminalGame, seat: Seat): string {
  const { outcome, trouble, kit, seats } = match;
  if (!outcome) return '';
  const reader = match.readerAt(seat);
  const unnamed = outcome.winner === null || outcome.winner === reader || seats === 1;
  const winner = unnamed ? null : match.nameOf(outcome.winner!);
  const why = trouble === null ? said(kit.reason(outcome, reader)) : visible(trouble);
  return spoken.shell.end.ending(outcome.result, winner, why);
}

/** What hurt last. */
function causeOf(digest: readonly DigestLine[]): string[] {
  const cause = digest.find(({ tone, lead }) => tone === 'bad' && lead.startsWith('−'));
  return cause ? [`${cause.lead}: ${cause.words}.`] : [];
}

function resultWords(match: TerminalGame): string {
  const { score, turns } = finishOf(match);
  return spoken.shell.share.result(titleOf(match), score, turns);
}

/** The result as a text to pass on; that of a challenge tells nothing of how it was played. */
function openResult(stage: LayerStack, play: PlayLayer): void {
  const { match, flow, day } = play;
  const { game } = match.kit;
  const { today, share } = spoken.shell;
  const done = day === null ? null : (flow.days?.standing(game.id, day).done ?? null);
  const lines = done
    ? [today.of(game.title, done.day), done.words, ...(done.streak > 1 ? [today.streak(done.streak)] : [])]
    : [share.of(game.title, match.seed), resultWords(match)];
  const text = [...lines, '', share.file].flatMap((line) => wrap(line, SMALLEST.width - 2));
  stage.open(new Pages(share.title, text.join('\n')));
}
