/** Where the projectiles of a weapon are in the first turns, by the weapon's own way of flying: for a small diagram. */
import { standard, type Weapon } from '@quadrant/space-defender-2';

/** Rows down and columns right of the ship. */
export type ShipOffset = readonly [down: number, right: number];
export interface Shot {
  readonly spots: readonly ShipOffset[]; // where it appears, then where it is after each turn
  readonly leaps: boolean; // nothing between two spots is hit
}

export function shotsOf(weapon: Weapon, turns: number): Shot[] {
  return weapon.muzzles.map(({ down, right, drift }) => {
    const spots: ShipOffset[] = [[down, right]];
    const projectile = {
      id: -1,
      weapon: standard.weapons.indexOf(weapon),
      cell: 0,
      damage: weapon.damage,
      move: weapon.projectileMove,
      drift,
      seen: true,
      last: null,
    };
    let leaps = false;
    for (let turn = 0; turn < turns; turn++) {
      const [row, column] = spots[spots.length - 1];
      let to: ShipOffset = [row, column];
      weapon.flight(projectile, {
        fly(_, cells, rows, columns) {
          leaps ||= columns > 1;
          to = [row + cells * rows, column + cells * columns];
        },
      });
      spots.push(to);
    }
    return { spots, leaps };
  });
}
