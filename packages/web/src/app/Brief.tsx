/** What a game is played for, how one scores and how it ends: on top of its help and its rules. */
import type { PageGame } from '../games.js';
import { later } from '../words/later.js';
import { said } from '../words/shell.js';

export function Brief({ entry: { brief, sentence } }: { entry: PageGame }) {
  if (!brief) return <p>{said(sentence)}</p>;
  return (
    <dl class="brief">
      {(['aim', 'score', 'end'] as const).map((name) => (
        <div key={name}>
          <dt>{later.help.brief[name]}</dt>
          <dd>{said(brief[name])}</dd>
        </div>
      ))}
    </dl>
  );
}
