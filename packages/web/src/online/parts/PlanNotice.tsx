/** A move chosen before its time: being chosen, waiting, or not possible when its time came. */
import type { Command } from '@quadrant/kernel';
import type { AnyScreen, AnyStage } from '../../screens/contract.js';
import { online } from '../../words/online.js';
import type { MatchChair } from '../client/match-chair.js';

interface PlanProps {
  readonly chair: MatchChair;
  readonly screen: AnyScreen;
  readonly planning: boolean;
  onPlan(command: Command | null): void;
}

export function PlanNotice({ chair, screen, planning, onPlan }: PlanProps) {
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
            {online.plan.planned} <b>{deedOf(chair, screen, chair.plan)}</b>. {online.plan.made}
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

/** As the board shows it to its seat, which may sit at another side of it than the rules do. */
const deedOf = ({ state }: MatchChair, screen: AnyScreen, plan: Command): string =>
  screen.advise({ view: state!.view, legal: [plan] } as unknown as AnyStage, plan).words;
