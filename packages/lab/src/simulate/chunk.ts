/** A chunk of a simulation: a pure function of (simulation, point of the grid, first game, count). */
import { type AnyBotPlayer, isForfeit } from '@quadrant/bots';
import { type AnyGame, type Fact, type Result, stream } from '@quadrant/kernel';
import { type GameModule, loadGame } from '../games.js';
import { CannotPlay } from '../jobs/cannot-play.js';
import { type Deal, dealWith } from '../play/deals.js';
import type { PlayedGame, playGame } from '../play/play-game.js';
import { HeatCounter, heatMapsOf } from '../report/heat/heat.js';
import { type OpenBot, openWho } from '../who/open-who.js';
import { Gauge, readMeasure } from './measure.js';
import { playQuickly } from './quick-game.js';
import type { Chunk, GridPoint, SimulatedChunk, SimulatedGame, Simulation } from './spec.js';

/** Bots that are ready, and what is measured: made once for many chunks. */
export class Simulator {
  private readonly simulation: Simulation;
  private readonly game: AnyGame;
  private readonly bots: readonly OpenBot[];
  private readonly gauge: Gauge;
  private readonly heatOf: () => HeatCounter | null;
  /** How games are played with everything around them; null where nobody needs a view, a clock or a fact. */
  private readonly seeing: typeof playGame | null;

  private constructor(
    simulation: Simulation,
    module: GameModule,
    bots: readonly OpenBot[],
    heatOf: () => HeatCounter | null,
    seeing: typeof playGame | null,
  ) {
    this.simulation = simulation;
    this.game = module.game;
    this.bots = bots;
    this.seeing = seeing;
    this.gauge = new Gauge(
      simulation.measures.map((text) => sound(readMeasure(text))),
      module,
    );
    this.heatOf = heatOf;
  }

  static async open(simulation: Simulation, folder: string): Promise<Simulator> {
    const module = await loadGame(simulation.game);
    const { game } = module;
    const maps = simulation.watched ? await heatMapsOf(simulation.game) : null;
    const bots: OpenBot[] = [];
    for (const who of simulation.bots) {
      const open = await openWho(who, game, { folder, host: simulation.host, mayFail: true });
      if (open.ok) bots.push(open.value);
      else {
        await Promise.all(bots.map((bot) => bot.close()));
        throw new CannotPlay(open.error.words);
      }
    }
    const areBlind = bots.every(({ maker, clock }) => maker.blind === true && clock === null);
    const seeing = areBlind ? null : (await import('../play/play-game.js')).playGame;
    return new Simulator(simulation, module, bots, () => maps && new HeatCounter(maps), seeing);
  }

  async close(): Promise<void> {
    await Promise.all(this.bots.map((bot) => bot.close()));
  }

  async play({ point, first, count }: Chunk): Promise<SimulatedChunk> {
    const heat = this.heatOf();
    const games: SimulatedGame[] = [];
    for (let number = first; number < first + count; number++) {
      const made = this.playOne(this.simulation.grid[point], number, heat);
      games.push(made instanceof Promise ? await made : made);
    }
    return { games, heats: heat?.heats ?? [] };
  }

  private playOne(
    given: GridPoint,
    number: number,
    heat: HeatCounter | null,
  ): SimulatedGame | Promise<SimulatedGame> {
    const { game, bots, gauge } = this;
    const { seed } = this.simulation;
    const deal = sound(dealWith(this.simulation, game, given, number));
    const seats = game.seatsOf(deal.options);
    if (seats !== bots.length)
      throw new CannotPlay(`${game.title} has ${seats} seats here, not ${bots.length}`);
    const warm = heat?.begin(game, deal.options, deal.seed) ?? null;
    const listens = gauge.listens || warm !== null;
    const watch = listens
      ? (fact: Fact) => {
          warm?.(fact);
          if (gauge.listens) gauge.hear(fact);
        }
      : null;
    const seedOf = (seat: number) => stream(seed, `seat ${seat} ${number}`).below(2 ** 31);
    return this.seeing === null
      ? this.playBlind(deal, number, seedOf, watch)
      : this.playSeeing(this.seeing, deal, number, seedOf, watch);
  }

  private playBlind(
    { options, seed }: Deal,
    number: number,
    seedOf: (seat: number) => number,
    watch: ((fact: Fact) => void) | null,
  ): SimulatedGame {
    const { game, bots, simulation } = this;
    const position = game.begin(options, seed);
    const players = bots.map(({ maker, settings }, seat) => {
      const player = maker.make({
        seat,
        seats: bots.length,
        options: null,
        seed: seedOf(seat),
        settings,
        view: null,
      });
      if (player instanceof Promise || isForfeit(player)) throw new Error(`${maker.id} is not ready at once`);
      return player as AnyBotPlayer;
    });
    const { plies, termination, opening } = playQuickly(game, position, players, simulation.maxMoves, watch);
    const first = simulation.watched && opening ? game.grammar.print(opening) : null;
    return this.told(number, { outcome: game.outcome(position), plies, termination, position }, first);
  }

  private async playSeeing(
    play: typeof playGame,
    deal: Deal,
    number: number,
    seedOf: (seat: number) => number,
    watch: ((fact: Fact) => void) | null,
  ): Promise<SimulatedGame> {
    const { game, bots, simulation } = this;
    const played = await play({
      ...deal,
      game,
      maxMoves: simulation.maxMoves,
      seats: bots.map((bot, seat) => ({ ...bot, seed: seedOf(seat) })),
      ...(watch ? { watch } : {}),
    });
    const opening = simulation.watched ? played.entries.find((entry) => 'command' in entry) : undefined;
    return this.told(number, played, opening && 'command' in opening ? opening.command : null);
  }

  private told(
    number: number,
    {
      outcome,
      plies,
      termination,
      position,
    }: Pick<PlayedGame, 'outcome' | 'plies' | 'termination' | 'position'>,
    opening: string | null,
  ): SimulatedGame {
    return {
      number,
      result: outcome?.result ?? null,
      winner: outcome?.winner ?? null,
      scores: outcome?.scores ?? [],
      plies,
      termination,
      measures: this.gauge.take(position),
      opening,
    };
  }
}

function sound<T>(result: Result<T>): T {
  if (!result.ok) throw new CannotPlay(result.error.words);
  return result.value;
}
