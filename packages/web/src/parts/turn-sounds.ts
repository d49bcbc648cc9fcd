/** Which sounds a turn makes: what concerns you, then what moved; two at most, the same in a replay. */
import type { DigestLine } from '@quadrant/kernel';
import type { AnyStage, Mark } from '../screens/contract.js';
import type { SoundName } from './sound.js';

const MOST = 2;
const OF_TONE: Record<DigestLine['tone'], SoundName | null> = {
  bad: 'hurt',
  good: 'gain',
  warn: 'news',
  quiet: null,
};
const OF_MARK: Partial<Record<Mark['kind'], SoundName>> = { hit: 'hit', gone: 'boom', new: 'shoot' };

export function soundsOf(stage: AnyStage, digest: readonly DigestLine[], won: boolean | null): SoundName[] {
  if (stage.outcome) return [won === true ? 'win' : 'lose'];
  const found = new Set<SoundName>();
  for (const { tone } of digest) {
    const sound = OF_TONE[tone];
    if (sound) found.add(sound);
  }
  for (const { kind } of stage.marks) {
    const sound = OF_MARK[kind];
    if (sound) found.add(sound);
  }
  if (found.size === 0 && stage.marks.some(({ kind }) => kind === 'moved'))
    found.add(stage.marks.some(({ foot }) => foot) ? 'step' : 'fly');
  return [...found].slice(0, MOST);
}
