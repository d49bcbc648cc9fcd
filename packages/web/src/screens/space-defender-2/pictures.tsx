/** The pieces as small pictures of our own: one shape a kind, with the letter of the text view inside. */
import type { VNode } from 'preact';

const SHAPES: Readonly<Record<string, string>> = {
  S: 'M2 3 L22 12 L2 21 L7 12 Z',
  X: 'M4 4 L20 20 M20 4 L4 20',
  '*': 'M12 8 L20 12 L12 16 L14 12 Z',
  '<': 'M14 6 L5 12 L14 18 L11 12 Z',
  G: 'M6 3 H18 L22 12 L18 21 H6 L2 12 Z',
  F: 'M1 12 L12 2 H22 L18 12 L22 22 H12 Z',
  C: 'M1 8 L6 3 H22 V21 H6 L1 16 Z',
  I: 'M12 1 L21 12 L12 23 L3 12 Z',
  P: 'M12 1 L22 21 H2 Z',
};

const drawn = new Map<string, VNode>();

/** A piece, with a bar of the health it has left (0 to 8 parts; null for none). One object per look. */
export function picture(glyph: string, eighths: number | null): VNode | undefined {
  const shape = SHAPES[glyph];
  if (shape === undefined) return undefined;
  const key = `${glyph} ${eighths}`;
  let made = drawn.get(key);
  if (!made) {
    const isEnemy = eighths !== null;
    made = (
      <svg viewBox="0 0 24 24" class={isEnemy ? 'enemy' : 'own'} aria-hidden="true">
        <path d={shape} />
        {isEnemy && (
          <>
            <text x={glyph === 'F' ? 12 : 12} y={glyph === 'P' ? 15 : 12}>
              {glyph}
            </text>
            <rect class="left" x="2" y="23" width={(20 * eighths) / 8} height="2" />
          </>
        )}
      </svg>
    );
    drawn.set(key, made);
  }
  return made;
}
