/** How it ended, over the board until the person looks at something else; a button brings it back. */
import type { ComponentChildren } from 'preact';
import type { Result } from '../screens/contract.js';
import { shell } from '../words/shell.js';
import { Icon } from './icons.js';

interface EndCardProps {
  readonly result: Result;
  readonly best: string | null; // 'New best', 'best 48'
  readonly isBest: boolean;
  readonly children: ComponentChildren; // the ways on
  onLook(): void;
}

export function EndCard({ result, best, isBest, children, onLook }: EndCardProps) {
  return (
    <section class={`end-card ${tone(result)}`} aria-label={shell.end.title}>
      <button
        type="button"
        class="quiet icon-only end-close"
        aria-label={shell.end.look}
        title={shell.end.look}
        onClick={onLook}
      >
        <Icon name="close" />
      </button>
      <h2>{result.title}</h2>
      <p class="end-why">{result.why}</p>
      <div class="end-numbers">
        {result.score !== null && <span class="end-score">{result.score}</span>}
        {best && <span class={isBest ? 'end-best new' : 'end-best'}>{best}</span>}
        <dl>
          {result.rows.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div class="end-ways">{children}</div>
    </section>
  );
}

const tone = ({ won }: Result) => (won === null ? '' : won ? 'won' : 'lost');
