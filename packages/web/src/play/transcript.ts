/** The exact text of a game up to any of its commands. Follows appended commands; starts over when history was changed. */
import type { Command, Fact, Game, Narrator } from '@quadrant/kernel';
import type { Teller } from '../screens/contract.js';

/** The teller of a call-style game: echo, then the narrator's answer. */
export function callTeller<P, C extends Command, F extends Fact, V, O, S extends Fact>(
  game: Game<P, C, F, V, O, S>,
  narrator: () => Narrator<P, C, F>,
): (options: O, seed: number) => Teller<C> {
  return (options, seed) => {
    const position = game.begin(options, seed);
    const voice = narrator();
    return {
      opening: () => voice.opening(position),
      answer(command) {
        const refusal = game.perform(position, game.onMove(position), command, (fact) =>
          voice.hear(fact, position),
        );
        return `->${game.grammar.print(command)}\n${voice.reply(position, command, refusal)}`;
      },
    };
  };
}

export class Transcript<C extends Command> {
  private readonly make: () => Teller<C>;
  private teller: Teller<C>;
  private told: C[] = [];
  private pieces: string[];

  constructor(make: () => Teller<C>) {
    this.make = make;
    this.teller = make();
    this.pieces = [this.teller.opening()];
  }

  /** The text after these commands, the opening first. A shorter history is a cut; a different one is told anew. */
  after(commands: readonly C[]): readonly string[] {
    let same = 0;
    while (same < commands.length && same < this.told.length && commands[same] === this.told[same]) same++;
    if (same < commands.length) {
      if (same < this.told.length) this.restart();
      for (let i = this.told.length; i < commands.length; i++) this.add(commands[i]);
    }
    return this.pieces.slice(0, commands.length + 1);
  }

  /** Tells one more command. */
  add(command: C): void {
    this.told.push(command);
    this.pieces.push(this.teller.answer(command));
  }

  private restart(): void {
    this.teller = this.make();
    this.told = [];
    this.pieces = [this.teller.opening()];
  }
}
