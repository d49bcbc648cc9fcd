/** The score, and the focuses as they nest: each open one a tray inside the one before, with a socket for each slot. */
import type { FocusView } from '@quadrant/space-defender-2';
import { drawn } from '../../parts/drawing.js';
import { DRAWINGS } from './drawings.js';
import { filledWorth, formulaOf, type HeldOrbs, heldIn, metalOf, nextTray } from './orbs.js';
import { TEXTS } from './texts.js';

export function Score({ score, focuses }: { score: number; focuses: readonly FocusView[] }) {
  const [loose, ...trays] = focuses;
  const looseWorth = loose?.worth ?? 0;
  return (
    <div class="score">
      <h2>
        {TEXTS.score} <span class="score-value">{score}</span>
      </h2>
      <p class="hint">{TEXTS.loose(looseWorth)}</p>
      {trays.length > 0 ? (
        <>
          <Tray path={trays} next={nextTray(trays)} />
          <Sum trays={trays} now={score - looseWorth} />
        </>
      ) : (
        <p class="hint no-tray">{TEXTS.noFocus}</p>
      )}
    </div>
  );
}

/** What the trays will count, and what is missing. */
function Sum({ trays, now }: { trays: readonly FocusView[]; now: number }) {
  const [before, ...after] = formulaOf(trays).split('?');
  const next = nextTray(trays);
  return (
    <div class="sum">
      <p class="formula" aria-hidden="true">
        {before}
        {after.length > 0 && <b>?</b>}
        {after.join('?')}
      </p>
      <p class="sum-notes">
        <span>
          {TEXTS.nowWorth} <b class="amount">{now}</b>
        </span>
        <span class="lands">{TEXTS.lands(next?.name ?? null)}</span>
        <span>
          {TEXTS.filled} <b class="amount gold">{filledWorth(trays)}</b>
        </span>
      </p>
    </div>
  );
}

function Tray({ path, next }: { path: readonly FocusView[]; next: FocusView | undefined }) {
  const [focus, ...inner] = path;
  const free = focus.slots === null ? 0 : focus.slots - focus.taken;
  return (
    <div class={`tray tray-${focus.name}`}>
      <span class="unseen">
        {TEXTS.focus(focus.name, focus.taken, focus.slots ?? focus.taken, focus.worth, focus.factor)}
      </span>
      <span class="gem" aria-hidden="true">
        ×{focus.factor}
      </span>
      {heldIn(focus, inner.length > 0).map((held, i) => (
        <Orb key={`orb ${i}`} {...held} />
      ))}
      {inner.length > 0 && <Tray path={inner} next={next} />}
      {Array.from({ length: free }, (_, i) => (
        <span
          key={`free ${i}`}
          class={i === 0 && focus === next ? 'socket next' : 'socket'}
          aria-hidden="true"
        />
      ))}
    </div>
  );
}

/** An orb with what it is worth, in its metal; a full tray, or several of which only the sum is known, in none. */
function Orb({ slots, worth }: HeldOrbs) {
  const metal = slots === 1 ? metalOf(worth) : undefined;
  return (
    <span class="socket orb" style={`--slots: ${slots}`} aria-hidden="true">
      {metal && drawn('orb', { ...DRAWINGS.orb, hue: `orb-${metal}` })}
      <b class={metal ? 'worth on-metal' : 'worth'}>{worth}</b>
    </span>
  );
}
