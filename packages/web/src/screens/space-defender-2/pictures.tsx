/** The pieces as small pictures of our own: one shape a kind, with the letter of the text view inside. */
import type { VNode } from 'preact';
import { SHAPES } from './shapes.js';

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
            <text x="12" y={glyph === 'P' ? 15 : 12}>
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
