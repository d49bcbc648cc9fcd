/** How it ended, over the board until the person looks at something else; a button brings it back. */
import { capital, type DigestLine, type Tally } from '@quadrant/kernel';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { EndMessage } from '../screens/contract.js';
import { later } from '../words/later.js';
import { shell } from '../words/shell.js';
import { Icon } from './icons.js';

const TALLY_ROWS = 5; // the rest is folded, so that the ways on are not far

interface EndCardProps {
  readonly result: EndMessage;
  readonly best: string | null; // 'New best', 'best 48'
  readonly isBest: boolean;
  readonly cause?: DigestLine | undefined; // what of the last turn ended it
  readonly tally?: readonly Tally[]; // the score by where it came from
  readonly nameOf?: (name: string) => string;
  readonly pictureOf?: (name: string) => ComponentChildren;
  readonly analysis?: ComponentChildren; // what could be expected, turn by turn
  readonly children: ComponentChildren; // the ways on
  onLook(): void;
}

export function EndCard({
  result,
  best,
  isBest,
  cause,
  tally = [],
  nameOf = String,
  pictureOf,
  analysis,
  children,
  onLook,
}: EndCardProps) {
  const [unfolded, setUnfolded] = useState(false);
  const card = useRef<HTMLElement>(null);
  // What had the focus may be gone with the game: it is not to be lost.
  useEffect(() => {
    if (document.activeElement === document.body) card.current?.focus({ preventScroll: true });
  }, []);
  const most = Math.max(...tally.map(({ worth }) => worth));
  const shown = unfolded || tally.length <= TALLY_ROWS + 1 ? tally : tally.slice(0, TALLY_ROWS);
  return (
    <section ref={card} class={`end-card ${tone(result)}`} aria-label={shell.end.title} tabIndex={-1}>
      <button
        type="button"
        class="quiet icon-only end-close"
        aria-label={later.end.look}
        title={later.end.look}
        onClick={onLook}
      >
        <Icon name="close" />
      </button>
      <div class="end-text">
        <header class="end-head">
          {result.picture && <span class="end-picture">{result.picture}</span>}
          <div>
            <h2>{result.title}</h2>
            {cause && (
              <p class="end-cause">
                <b>{cause.lead}</b> {cause.words}
              </p>
            )}
            <p class="end-why">{result.why}</p>
          </div>
        </header>
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
        {result.spoils}
        {tally.length > 0 && (
          <ul class="tally">
            {shown.map(({ name, count, worth }) => (
              <li key={name} class="tally-row">
                <span class="tally-picture">{pictureOf?.(name)}</span>
                <span>{capital(nameOf(name))}</span>
                <span class="tally-count">{count > 0 && `× ${count}`}</span>
                <span class="tally-bar" aria-hidden="true">
                  <span style={`inline-size: ${(100 * worth) / most}%`} />
                </span>
                <b>{worth}</b>
              </li>
            ))}
            {shown.length < tally.length && (
              <li>
                <button type="button" class="quiet" onClick={() => setUnfolded(true)}>
                  {later.end.more(tally.length - shown.length)}
                </button>
              </li>
            )}
          </ul>
        )}
        {analysis}
      </div>
      <div class="end-ways">{children}</div>
    </section>
  );
}

const tone = ({ won }: EndMessage) => (won === null ? '' : won ? 'won' : 'lost');
