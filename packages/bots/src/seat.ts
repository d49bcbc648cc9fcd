/** Lets bots of the house take their seats at a table. */
import { type Seat, stream } from '@quadrant/kernel';
import type { AnyTable } from '@quadrant/table';
import { type AnyBotMaker, type AnyBotPlayer, isForfeit } from './bot.js';
import { findBot } from './registry.js';

export type FindBot = (game: string, id: string) => Promise<AnyBotMaker | null>;

/** Seats a bot wherever the table's names say that one plays. */
export function seatBots(table: AnyTable, find: FindBot = findBot): void {
  table.seatNames.forEach(({ bot }, seat) => {
    if (bot !== undefined && seat < table.seats)
      table.seatPlayer(seat, (view: unknown) => makePlayer(table, seat, bot, view, find));
  });
}

async function makePlayer(
  table: AnyTable,
  seat: Seat,
  id: string,
  view: unknown,
  find: FindBot,
): Promise<AnyBotPlayer> {
  const maker = await find(table.game.id, id);
  if (maker === null) throw new Error(`there is no bot "${id}" for ${table.game.title}`);
  // The same table and turn give the same dice, whatever was undone before.
  const dice = stream(table.seed, `bot ${seat}, turn ${table.turn}`);
  const player = await maker.make({
    seat,
    seats: table.seats,
    options: table.options as never,
    seed: dice.below(2 ** 31),
    names: Array.from({ length: table.seats }, (_, other) => nameAt(table, other)),
    view,
    rules: table.game,
  });
  if (isForfeit(player)) return { hear() {}, think: () => player }; // lost for the reason it gave
  return player;
}

/** Of a person who gave no name there is none. */
function nameAt(table: AnyTable, seat: Seat): string {
  const { name, bot } = table.seatNames[seat] ?? {};
  return name ?? bot ?? '';
}
