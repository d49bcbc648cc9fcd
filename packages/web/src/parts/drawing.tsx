/**
 * Pieces as drawings of our own, on a square of 64: the silhouette is the kind, the hue repeats it. The shapes stand
 * once in the page as symbols; what draws a piece only points there, so a board of thousands of trees stays light.
 */
import type { VNode } from 'preact';

export interface Drawing {
  readonly hue: string; // the token of its colour: 'grunt'
  readonly shape: string; // SVG in a square of 64, with the classes of pieces.css
}
export type Drawings = Readonly<Record<string, Drawing>>;

/** The symbols of a game, once on its page. */
export function DrawingBook({ drawings }: { drawings: Drawings }) {
  const symbols = Object.entries(drawings).map(
    ([name, { shape }]) => `<symbol id="p-${name}" viewBox="0 0 64 64" overflow="visible">${shape}</symbol>`,
  );
  return <svg class="drawings" aria-hidden="true" dangerouslySetInnerHTML={{ __html: symbols.join('') }} />;
}

const made = new Map<string, VNode>();

/** One drawing, the same object whenever it is the same, so that it is not drawn anew. */
export function drawn(name: string, { hue }: Drawing, turn = ''): VNode {
  const key = `${name} ${hue} ${turn}`;
  let node = made.get(key);
  if (!node) {
    node = (
      <svg class={`drawn is-${name}`} style={`--k: var(--${hue})`} viewBox="0 0 64 64" aria-hidden="true">
        <use href={`#p-${name}`} {...(turn ? { transform: turn } : {})} />
      </svg>
    );
    made.set(key, node);
  }
  return node;
}
