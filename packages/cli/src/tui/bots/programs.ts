/**
 * Programs that speak quadrant-bot/1 at a table in the terminal. Only the words that the terminal was started with
 * seat one: a record that names it starts nothing. Its process lives as long as it is asked: the end of the game, whatever changes
 * the game under it, and the end of the terminal end it.
 */
import { createHmac, randomBytes } from 'node:crypto';
import { basename } from 'node:path';
import { type AnyBotMaker, type AnyBotPlayer, type BotTurn, type Forfeit, isForfeit } from '@quadrant/bots';
import type { AnyGame, Command, Result } from '@quadrant/kernel';
import { ok, refuse } from '@quadrant/kernel';
import { type OpenBot, openWho, readWho, type Who, type WhoContext } from '@quadrant/lab/bots';

const COMMAND = /^cmd:|(?:^|,)cmd=/;
/** Whether an answer to who plays names a program. */
export const namesProgram = (text: string): boolean => COMMAND.test(text);

export class Programs {
  /** Why the last one lost its seat. */
  trouble: string | null = null;
  private readonly who: Who;
  private readonly where: WhoContext;
  readonly name: string;
  private readonly ending = new Set<Promise<void>>();

  private constructor(who: Who, where: WhoContext) {
    this.who = who;
    this.where = where;
    this.name = nameOf(who);
  }

  /** The program of `cmd:./mine` or `name=mine,cmd='./mine'`, which is started once to see that it plays. */
  static async read(
    text: string,
    game: AnyGame,
    house: readonly string[],
    where: WhoContext,
  ): Promise<Result<Programs>> {
    const who = readWho(text);
    if (!who.ok) return who;
    const { clock, command } = who.value;
    if (command === null) return refuse('bad-player', 'it is no program');
    if (clock !== null && 'base' in clock)
      return refuse('bad-player', 'there are no clocks at a table here: nodes=2000 or move=1s');
    const programs = new Programs(who.value, where);
    if (house.includes(programs.name))
      return refuse('bad-player', `"${programs.name}" is a bot of the house; name=… gives it another name`);
    const open = await openWho(who.value, game, where);
    if (!open.ok) return open;
    await open.value.close();
    return ok(programs);
  }

  find(game: AnyGame, id: string): AnyBotMaker | null {
    if (id !== this.name) return null;
    return {
      id,
      game: game.id,
      words: '',
      rating: null,
      options: [],
      make: (config) => this.make(game, config),
    };
  }

  /** Resolves when no process of theirs is left. */
  async gone(): Promise<void> {
    await Promise.all(this.ending);
  }

  private async make(
    game: AnyGame,
    config: Parameters<AnyBotMaker['make']>[0],
  ): Promise<AnyBotPlayer | Forfeit> {
    const open = await openWho(this.who, game, this.where);
    if (!open.ok) return this.lost({ termination: 'crashed', words: open.error.words });
    const player = await open.value.maker.make({
      ...config,
      seed: ownSeed(config.seed),
      clock: this.who.clock,
    });
    if (!isForfeit(player)) return this.seated(player, open.value);
    this.end(open.value);
    return this.lost(player);
  }

  private seated(player: AnyBotPlayer, open: OpenBot): AnyBotPlayer {
    const { clock } = this.who;
    const nodes = clock !== null && 'nodes' in clock ? clock.nodes : null;
    const ms = clock !== null && 'move' in clock ? clock.move : null;
    return {
      hear: (facts, ply, asked) => player.hear(facts, ply, asked),
      think: async (turn: BotTurn<unknown, Command>) => {
        const answer = await player.think({ ...turn, budget: { nodes, ms } });
        return isForfeit(answer) ? this.lost(answer) : answer;
      },
      over: (end) => {
        player.over?.(end);
        this.end(open);
      },
    };
  }

  private lost(forfeit: Forfeit): Forfeit {
    this.trouble = forfeit.words;
    return forfeit;
  }

  private end(open: OpenBot): void {
    const ended = open.close().finally(() => this.ending.delete(ended));
    this.ending.add(ended);
  }
}

const SECRET = randomBytes(32);
/** A table's dice come from its seed, which a program could find by trying all: what it is told comes from nothing it can know. */
const ownSeed = (seed: number): number =>
  createHmac('sha256', SECRET).update(String(seed)).digest().readUIntBE(0, 6);

const LONGEST_NAME = 60;

/** What it is called at the table and in records: never the whole command line, which may hold more than a name. */
function nameOf({ name, command }: Who): string {
  const [first] = (command ?? '').trim().split(/\s/);
  const short = name === command ? basename(first.replace(/["']/g, '')) : name;
  return short.slice(0, LONGEST_NAME);
}
