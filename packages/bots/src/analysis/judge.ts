/** What a seat may expect from what it knows: by games played on from worlds that fit its view, or as a bot judges it. */
import { type AnyGame, type Command, type Seat, stream } from '@quadrant/kernel';
import { type AnyBotMaker, isForfeit } from '../bot.js';
import { botsOf } from '../registry.js';
import type { Expectation, FromJudge, ToJudge } from './messages.js';

export interface JudgeQuestion {
  readonly view: unknown;
  readonly legal: readonly Command[];
  readonly seat: Seat;
  readonly seats: number;
  readonly options: unknown;
  readonly seed: number;
  readonly measure: Expectation;
  readonly worlds: number; // or, where a bot judges, hundreds of its nodes
}

const LONGEST = 150; // commands of a game that is played on
const NODES = 100;

export async function expect(game: AnyGame, question: JudgeQuestion): Promise<number> {
  const bots = await botsOf(game.id);
  const script = bots.find(({ id }) => id === 'script');
  const judge = bots.find(({ id }) => id === 'hard');
  return script || !judge ? playOn(game, script ?? bots[0], question) : judgedBy(game, judge, question);
}

/** The mean of games that a quick bot plays to their end, for every seat. */
async function playOn(game: AnyGame, script: AnyBotMaker, question: JudgeQuestion): Promise<number> {
  const { view, seat, seed, worlds, measure } = question;
  const draw = game.resampler(view);
  const rng = stream(seed, 'worlds');
  let sum = 0;
  for (let world = 0; world < worlds; world++) {
    const position = draw(rng);
    const player = await seated(script, game, { ...question, seed: rng.below(2 ** 31) });
    const legal: Command[] = [];
    for (let ply = 0; ply < LONGEST && game.outcome(position) === null; ply++) {
      const mover = game.onMove(position);
      game.legal(position, mover, legal);
      const turn = { view: game.view(position, mover), legal, ply, budget: FREE, stop: NEVER };
      const command = await player.think(turn);
      if (command === 'resign' || isForfeit(command)) break;
      if (game.perform(position, mover, command, null)) break;
    }
    sum += worthOf(game, position, seat, measure);
  }
  return sum / worlds;
}

/** What came of a game; one without an end yet is worth half a win. */
function worthOf(game: AnyGame, position: unknown, seat: Seat, measure: Expectation): number {
  if (measure === 'score') return game.scores(position)[seat] ?? 0;
  const outcome = game.outcome(position);
  if (outcome === null) return 0.5;
  if (game.seats(position) > 1) return outcome.winner === null ? 0.5 : outcome.winner === seat ? 1 : 0;
  return outcome.result === 'won' ? 1 : 0;
}

async function judgedBy(game: AnyGame, bot: AnyBotMaker, question: JudgeQuestion): Promise<number> {
  const player = await seated(bot, game, question);
  let score = 0.5;
  await player.think({
    view: question.view,
    legal: [...question.legal],
    ply: 0,
    budget: { nodes: NODES * question.worlds, ms: null },
    stop: NEVER,
    info: (thought) => {
      score = thought.score ?? score;
    },
  });
  return score;
}

async function seated(
  maker: AnyBotMaker,
  rules: AnyGame,
  { seat, seats, options, seed, view }: JudgeQuestion,
) {
  const player = await maker.make({ seat, seats, options: options as never, seed, view, rules });
  if (isForfeit(player)) throw new Error(player.words);
  return player;
}

const FREE = { nodes: null, ms: null };
const NEVER = { aborted: false, addEventListener() {}, removeEventListener() {} };

/** Judges in a thread what it is asked, one after the other. */
export class JudgeDesk {
  private readonly gameOf: (id: string) => Promise<AnyGame>;
  private readonly post: (message: FromJudge) => void;
  private last: Promise<unknown> = Promise.resolve();

  constructor(gameOf: (id: string) => Promise<AnyGame>, post: (message: FromJudge) => void) {
    this.gameOf = gameOf;
    this.post = post;
  }

  take(message: ToJudge): void {
    this.last = this.last
      .then(() => this.judge(message))
      .catch((error: Error) => this.post({ failed: error.message }));
  }

  private async judge({ id, game: name, ...question }: ToJudge): Promise<void> {
    const game = await this.gameOf(name);
    const legal = question.legal.flatMap((text) => {
      const command = game.grammar.parse(text);
      return command.ok ? [command.value] : [];
    });
    this.post({ id, value: await expect(game, { ...question, legal }) });
  }
}
