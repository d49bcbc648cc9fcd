/** What a position of Space Defender 2 is worth to who wants a high score after so many turns. */
import type { Focus, Position } from '@quadrant/space-defender-2';

/** A game is judged as one of so many turns: that is as far as its player looks. */
const TURNS = 200;
const KILLS = 0.3; // a turn, that fill focuses

const SCORE = 8; // for each doubling
const DEATH = 2;
const TURNS_LOST = 20; // for all turns of a game
const HEALTH = 3;
const ENERGY = 1;
const ORB = 2; // what usually fills a slot

/** The score by its logarithm, for focuses multiply; health and energy by their shares. */
export function judge({ ship, focuses, turn, ending }: Position): number {
  const left = Math.max(0, TURNS - turn);
  if (ending !== null) return worth(focuses, 0) - DEATH - (TURNS_LOST * left) / TURNS;
  const health = ship.health / ship.maxHealth;
  const energy = Math.min(1.2, ship.energy / ship.maxEnergy);
  const sound = health < 1 ? health * (2 - health) : 1 + 0.3 * (health - 1);
  return worth(focuses, left * KILLS) + HEALTH * sound + ENERGY * energy;
}

const worth = (focuses: readonly Focus[], kills: number): number =>
  SCORE * Math.log2(4 + promise(focuses, kills));

/** The score to expect when so many kills are still to come: a focus that is open will multiply when it is filled. */
function promise(focuses: readonly Focus[], kills: number): number {
  let inner = 0;
  let open = 0; // slots, of this focus and those within it
  for (let i = focuses.length - 1; i > 0; i--) {
    const { slots, taken, worth, factor } = focuses[i];
    open += slots - taken;
    const filled = chanceToFill(open, kills);
    inner = (worth + inner + ORB * (slots - taken) * filled) * (1 + (factor - 1) * filled);
  }
  return focuses[0].worth + inner;
}

function chanceToFill(open: number, kills: number): number {
  if (open === 0) return 1;
  return kills <= 0 ? 0 : 1 / (1 + Math.exp((open - kills) / (0.5 + 0.35 * Math.sqrt(open))));
}
