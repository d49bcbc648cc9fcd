/** A move chosen before its time: being chosen, waiting, or not possible when its time came. */
import type { AnyGame, Command } from '@quadrant/kernel';
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
        Your planned move was not possible: {chair.planRefused}
      </p>
    );
  if (!planning && chair.plan === null) return null;
  return (
    <div class="offer-bar" role="status">
      <p>
        {chair.plan ? (
          <>
            Planned: <b>{game.grammar.print(chair.plan)}</b>. It is made when it is your turn.
          </>
        ) : (
          'Choose a link and where it goes: it is moved when it is your turn.'
        )}
      </p>
      <button type="button" onClick={() => onPlan(null)}>
        Drop it
      </button>
    </div>
  );
}
