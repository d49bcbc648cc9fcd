/** One game that a program plays: a bot like any other to whoever runs it. */
import {
  type BotAnswer,
  type BotConfig,
  type BotPlayer,
  type BotTurn,
  type Forfeit,
  type GameEnd,
  isForfeit,
} from '@quadrant/bots';
import type { AnyGame, Command, Fact, Refusal } from '@quadrant/kernel';
import type { FromHost, FromProgram, TurnClock } from '@quadrant/wire';
import { limitsOf, OpenTurn } from './open-turn.js';
import type { BotProgram } from './program.js';
import { RulesService } from './rules-service.js';
import { textOf } from './text-of.js';

type ToGame = Extract<FromProgram, { t: 'info' | 'move' | 'sample' | 'try' }>;
type Message<T extends FromHost['t']> = Extract<FromHost, { t: T }>;
type Facts = Message<'seen'>['facts'];
type ToldView = Message<'turn'>['view'];

/** Why nothing is sampled or tried now. */
export const NO_TURN: Refusal = { code: 'not-now', words: 'Only between a turn and its move.' };
const MOST_REFUSALS = 2; // in one turn: the second ends the game

export class ProgramGame implements BotPlayer {
  readonly id: string;
  forfeit: Forfeit | null = null;
  /** It said so. */
  isReady = false;
  /** What its last answer took, in milliseconds of its own time. */
  spent = 0;
  private readonly program: BotProgram;
  private readonly game: AnyGame;
  private readonly config: BotConfig;
  private facts: Fact[] = []; // that it was not told yet, for the turn that follows
  private asked: {
    turn: BotTurn<unknown, Command>;
    open: OpenTurn<Command>;
    message: Message<'turn'>;
  } | null = null;

  constructor(program: BotProgram, game: AnyGame, id: string, config: BotConfig) {
    this.program = program;
    this.game = game;
    this.id = id;
    this.config = config;
  }

  get deaf(): boolean {
    return !this.program.hello.wants.facts;
  }
  get isAsked(): boolean {
    return this.asked !== null;
  }

  hear(facts: readonly Fact[], ply: number, asked: boolean): void {
    if (this.deaf || this.forfeit) return;
    this.facts = [...this.facts, ...facts]; // a command may be followed by somebody's leaving before the turn comes
    if (asked) return;
    this.program.write({ t: 'seen', game: this.id, ply, facts: this.facts as Facts });
    this.facts = [];
  }

  think(turn: BotTurn<unknown, Command>): BotAnswer<Command> | Promise<BotAnswer<Command>> {
    if (this.forfeit) return this.forfeit;
    this.asked?.open.close('resign'); // somebody left meanwhile: what was asked before is nobody's any more
    const { wants } = this.program.hello;
    const { patience } = this.program;
    const { seat, seed } = this.config;
    const { nodes, ms } = turn.budget;
    const clock: TurnClock = turn.clock ?? { left: null, inc: null, move: ms, nodes };
    const message: Message<'turn'> = {
      t: 'turn',
      game: this.id,
      id: this.program.newId(),
      ply: turn.ply,
      view: turn.view as ToldView,
      ...(wants.facts ? { facts: this.facts as Facts } : {}),
      ...(wants.legal ? { legal: turn.legal.map((command) => textOf(this.game, command)) } : {}),
      clock,
    };
    this.facts = [];
    return new Promise((resolve) => {
      const stop = () => open.stop();
      const open = new OpenTurn<Command>(
        new RulesService(this.game, turn.view, seed, turn.ply, wants.views),
        limitsOf(clock, seat, patience),
        patience,
        {
          settle: (answer) => {
            this.spent = open.spent;
            this.asked = null;
            turn.stop.removeEventListener('abort', stop);
            if (isForfeit(answer) && answer.termination === 'timeout') this.program.owes();
            resolve(answer);
          },
          sayStop: () =>
            this.asked && this.program.write({ t: 'stop', game: this.id, id: this.asked.message.id }),
        },
      );
      this.asked = { turn, open, message };
      this.program.turnBegins();
      open.start(this.program.write(message));
      if (this.program.isSilenced) open.hold();
      turn.stop.addEventListener('abort', stop);
      if (turn.stop.aborted) stop();
    });
  }

  takeLog(): string {
    return this.program.takeLog();
  }

