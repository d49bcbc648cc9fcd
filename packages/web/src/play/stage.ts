/** What there is to draw for one seat at one moment, made from a position that itself goes no further. */
import { type Command, type Fact, NOBODY, type Seat } from '@quadrant/kernel';
import type { GameScreen, Notice, Stage } from '../screens/contract.js';
import { factsFor, type ToldTurn } from './told.js';

export interface Moment<P, F extends Fact> {
  readonly position: P;
  readonly seat: Seat;
  readonly told: ToldTurn<F> | undefined; // the turn that led here
  readonly live: boolean;
  readonly turn: number;
  readonly turns: number;
  readonly selected: string | null;
  readonly notice: Notice | null;
  readonly extra: unknown; // see Start
}

export function makeStage<P, C extends Command, F extends Fact, V, O>(
  screen: GameScreen<P, C, F, V, O>,
  { position, seat, told, ...shown }: Moment<P, F>,
): Stage<C, F, V> {
  const { game } = screen;
  const view = game.view(position, seat);
  const facts = told ? factsFor(told, seat, false) : [];
  const onMove = game.onMove(position);
  const asked = screen.secrets ? seat : onMove;
  const acts = shown.live && onMove !== NOBODY && onMove === asked;
  const legal: C[] = [];
  if (acts) game.legal(position, asked, legal);
  return {
    ...shown,
    view,
    seat,
    onMove,
    legal,
    open: acts ? game.open(position, asked) : [],
    outcome: game.outcome(position),
    animating: false,
    marks: factsOfBoard(screen, facts).flatMap((fact) => screen.marks(fact, view)),
    facts,
  };
}

/** The facts since the board was last another one. */
function factsOfBoard<F extends Fact>(
  { anew }: { anew?(fact: F): boolean },
  facts: readonly F[],
): readonly F[] {
  return anew ? facts.slice(1 + facts.findLastIndex((fact) => anew(fact))) : facts;
}
