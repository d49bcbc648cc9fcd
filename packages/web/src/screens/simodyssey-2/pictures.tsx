/** The entities as small pictures of our own: what stands still is a sign, what moves carries the letter of the text view. */
import type { VNode } from 'preact';

const SHAPES: Readonly<Record<string, VNode>> = {
  E: <path class="solid" d="M12 1 L17 11 L22 18 L16 18 L12 22 L8 18 L2 18 L7 11 Z" />,
  A: <path d="M8 2 L16 3 L22 9 L21 17 L14 22 L6 20 L2 13 L3 7 Z" />,
  J: <path d="M2 3 H6 V6 H18 V3 H22 V18 L18 22 H6 L2 18 Z" />,
  M: <path d="M2 3 L8 5 L12 1 L16 5 L22 3 L20 12 L12 23 L4 12 Z" />,
  B: <path d="M12 1 L22 5 V13 C22 18 17 21 12 23 C7 21 2 18 2 13 V5 Z" />,
  P: <circle cx="12" cy="12" r="9.5" />,
  O: (
    <>
      <circle class="hole" cx="12" cy="12" r="7" />
      <ellipse class="thin" cx="12" cy="12" rx="11.5" ry="4" transform="rotate(-24 12 12)" />
    </>
  ),
  Y: (
    <>
      <circle class="solid" cx="12" cy="12" r="5" />
      <path d="M12 1 V4 M12 20 V23 M1 12 H4 M20 12 H23 M4.2 4.2 L6.4 6.4 M17.6 17.6 L19.8 19.8 M4.2 19.8 L6.4 17.6 M17.6 6.4 L19.8 4.2" />
    </>
  ),
  '*': <path class="solid" d="M12 0.5 L15 9 L23.5 12 L15 15 L12 23.5 L9 15 L0.5 12 L9 9 Z" />,
  W: (
    <path d="M12 12 C12 10 15 10 15 12.5 C15 16 9 16.5 8.5 12 C8 6.5 16 5.5 18.5 10.5 C21 16.5 14 22 8 19.5 C1.5 16.5 2 7 7 3.5" />
  ),
};
/** The same as outlines alone, for the card on the start page. */
export const OUTLINES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries(SHAPES).flatMap(([letter, { type, props }]) =>
      type === 'path' ? [[letter, (props as unknown as { d: string }).d]] : [],
    ),
  ),
  P: 'M12 2.5 a9.5 9.5 0 1 0 0.1 0 Z',
  O: 'M12 5 a7 7 0 1 0 0.1 0 Z M1.5 16.5 Q12 17 22.5 7.5',
  Y: 'M12 7 a5 5 0 1 0 0.1 0 Z M12 1 V4 M12 20 V23 M1 12 H4 M20 12 H23',
};
/** Letters as lines, so that they are part of the picture and not text beside the name of a sector. */
const LETTERS: Readonly<Record<string, string>> = {
  A: 'M8.6 16.2 L12 8 L15.4 16.2 M9.9 13.4 H14.1',
  J: 'M13.8 9 V14 C13.8 17 9.4 17 9.4 14',
  M: 'M8.4 14.5 V7 L12 11.6 L15.6 7 V14.5',
  B: 'M9.4 8 V16 H12.6 C15.6 16 15.6 11.9 12.6 11.9 H9.4 M9.4 8 H12.2 C14.9 8 14.9 11.9 12.2 11.9',
  P: 'M9.6 16.4 V7.8 H12.6 C16 7.8 16 12.6 12.6 12.6 H9.6',
};

const NAMES: Readonly<Record<string, string>> = { '*': 'giant', '-': 'none' };
const lookOf = (letter: string) => `is-${NAMES[letter] ?? letter}`;

const drawn = new Map<string, VNode>();

function once(key: string, draw: () => VNode): VNode {
  let made = drawn.get(key);
  if (!made) {
    made = draw();
    drawn.set(key, made);
  }
  return made;
}

/** One entity, also for legends. A landed explorer stands on a line. */
export const picture = (letter: string, landed = false): VNode =>
  once(`${letter} ${landed}`, () => (
    <svg viewBox="0 0 24 24" class={`entity ${lookOf(letter)}`} aria-hidden="true">
      {SHAPES[letter]}
      {LETTERS[letter] && <path class="letter" d={LETTERS[letter]} />}
      {landed && <path class="ground" d="M0 23.5 H24" />}
    </svg>
  ));

/** Something that has just come to a quadrant, from so many sectors right and down of it. */
export interface Arrival {
  readonly quadrant: number; // from 1
  readonly style: string; // '--dx: -1; --dy: 0.5'
}

/** The four quadrants of a sector. One object per look. */
export function sectorPicture(letters: string, landed: boolean, arrivals: readonly Arrival[]): VNode {
  const draw = () => (
    <span class="quadrants">
      {[...letters].map((letter, i) => {
        const arrival = arrivals.find(({ quadrant }) => quadrant === i + 1);
        return (
          <span key={i} class={arrival ? 'quadrant travels' : 'quadrant'} style={arrival?.style}>
            {letter !== '-' && picture(letter, landed && letter === 'E')}
          </span>
        );
      })}
    </span>
  );
  return arrivals.length > 0 ? draw() : once(`${letters} ${landed}`, draw);
}
