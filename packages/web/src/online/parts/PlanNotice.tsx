/** A move chosen before its time: being chosen, waiting, or not possible when its time came. */
import type { AnyGame, Command } from '@quadrant/kernel';
import { online } from '../../words/online.js';
import type { MatchChair } from '../client/match-chair.js';

interface PlanProps {
  readonly chair: MatchChair;
  readonly game: AnyGame;
  readonly planning: boolean;
  onPlan(command: Command | null): void;
}

export function PlanNotice({ chair, game, planning, onPlan }: PlanProps) {
  if (chair.planRefused !== null)
    return (
      <p class="offer-bar" role="alert">
        {online.plan.refused(chair.planRefused)}
      </p>
    );
  if (!planning && chair.plan === null) return null;
  return (
    <div class="offer-bar" role="status">
      <p>
        {chair.plan ? (
          <>
            {online.plan.planned} <b>{game.grammar.print(chair.plan)}</b>. {online.plan.made}
          </>
        ) : (
          online.plan.choose
        )}
      </p>
      <button type="button" onClick={() => onPlan(null)}>
        {online.plan.drop}
      </button>
    </div>
  );
}
