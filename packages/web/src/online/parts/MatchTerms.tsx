/** What a match is about, for who is to sit down or waits: the clock, what it counts for, and whether it is friendly. */
import type { Answers } from '@quadrant/wire';
import { online } from '../../words/online.js';
import { clockWords } from '../words.js';

/** Rows of a list of facts. */
export const MatchTerms = ({ about }: { about: Answers['match'] | null }) => (
  <>
    <div>
      <dt>{online.clockName}</dt>
      <dd>{about ? clockWords(about.clock) : '…'}</dd>
    </div>
    <div>
      <dt>{online.invitation.counts}</dt>
      <dd>{about ? online.invitation[about.rated ? 'forRating' : 'forHonour'] : '…'}</dd>
    </div>
    {about?.friendly && (
      <div>
        <dt>{online.new.friendly}</dt>
        <dd>{online.new.friendlyHint}</dd>
      </div>
    )}
  </>
);
