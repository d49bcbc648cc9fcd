/** What a bot makes of its view and its commands: worlds that could be, and a decision in them. */
import type { Rng } from '@quadrant/kernel';
import type { RaiinetCommand, View } from '@quadrant/raiinet';
import type { Thought } from '../bot.js';
import type { Playable } from '../search/playable.js';
import { Decision, type Manner } from './decision.js';
import type { Packed } from './packed/layout.js';
import { commandsByCode, worldsOf } from './packed-from-view.js';

export class WeighedView {
  private readonly commands: ReadonlyMap<number, RaiinetCommand>;
  private readonly decision: Decision;

  constructor(
    mind: Playable<Packed>,
    manner: Manner,
    view: View,
    legal: readonly RaiinetCommand[],
    rng: Rng,
  ) {
    this.commands = commandsByCode(view, legal);
    const draw = worldsOf(view);
    const worlds = Array.from({ length: manner.worlds }, () => draw(rng));
    this.decision = new Decision(mind, manner, worlds, [...this.commands.keys()], rng);
  }

  get left(): number {
    return this.decision.left;
  }

  look(nodes: number): void {
    this.decision.look(nodes);
  }

  /** What it would tell who asks what it thinks. */
  thought(): Thought<RaiinetCommand> {
    const options = this.decision.options();
    return {
      score: (options[0].worth + 1) / 2,
      nodes: this.decision.nodes,
      pv: [this.commandOf(options[0].code)],
      policy: options.map(({ code, share }) => [this.commandOf(code), share]),
    };
  }

  choose(): RaiinetCommand {
    return this.commandOf(this.decision.choose());
  }

  private commandOf(code: number): RaiinetCommand {
    return this.commands.get(code) as RaiinetCommand;
  }
}

/** The command that a bot of this manner chooses, all at once. */
export function decide(
  mind: Playable<Packed>,
  manner: Manner,
  view: View,
  legal: readonly RaiinetCommand[],
  rng: Rng,
): RaiinetCommand {
  const answer = new WeighedView(mind, manner, view, legal, rng);
  answer.look(answer.left);
  return answer.choose();
}
