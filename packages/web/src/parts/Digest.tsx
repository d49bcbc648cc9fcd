/** The last turn in three lines: what concerns you first and in colour, what the others did in grey. */
import type { DigestLine } from '@quadrant/kernel';
import { shell } from '../words/shell.js';
import { Icon, type IconName } from './icons.js';

const ICONS: Record<DigestLine['tone'], IconName> = { bad: 'ram', good: 'star', warn: 'eye', quiet: 'move' };

export function Digest({ lines, turn }: { lines: readonly DigestLine[]; turn: number }) {
  if (lines.length === 0) return null;
  return (
    <ol class="digest" aria-label={shell.inShort(turn)}>
      {lines.map(({ tone, lead, words }, i) => (
        <li key={i} class={`tone-${tone}`}>
          {tone !== 'quiet' && (
            <span class="digest-icon">
              <Icon name={tone === 'bad' && lead.startsWith('−') ? 'heart' : ICONS[tone]} />
            </span>
          )}
          <span>
            {lead && <b>{lead}</b>} {words}
          </span>
        </li>
      ))}
    </ol>
  );
}
