/** The exact text of a game up to any of its commands. Follows appended commands; starts over when history was changed. */
import { type AnyGame, type Command, type Fact, type Narrator, NOBODY, type Seat } from '@quadrant/kernel';

/** The exact text of a game, piece by piece: what `quadrant run` prints. One teller follows one game. */
export interface Teller<C extends Command = Command> {
  opening(): string;
  answer(command: C): string;
}

/** The teller of a game by its narrator; call-style games echo the command first. */
export function makeTeller(
  game: AnyGame,
  // biome-ignore lint/suspicious/noExplicitAny: a narrator of any game
  narrator: () => Narrator<any, any, any>,
): (options: unknown, seed: number) => Teller {
  return (options, seed) => {
    const position = game.begin(options, seed);
    const voice = narrator();
    const hear = (fact: Fact) => voice.hear(fact, position);
    return {
      opening: () => voice.opening(position),
      answer(command) {
        const seat: Seat = game.onMove(position);
        if (seat === NOBODY && game.grammar.spelling === 'key') return ''; // the program reads no keys after the end
        const refusal = game.perform(position, seat === NOBODY ? 0 : seat, command, hear);
        const echo = game.grammar.spelling === 'call' ? `->${game.grammar.print(command)}\n` : '';
        return echo + voice.reply(position, command, refusal);
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

  private add(command: C): void {
    this.told.push(command);
    this.pieces.push(this.teller.answer(command));
  }

  private restart(): void {
    this.teller = this.make();
    this.told = [];
    this.pieces = [this.teller.opening()];
  }
}
