/**
 * A square as one small picture: firewall and port below, the link above. A link points where its player heads, so
 * its shape tells whose it is; its letter, type and strength are written on it, colour only repeats them.
 */
import { isVirus, VALUES } from '@quadrant/raiinet';
import type { VNode } from 'preact';

/** Down, up, right, left: by seat. */
const SHAPES = [
  'M7 4 H41 V31 L24 45 L7 31 Z',
  'M7 44 H41 V17 L24 3 L7 17 Z',
  'M4 7 V41 H31 L45 24 L31 7 Z',
  'M44 7 V41 H17 L3 24 L17 7 Z',
] as const;
/** The middle of the written lines, by seat: where the shape is widest. */
const MIDDLES = [
  [24, 21],
  [24, 28],
  [20, 24],
  [28, 24],
] as const;

export interface Look {
  readonly firewall: number; // seat, or -1
  readonly port: number; // seat, or -1
  readonly link: LinkLook | null;
}
export interface LinkLook {
  readonly letter: string;
  readonly seat: number;
  readonly value: number | null;
  readonly boost: number;
  readonly jam: number;
  readonly known: boolean; // one's own, and others know it
}

/** 'data', 'virus' or 'unknown': how a value is coloured. */
export const kindOf = (value: number | null): 'data' | 'virus' | 'unknown' => {
  if (value === null) return 'unknown';
  return isVirus(value) ? 'virus' : 'data';
};
export const spell = (value: number | null): string => (value === null ? '?' : VALUES[value]);

/** Everything that is written on a square, in order: its name says it, too. */
export function writtenOn({ port, link }: Look): string {
  if (!link) return port >= 0 ? `S${port + 1}` : '';
  const { letter, value, boost, jam } = link;
  return `${letter}${spell(value)}${boost > 0 ? `+${boost}` : ''}${jam > 0 ? jam : ''}`;
}

const drawn = new Map<string, VNode>();

/** The picture of a square that is not empty. One object per look. */
export function squarePicture(look: Look): VNode | undefined {
  if (look.firewall < 0 && look.port < 0 && !look.link) return undefined;
  const key = JSON.stringify(look);
  let made = drawn.get(key);
  if (!made) {
    made = (
      <svg viewBox="0 0 48 48" aria-hidden="true">
        {look.port >= 0 && <Port seat={look.port} />}
        {look.firewall >= 0 && <Firewall seat={look.firewall} bare={!look.link} />}
        {look.link && <Link {...look.link} />}
      </svg>
    );
    drawn.set(key, made);
  }
  return made;
}

const Port = ({ seat }: { seat: number }) => (
  <g class={`port seat-${seat}`}>
    <path d="M10 9 H38 V19 H10 Z M10 22 H38 V32 H10 Z M14 14 H20 M14 27 H20" />
    <text x="24" y="41">
      S{seat + 1}
    </text>
  </g>
);

/** A border of bricks; on an empty square the whole wall, with its owner's number. */
const Firewall = ({ seat, bare }: { seat: number; bare: boolean }) => (
  <g class={`firewall seat-${seat}`}>
    <rect x="2" y="2" width="44" height="44" />
    {bare && (
      <>
        <path d="M2 16 H46 M2 32 H46 M16 2 V16 M32 2 V16 M9 16 V32 M39 16 V32 M16 32 V46 M32 32 V46" />
        <text x="24" y="24">
          {seat + 1}
        </text>
      </>
    )}
  </g>
);

function Link({ letter, seat, value, boost, jam, known }: LinkLook) {
  const [x, y] = MIDDLES[seat];
  return (
    <g class={`link ${kindOf(value)}`}>
      <path d={SHAPES[seat]} />
      <text class="letter" x={x} y={y - 8}>
        {letter}
      </text>
      <text class="value" x={x} y={y + 9}>
        {spell(value)}
      </text>
      {known && <path class="eye" d="M1 9 Q8 1 15 9 Q8 17 1 9 M8 7 V11" />}
      {boost > 0 && (
        <g class="badge">
          <rect x="30" y="0" width="18" height="13" />
          <text x="39" y="6.5">
            +{boost}
          </text>
        </g>
      )}
      {jam > 0 && (
        <g class="badge">
          <rect x="28" y="35" width="20" height="13" />
          <path d="M31 41 H37 V46 H31 Z M32 41 V39 A2 2 0 0 1 36 39 V41" />
          <text x="43" y="42">
            {jam}
          </text>
        </g>
      )}
    </g>
  );
}