  over({ result, winner, scores, reason, termination, view }: GameEnd<unknown>): void {
    const end = { result, winner, scores: [...scores], reason, termination, view: view as ToldView };
    this.program.write({ t: 'over', game: this.id, ...end });
    this.program.forget(this.id);
    this.asked?.open.close('resign'); // no move is owed, and nobody waits for one
  }

  // ------------------------------------------------------------ what the program says

  take(message: ToGame): void {
    if (message.t === 'move') this.takeMove(message);
    else if (message.t === 'info') this.takeInfo(message);
    else if (message.t === 'sample')
      this.serve(message, (service) => {
        const drawn = service.sample(message.n);
        return drawn.ok ? { t: 'samples', game: this.id, id: message.id, samples: drawn.value } : drawn.error;
      });
    else
      this.serve(message, (service) => {
        const tried = service.try(message);
        return tried.ok ? { t: 'tried', game: this.id, id: message.id, ...tried.value } : tried.error;
      });
  }

  /** A line of the program that nobody can read, while its turn is open. */
  malformed(words: string): void {
    this.refuse('line', { code: 'malformed', words });
  }

  /** It will say no more: why, is found out soon. */
  hold(): void {
    this.asked?.open.hold();
  }

  /** It cannot go on. */
  lose(forfeit: Forfeit): void {
    this.forfeit = forfeit;
    this.asked?.open.close(forfeit);
  }

  private takeMove(message: Extract<FromProgram, { t: 'move' }>): void {
    const { asked } = this;
    if (asked === null || message.id !== asked.message.id) {
      const open = asked ? `the open turn has the id ${asked.message.id}` : 'no turn is open';
      this.program.ignores(`its id is ${message.id ?? 'no whole number'}, and ${open}`);
      return;
    }
    if (message.resign === true) {
      asked.open.close('resign');
      return;
    }
    const text = message.move as string;
    const command = this.game.grammar.parse(text);
    const refusal = command.ok ? this.refusalOf(asked.turn, command.value) : command.error;
    if (refusal === null && command.ok) asked.open.close(command.value);
    else if (refusal !== null) this.refuse('move', refusal);
  }

  private refusalOf({ refusalOf, legal }: BotTurn<unknown, Command>, command: Command): Refusal | null {
    if (refusalOf) return refusalOf(command);
    const text = this.game.grammar.print(command);
    const listed = legal.some((each) => this.game.grammar.print(each) === text);
    return listed ? null : { code: 'illegal', words: 'This is not one of the legal commands.' };
  }

  /** Says why, and asks once more while the clock runs on. */
  private refuse(to: 'move' | 'line', { code, words }: Refusal): void {
    const { asked } = this;
    if (asked === null) return;
    this.program.write({ t: 'error', to, game: this.id, id: asked.message.id, code, words });
    if (++asked.open.refusals >= MOST_REFUSALS) {
      this.lose({ termination: 'illegal', words: `refused twice in one turn, at last: ${words}` });
      return;
    }
    asked.message = { ...asked.message, id: this.program.newId() };
    this.program.write(asked.message);
    if (asked.open.stopped) this.program.write({ t: 'stop', game: this.id, id: asked.message.id });
  }

  private takeInfo({ id, score, nodes, pv, policy }: Extract<FromProgram, { t: 'info' }>): void {
    const { asked } = this;
    if (!asked?.turn.info || (id !== null && id !== asked.message.id)) return;
    const read = (text: string) => {
      const command = this.game.grammar.parse(text);
      return command.ok ? [command.value as Command] : [];
    };
    asked.turn.info({
      score,
      nodes,
      pv: (pv ?? []).flatMap(read),
      policy: (policy ?? []).flatMap(([text, share]) =>
        read(text).map((command) => [command, share] as const),
      ),
    });
  }

  private serve(
    { t: to, id }: Extract<ToGame, { t: 'sample' | 'try' }>,
    work: (service: RulesService) => FromHost | Refusal,
  ): void {
    const { asked } = this;
    const error = ({ code, words }: Refusal): FromHost => ({
      t: 'error',
      to,
      game: this.id,
      id,
      code,
      words,
    });
    if (asked === null) {
      this.program.write(error(NO_TURN));
      return;
    }
    asked.open.working(this.program.busySince, () => {
      const before = asked.open.service.stepsTaken;
      const answer = work(asked.open.service);
      const useful = to === 'sample' || asked.open.service.stepsTaken > before;
      if ('t' in answer && useful) this.program.forgiveLine();
      this.program.write('t' in answer ? answer : error(answer));
    });
  }
}
