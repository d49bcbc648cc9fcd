/** The score, and the focuses as they nest: each open one a tray inside the one before, with a socket for each slot. */
import type { FocusView } from '@quadrant/space-defender-2';
import { drawn } from '../../parts/drawing.js';
import { DRAWINGS } from './drawings.js';
import { TEXTS } from './texts.js';

export function Score({ score, focuses }: { score: number; focuses: readonly FocusView[] }) {
  const [loose, ...trays] = focuses;
  return (
    <div class="score">
      <h2>
        {TEXTS.score} <span class="score-value">{score}</span>
      </h2>
      <p class="hint">{TEXTS.loose(loose?.worth ?? 0)}</p>
      {trays.length > 0 ? <Tray path={trays} /> : <p class="hint">{TEXTS.noFocus}</p>}
    </div>
  );
}

/** The next orb lands in the innermost tray. */
function Tray({ path }: { path: readonly FocusView[] }) {
  const [focus, ...inner] = path;
  const own = focus.taken - (inner.length > 0 ? 1 : 0);
  const free = focus.slots === null ? 0 : focus.slots - focus.taken;
  return (
    <div class={`tray tray-${focus.name}`}>
      <span class="unseen">
        {TEXTS.focus(focus.name, focus.taken, focus.slots ?? focus.taken, focus.worth, focus.factor)}
      </span>
      <span class="gem" aria-hidden="true">
        ×{focus.factor}
      </span>
      {Array.from({ length: own }, (_, i) => (
        <span key={`orb ${i}`} class="socket" aria-hidden="true">
          {drawn('orb', { ...DRAWINGS.orb, hue: 'orb-silver' })}
        </span>
      ))}
      {inner.length > 0 && <Tray path={inner} />}
      {Array.from({ length: free }, (_, i) => (
        <span
          key={`free ${i}`}
          class={i === 0 && inner.length === 0 ? 'socket next' : 'socket'}
          aria-hidden="true"
        />
      ))}
    </div>
  );
}
