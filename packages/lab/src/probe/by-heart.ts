/**
 * A probe for bots that repeat themselves: plays like another bot, remembers every game by what it saw, and goes again
 * where it has won. Against who always answers alike it soon wins every game; against who does not it is hardly better
 * than the bot it plays like.
 */
import { type AnyBotMaker, type AnyBotPlayer, type BotAnswer, type GameEnd, isForfeit } from '@quadrant/bots';
import type { Command, Fact, Seat } from '@quadrant/kernel';

/** A place in the games so far: what was tried here, and where what was seen next has led. */
interface LearntPlace {
  readonly tried: Map<Command, { tries: number; points: number }>;
  readonly next: Map<string, LearntPlace>;
}

const newPlace = (): LearntPlace => ({ tried: new Map(), next: new Map() });

function after(place: LearntPlace, seen: unknown): LearntPlace {
  const key = JSON.stringify(seen);
  const known = place.next.get(key) ?? newPlace();
  place.next.set(key, known);
  return known;
}

/** The command with the best record here, if it has done better than a draw. */
function proven(place: LearntPlace): Command | null {
  let best: Command | null = null;
  let bestShare = 0.5;
  for (const [command, { tries, points }] of place.tried) {
    const share = (points + 1) / (tries + 2);
    if (share <= bestShare) continue;
    best = command;
    bestShare = share;
  }
  return best;
}

/** A maker whose players share one memory. They learn when they are told how the game ended. */
export function byHeart(base: AnyBotMaker): AnyBotMaker {
  const memory = newPlace();
  return {
    ...base,
    id: `${base.id} by heart`,
    async make(config) {
      const player = await base.make(config);
      return isForfeit(player) ? player : new Learner(player, after(memory, config.view), config.seat);
    },
  };
}

class Learner implements AnyBotPlayer {
  private readonly base: AnyBotPlayer;
  private readonly seat: Seat;
  private readonly path: (readonly [LearntPlace, Command])[] = [];
  private place: LearntPlace;

  constructor(base: AnyBotPlayer, place: LearntPlace, seat: Seat) {
    this.base = base;
    this.place = place;
    this.seat = seat;
  }

  hear(facts: readonly Fact[], ply: number, asked: boolean): void {
    this.base.hear(facts, ply, asked);
    this.place = after(this.place, facts);
  }

  async think(turn: Parameters<AnyBotPlayer['think']>[0]): Promise<BotAnswer<Command>> {
    const known = proven(this.place);
    const answer = known !== null && turn.legal.includes(known) ? known : await this.base.think(turn);
    if (answer !== 'resign' && !isForfeit(answer)) this.path.push([this.place, answer]);
    return answer;
  }

  over(end: GameEnd<unknown>): void {
    this.base.over?.(end);
    const points = end.winner === null ? 0.5 : Number(end.winner === this.seat);
    for (const [{ tried }, command] of this.path) {
      const before = tried.get(command) ?? { tries: 0, points: 0 };
      tried.set(command, { tries: before.tries + 1, points: before.points + points });
    }
  }
}
