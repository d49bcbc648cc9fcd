/** Powers: what `special` does and what it costs. */

/** What the board does for a power. */
export interface Helm {
  teleportToStart(): void;
  repair(health: number): void;
  /** Turns health into twice as much energy; the last point of health stays. */
  overcharge(atMost: number): void;
  clearProjectiles(): void;
  strikeEnemies(damage: number): void;
}

export interface Power {
  readonly name: string; // 'Recall'
  readonly price: string; // '50 energy': as the menu says it
  readonly effect: string; // 'Teleport back to spawn.'
  readonly energy: number; // 50: paid before the effect
  readonly use: (helm: Helm) => void;
}

export const powers: readonly Power[] = [
  {
    name: 'Recall',
    price: '50 energy',
    effect: 'Teleport back to spawn.',
    energy: 50,
    use: (helm) => helm.teleportToStart(),
  },
  {
    name: 'Repair',
    price: '50 energy',
    effect: 'Gain 50 health, can go over max health. Health regen will not be in effect if over cap.',
    energy: 50,
    use: (helm) => helm.repair(50),
  },
  {
    name: 'Overcharge',
    price: 'up to 50 health',
    effect:
      'Gain 2*health spent energy, can go over max energy. Energy regen will not be in effect if over cap.',
    energy: 0,
    use: (helm) => helm.overcharge(50),
  },
  {
    name: 'Deploy Drones',
    price: '100 energy',
    effect: 'Clear all projectiles.',
    energy: 100,
    use: (helm) => helm.clearProjectiles(),
  },
  {
    name: 'Orbital Strike',
    price: '100 energy',
    effect: 'Deal 100 damage to all enemies, affected by armour.',
    energy: 100,
    use: (helm) => helm.strikeEnemies(100),
  },
];

/** `Recall (50 energy): Teleport back to spawn.` */
export function describePower(power: Power): string {
  return `${power.name} (${power.price}): ${power.effect}`;
}
