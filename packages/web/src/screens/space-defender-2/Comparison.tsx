/** What equipment gives, to be compared at a glance: bars on one scale, and how a weapon's shots fly. */
import { type Equipment, standard, type Weapon } from '@quadrant/space-defender-2';
import { shotsOf } from './shots.js';
import { TEXTS } from './texts.js';

type Gain = 'health' | 'energy' | 'armour' | 'vision' | 'move';
export const GAINS: readonly Gain[] = ['health', 'energy', 'armour', 'vision', 'move'];
const REGAINED = { health: 'healthRegen', energy: 'energyRegen' } as const;

/** One bar: a share of the most there is among what it is compared with. */
export function Bar(props: { label: string; value: number; most: number; note?: string }) {
  const part = props.most > 0 ? Math.max(0, props.value / props.most) : 0;
  return (
    <span class="bar-row">
      <span>{props.label}</span>
      <span class="bar-track" aria-hidden="true">
        <span style={`inline-size: ${100 * part}%`} />
      </span>
      <b>{props.value}</b>
      <small>{props.note}</small>
    </span>
  );
}

/** What one piece gives, beside the most that any of its kind gives. */
export function Gains({ each, all }: { each: Equipment; all: readonly Equipment[] }) {
  return (
    <span class="bars">
      {GAINS.filter((gain) => all.some((other) => other[gain] !== 0)).map((gain) => {
        const regained = gain === 'health' || gain === 'energy' ? each[REGAINED[gain]] : 0;
        return (
          <Bar
            key={gain}
            label={TEXTS.gains[gain]}
            value={each[gain]}
            most={Math.max(...all.map((other) => other[gain]))}
            note={regained > 0 ? TEXTS.regains(regained) : ''}
          />
        );
      })}
      {each.moveCost > 0 && <span class="bar-note">{TEXTS.heavier(each.moveCost)}</span>}
    </span>
  );
}

/** Damage and cost of a weapon, on bars that tell small from large although one does a thousand. */
export function Firing({ weapon }: { weapon: Weapon }) {
  const { weapons } = standard;
  const most = (of: (each: Weapon) => number) => Math.max(...weapons.map(of));
  return (
    <span class="bars">
      <Bar
        label={TEXTS.damage}
        value={weapon.damage}
        most={most(({ damage }) => damage) / 4}
        note={weapon.muzzles.length > 1 ? TEXTS.times(weapon.muzzles.length) : ''}
      />
      <Bar
        label={TEXTS.costs}
        value={weapon.cost}
        most={most(({ cost }) => cost)}
        note={TEXTS.paid[weapon.paidIn]}
      />
    </span>
  );
}

const TURNS = 3;
const [ROWS, COLUMNS] = [5, 12];

/** The ship and where its projectiles are turn by turn: numbered spots; a dashed way is leapt over. */
export function ShotDiagram({ weapon }: { weapon: Weapon }) {
  const shots = shotsOf(weapon, TURNS);
  const x = (right: number) => right + 2.5;
  const y = (down: number) => down + ROWS / 2;
  return (
    <svg class="shots" viewBox={`0 0 ${COLUMNS} ${ROWS}`} aria-hidden="true">
      <path class="shot-grid" d={gridPath} />
      <use href="#p-ship" class="drawn" style="--k: var(--ship)" x="1.5" y="1.5" width="2" height="2" />
      {shots.map(({ spots, leaps }, i) => (
        <g key={i} class={leaps ? 'shot leaps' : 'shot'}>
          <polyline points={spots.map(([down, right]) => `${x(right)},${y(down)}`).join(' ')} />
          {spots.map(([down, right], turn) => (
            <circle key={turn} class="shot-spot" cx={x(right)} cy={y(down)} r={turn === 0 ? 0.16 : 0.26} />
          ))}
        </g>
      ))}
    </svg>
  );
}

const gridPath = [
  ...Array.from({ length: ROWS + 1 }, (_, row) => `M0 ${row}H${COLUMNS}`),
  ...Array.from({ length: COLUMNS + 1 }, (_, column) => `M${column} 0V${ROWS}`),
].join('');
