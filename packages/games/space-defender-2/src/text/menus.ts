/** The setup screens. Their menus never change, so they are written once. */
import type { Equipment } from '../equipment.js';
import type { Position } from '../position.js';
import { describePower } from '../powers.js';
import { SUMMARY, screenOf } from '../rules/check.js';
import { choicesOf, PARTS, type Part, type Tables } from '../tables.js';
import type { Weapon } from '../weapons.js';

const TITLES: Readonly<Record<Part, string>> = {
  weapon: 'Weapon Selected:',
  armour: 'Armour Selected:',
  engine: 'Engine Selected:',
  power: 'Power Selected:',
};

/** Writes the screen of a setup state. */
export function makeMenus(tables: Tables): (position: Position) => string {
  const menus: Readonly<Record<Part, string>> = {
    weapon: numbered(tables.weapons.map(weaponEntry)),
    armour: numbered(tables.armours.map((each) => `${each.name}\n    ${attributes(each)}`)),
    engine: numbered(tables.engines.map((each) => `${each.name}\n    ${attributes(each)}`)),
    power: numbered(tables.powers.map(describePower)),
  };
  const powers = tables.powers.map(describePower);
  const selected = (part: Part, { selections }: Position) => {
    const names = part === 'power' ? powers : choicesOf(tables, part);
    return `  ${TITLES[part]}${names[selections[part]]}\n`;
  };
  return (position) => {
    const screen = screenOf(position.state);
    if (screen === SUMMARY) return PARTS.map((part) => selected(part, position)).join('');
    const part = PARTS[screen - 1];
    return menus[part] + selected(part, position);
  };
}

function numbered(entries: readonly string[]): string {
  return entries.map((entry, i) => `  ${i + 1}:${entry}\n`).join('');
}

function weaponEntry(weapon: Weapon): string {
  return `${weapon.name} (${weapon.description})\n    ${attributes(weapon)},\n    ${weaponCost(weapon)}`;
}

function attributes(each: Equipment): string {
  const regen = `${each.healthRegen}/${each.energyRegen}`;
  return `Health:${each.health}, Energy:${each.energy}, Regen:${regen}, Armour:${each.armour}, Vision:${each.vision}, Move:${each.move}, Move Cost:${each.moveCost}`;
}

/** `Projectile Damage:70, Projectile Cost:5 (energy)` */
export function weaponCost({ damage, cost, paidIn }: Weapon): string {
  return `Projectile Damage:${damage}, Projectile Cost:${cost} (${paidIn})`;
}
