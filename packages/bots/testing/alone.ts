/** Lets a bot play one game alone, as a table would: it chooses its side, and sees views only. */
import { type AnyGame, type Command, NOBODY, type Plain } from '@quadrant/kernel';
import { type AnyBotMaker, type AnyBotPlayer, isForfeit } from '../src/bot.js';

export interface AloneOptions {
  readonly options: Plain; // of the game
  readonly seed: number; // of the game
  readonly mostTurns: number; // commands, after which the game is left
  readonly nodes?: number; // budget of a decision; none: as it likes
}

export async function playAlone(
  game: AnyGame,
  maker: AnyBotMaker,
  { options, seed, mostTurns, nodes }: AloneOptions,
) {
  const read = game.readOptions(options);
  if (!read.ok) throw new Error(read.error.words);
  const { options: known } = game.sides?.split(read.value) ?? { options: read.value };
  const config = { seat: 0, seats: 1, options: known, seed: 3 };
  const side = (await maker.side?.(config)) ?? null;
  const whole = game.readOptions(game.sides && side !== null ? game.sides.join(known, [side]) : read.value);
  if (!whole.ok) throw new Error(whole.error.words);
  const position = game.begin(whole.value, seed);
  const player = (await maker.make({ ...config, view: game.view(position, 0) })) as AnyBotPlayer;
  if (isForfeit(player)) throw new Error(player.words);
  const given: string[] = [];
  const legal: Command[] = [];
  const { signal: stop } = new AbortController();
  for (let ply = 0; ply < mostTurns && game.onMove(position) !== NOBODY; ply++) {
    game.legal(position, 0, legal);
    const view = game.view(position, 0);
    const command = await player.think({
      view,
      legal,
      ply,
      budget: { nodes: nodes ?? null, ms: null },
      stop,
    });
    const refusal = game.perform(position, 0, command as Command, null);
    if (refusal) throw new Error(refusal.words);
    given.push(game.grammar.print(command as Command));
  }
  return { position, given };
}
