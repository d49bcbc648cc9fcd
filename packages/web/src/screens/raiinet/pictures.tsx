/**
 * A square as one small picture: firewall and port below, the link above. The plate of a link tells whose it is, by
 * its colour and the way it points; its face tells the kind: a disc is data, a burst a virus, a sealed hexagon unknown.
 */
import { isVirus, strength, VALUES } from '@quadrant/raiinet';
import type { ComponentChildren, VNode } from 'preact';
import { scatter } from '../../parts/board-geometry.js';

export interface Look {
  readonly firewall: number; // seat, or -1
  readonly port: number; // seat, or -1
  readonly link: LinkLook | null;
}
export interface LinkLook {
  readonly letter: string;
  readonly seat: number;
  readonly turn: number; // quarters of a turn from pointing up, as it is shown
  readonly value: number | null;
  readonly boost: number;
  readonly jam: number;
  readonly known: boolean; // one's own, and others know it
  readonly only: boolean; // another's, and nobody else knows it
}

/** 'data', 'virus' or 'unknown': how a value is drawn and coloured. */
export const kindOf = (value: number | null): 'data' | 'virus' | 'unknown' => {
  if (value === null) return 'unknown';
  return isVirus(value) ? 'virus' : 'data';
};
export const spell = (value: number | null): string => (value === null ? '?' : VALUES[value]);

/** Everything that is written on a square, in order: its name says it, too. */
export function writtenOn({ port, link }: Look): string {
  if (!link) return port >= 0 ? `S${port + 1}` : '';
  const { letter, value, jam } = link;
  return `${letter}${value === null ? '' : strength(value)}${jam > 0 ? jam : ''}`;
}

const drawn = new Map<string, VNode>();

/** The picture of a square that is not empty. One object per look. */
export function squarePicture(look: Look): VNode | undefined {
  if (look.firewall < 0 && look.port < 0 && !look.link) return undefined;
  const key = JSON.stringify(look);
  let made = drawn.get(key);
  if (!made) {
    made = (
      <svg viewBox="-4 -4 72 72" aria-hidden="true">
        {look.port >= 0 && <Port seat={look.port} />}
        {look.firewall >= 0 && <Firewall seat={look.firewall} bare={!look.link} />}
        {look.link && <Link {...look.link} />}
      </svg>
    );
    drawn.set(key, made);
  }
  return made;
}

const PLAIN = { turn: 0, boost: 0, jam: 0, known: false, only: false } as const;

/** A link beside the board: pointing up, without marks. */
export const pieceOf = (letter: string, seat: number, value: number | null): VNode | undefined =>
  squarePicture({ firewall: -1, port: -1, link: { ...PLAIN, letter, seat, value } });

/** A link of a seat without letter and strength. */
export const linkPicture = (kind: 'data' | 'virus', seat: number): VNode => (
  <svg viewBox="-4 -4 72 72" aria-hidden="true">
    <use class="drawn" style={hue(seat)} href="#p-plate" width="64" height="64" />
    <use class="drawn" style={`--k: var(--${kind})`} href={`#p-${kind}`} y="5" width="64" height="64" />
  </svg>
);

const hue = (seat: number) => `--k: var(--seat-${seat + 1})`;

const Port = ({ seat }: { seat: number }) => (
  <g class="drawn port" style={hue(seat)}>
    <rect class="port-box" x="0" y="0" width="64" height="64" rx="9" />
    <use href="#p-server" x="13" y="6" width="38" height="38" />
    <text x="32" y="54">
      S{seat + 1}
    </text>
  </g>
);

/** A frame in the owner's colour; on an empty square the whole wall, with its owner's number. */
const Firewall = ({ seat, bare }: { seat: number; bare: boolean }) => (
  <g class="drawn firewall" style={hue(seat)}>
    <rect class="wall-box" x="-2" y="-2" width="68" height="68" rx="8" />
    {bare && (
      <>
        <use href="#p-wall" x="4" y="2" width="56" height="56" />
        <text x="57" y="12">
          {seat + 1}
        </text>
      </>
    )}
  </g>
);

/** Where the face lies on a plate that points up, right, down, left: where the plate is widest. */
const FACES = [
  [0, 5],
  [-5, 0],
  [0, -5],
  [5, 0],
] as const;

function Link({ letter, seat, turn, value, boost, jam, known, only }: LinkLook) {
  const kind = kindOf(value);
  const [right, down] = FACES[turn];
  const below = turn === 2; // it points down: its free corners are the lower ones
  return (
    <g class={`link ${kind}${only ? ' only' : ''}`}>
      <use
        class="drawn"
        style={hue(seat)}
        href="#p-plate"
        width="64"
        height="64"
        transform={`rotate(${90 * turn} 32 32)`}
      />
      <g class="drawn" style={`--k: var(--${kind})`} transform={`translate(${right} ${down})`}>
        <use href={`#p-${kind}`} width="64" height="64" />
      </g>
      <text class="letter" x={below ? 64 : 0} y={below ? 60 : 5}>
        {letter}
      </text>
      {value !== null && (
        <text class="value" x={32 + right} y={33 + down}>
          {strength(value)}
        </text>
      )}
      {boost > 0 && (
        <Badge hue="ion" x={below ? 4 : 60} y={below ? 60 : 4}>
          <path d="M-5 1l5-5 5 5M-5 6l5-5 5 5" />
        </Badge>
      )}
      {jam > 0 && (
        <Badge hue="warn" x={below ? 4 : 60} y={below ? 60 : 4}>
          <path d="M-4.5-1v-2.5a4.5 4.5 0 0 1 9 0V-1M-6-1h12v8h-12z" />
          <text y="3.5">{jam}</text>
        </Badge>
      )}
      {known && (
        <Badge hue="text" x={below ? 60 : 4} y={below ? 4 : 60}>
          <path d="M-8 0s3-5 8-5 8 5 8 5-3 5-8 5-8-5-8-5zM0-2v4" />
        </Badge>
      )}
    </g>
  );
}

function Badge(props: { hue: string; x: number; y: number; children: ComponentChildren }) {
  return (
    <g class="badge" style={`--k: var(--${props.hue})`} transform={`translate(${props.x} ${props.y})`}>
      <circle r="10.5" />
      {props.children}
    </g>
  );
}

const nets = new Map<string, VNode>();

/** Traces on some squares of the net, always the same ones. */
export function tracesOver(rows: number, columns: number, isSquare: (place: number) => boolean): VNode {
  const key = `${rows} ${columns}`;
  let net = nets.get(key);
  if (!net) {
    let path = '';
    for (let place = 0; place < rows * columns; place++) {
      if (!isSquare(place) || scatter(place, 1) > 0.3) continue;
      const [x, y] = [(place % columns) * 60, Math.floor(place / columns) * 60];
      path += `M${x + 12} ${y + 30}h18l9 ${scatter(place, 2) < 0.5 ? 9 : -9}h9M${x + 10} ${y + 30}a2 2 0 1 0 4 0a2 2 0 1 0-4 0`;
    }
    net = <path class="traces" d={path} />;
    nets.set(key, net);
  }
  return net;
}
