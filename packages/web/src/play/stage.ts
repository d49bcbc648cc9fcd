/** What there is to draw for one seat at one moment: what the table shows that seat, and what the page adds. */
import type { Command, Fact } from '@quadrant/kernel';
import { type Moment, newsFor, type TurnLog } from '@quadrant/table';
import type { GameScreen, Stage } from '../screens/contract.js';
import { said } from '../words/shell.js';

/** What the page knows of a moment beside what the table shows. */
type Around<C extends Command, F extends Fact, V> = Pick<
  Stage<C, F, V>,
  | 'seat'
  | 'reader'
  | 'live'
  | 'turns'
  | 'legal'
  | 'open'
  | 'selected'
  | 'notice'
  | 'seating'
  | 'planning'
  | 'cut'
>;

export function makeStage<P, C extends Command, F extends Fact, V, O>(
  screen: GameScreen<P, C, F, V, O>,
  { view, onMove, outcome, turn, facts }: Moment<V, F>,
  log: readonly TurnLog<F>[],
  around: Around<C, F, V>,
): Stage<C, F, V> {
  const news = newsFor(log, around.seat);
  return {
    ...around,
    view,
    onMove,
    outcome: outcome && { ...outcome, reason: said(outcome.reason) }, // a table's; the game's own are its screen's
    turn,
    facts,
    news,
    animating: false,
    marks: factsOfBoard(screen, news).flatMap((fact) => screen.marks(fact, view)),
  };
}

/** The facts since the board was last another one. */
function factsOfBoard<F extends Fact>(
  { anew }: { anew?(fact: F): boolean },
  facts: readonly F[],
): readonly F[] {
  return anew ? facts.slice(1 + facts.findLastIndex((fact) => anew(fact))) : facts;
}
