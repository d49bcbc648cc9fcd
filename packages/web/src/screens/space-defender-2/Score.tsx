/** The score, and the focuses as they nest: each open one inside the one before, with its slots. */
import type { Focus } from '@quadrant/space-defender-2';

const UNLIMITED = -1;

export function Score({ score, focuses }: { score: number; focuses: readonly Readonly<Focus>[] }) {
  return (
    <section class="score">
      <h3>
        Score <span class="score-value">{score}</span>
      </h3>
      <Nest path={focuses} depth={0} />
    </section>
  );
}

function Nest({ path, depth }: { path: readonly Readonly<Focus>[]; depth: number }) {
  const focus = path[depth];
  const inner = depth + 1 < path.length;
  const own = focus.taken - (inner ? 1 : 0);
  const free = focus.slots === UNLIMITED ? 0 : focus.slots - focus.taken;
  const words =
    focus.slots === UNLIMITED
      ? `collected ${focus.worth}`
      : `${focus.name}: ${focus.taken} of ${focus.slots} slots, worth ${focus.worth}, times ${focus.factor} when full`;
  return (
    <div class={`focus focus-${focus.name}`}>
      <p>{words}</p>
      <div class="slots">
        {focus.slots !== UNLIMITED && Array.from({ length: own }, (_, i) => <Orb key={`orb ${i}`} full />)}
        {inner && <Nest path={path} depth={depth + 1} />}
        {Array.from({ length: free }, (_, i) => (
          <Orb key={`free ${i}`} full={false} />
        ))}
      </div>
    </div>
  );
}

const Orb = ({ full }: { full: boolean }) => (
  <svg class={full ? 'orb full' : 'orb'} viewBox="0 0 16 16" aria-hidden="true">
    <path d="M8 1 L15 8 L8 15 L1 8 Z" />
  </svg>
);
