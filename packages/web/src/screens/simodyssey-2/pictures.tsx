/** What is in a sector, quadrant by quadrant, with the letter of the text view in the corner of each. */
import type { VNode } from 'preact';
import { scatter } from '../../parts/board-geometry.js';
import { drawn } from '../../parts/drawing.js';
import { DRAWINGS } from './drawings.js';

/** The drawing that a letter stands for. */
export const PIECES: Readonly<Record<string, string>> = {
  E: 'explorer',
  A: 'asteroid',
  J: 'janitaur',
  M: 'malevolent',
  B: 'benign',
  P: 'planet',
  O: 'hole',
  Y: 'yellow-dwarf',
  '*': 'blue-giant',
  W: 'worm',
};
const STARS = /[Y*]/;

/** One entity, also for legends. */
export const picture = (letter: string): VNode => drawn(PIECES[letter], DRAWINGS[PIECES[letter]]);

/** A planet at a star has its ring: it has settled there, or is about to. */
const nameIn = (letters: string, letter: string) =>
  letter === 'P' && STARS.test(letters) ? 'settled' : PIECES[letter];

const sectors = new Map<string, VNode>();

/** Something that has just come to a quadrant, from so many sectors right and down of it. */
export interface Arrival {
  readonly quadrant: number; // from 1
  readonly style: string; // '--dx: -1; --dy: 0.5'
}

/** A planet worth a landing. */
export interface PlanetWorth {
  readonly quadrant: number; // from 1
  readonly words: string; // '50 %'
}

/** The four quadrants of a sector; a landed explorer stands on a line. One object per look. */
export function sectorPicture(
  letters: string,
  landed: boolean,
  arrivals: readonly Arrival[],
  worths: readonly PlanetWorth[] = [],
): VNode {
  const draw = () => (
    <span class={STARS.test(letters) || letters.includes('O') ? 'quadrants lit' : 'quadrants'}>
      {[...letters].map((letter, i) => {
        const arrival = arrivals.find(({ quadrant }) => quadrant === i + 1);
        const name = nameIn(letters, letter);
        const worth = worths.find(({ quadrant }) => quadrant === i + 1);
        return (
          <span
            key={i}
            class={`quadrant${arrival ? ' travels' : ''}${landed && letter === 'E' ? ' landed' : ''}`}
            style={arrival?.style}
            data-letter={letter === '-' ? undefined : letter}
            data-worth={worth?.words}
          >
            {name && drawn(name, DRAWINGS[name])}
          </span>
        );
      })}
    </span>
  );
  if (arrivals.length > 0) return draw();
  const key = `${letters} ${landed} ${worths.map(({ quadrant, words }) => `${quadrant}${words}`)}`;
  let made = sectors.get(key);
  if (!made) {
    made = draw();
    sectors.set(key, made);
  }
  return made;
}

const skies = new Map<string, VNode>();

/** Stars far away, the same ones every time. */
export function skyOver(rows: number, columns: number): VNode {
  const key = `${rows} ${columns}`;
  let sky = skies.get(key);
  if (!sky) {
    let path = '';
    for (let n = 0; n < 9 * rows * columns; n++) {
      const square = Math.floor(n / 9);
      const x = Math.round(10 * ((square % columns) * 60 + 3 + scatter(n, 12) * 54)) / 10;
      const y = Math.round(10 * (Math.floor(square / columns) * 60 + 3 + scatter(n, 13) * 54)) / 10;
      const r = Math.round(10 * (0.2 + 0.4 * scatter(n, 14))) / 10;
      path += `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
    }
    sky = <path class="far-stars" d={path} />;
    skies.set(key, sky);
  }
  return sky;
}
