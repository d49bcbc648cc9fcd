/** What a bot makes of its view and its commands: worlds that could be, and a decision in them. */
import type { Rng } from '@quadrant/kernel';
import type { RaiinetCommand, View } from '@quadrant/raiinet';
import type { Thought } from '../bot.js';
import type { Playable } from '../search/playable.js';
import type { Beliefs } from './beliefs.js';
import { Decision, type Manner } from './decision.js';
import type { Packed } from './packed/layout.js';
import { commandsByCode, extremesOf, worldsOf } from './packed-from-view.js';

export class WeighedView {
  private readonly commands: ReadonlyMap<number, RaiinetCommand>;
  private readonly decision: Decision;
  private readonly beliefs: Beliefs | null;

  constructor(
    mind: Playable<Packed>,
    manner: Manner,
    view: View,
    legal: readonly RaiinetCommand[],
    rng: Rng,
    beliefs: Beliefs | null = null,
    isLate: () => boolean = () => false,
  ) {
    this.commands = commandsByCode(view, legal);
    const worlds =
      beliefs === null ? anyWorlds(view, manner.worlds, rng) : beliefs.draw(view, manner.worlds, rng, isLate);
    this.beliefs = beliefs;
    const extremes = () => extremesOf(view, worlds[0]);
    this.decision = new Decision(mind, manner, worlds, [...this.commands.keys()], rng, extremes);
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
      score: Math.min(1, Math.max(0, (options[0].worth + 1) / 2)), // who misjudges goes beyond
      nodes: this.decision.nodes,
      pv: [this.commandOf(options[0].code)],
      policy: options.map(({ code, share }) => [this.commandOf(code), share]),
    };
  }

  choose(): RaiinetCommand {
    const code = this.decision.choose();
    this.beliefs?.act(code);
    return this.commandOf(code);
  }

  private commandOf(code: number): RaiinetCommand {
    return this.commands.get(code) as RaiinetCommand;
  }
}

function anyWorlds(view: View, count: number, rng: Rng): Packed[] {
  const draw = worldsOf(view);
  return Array.from({ length: count }, () => draw(rng));
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
