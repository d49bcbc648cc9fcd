/** `quadrant lab`: what is done with folders of tournaments. */
import { declareGroup } from '../declare.js';
import { merge } from '../lab/merge.js';
import { report } from '../lab/report.js';
import { worker } from '../lab/worker.js';

export const command = declareGroup({
  name: 'lab',
  about: 'Puts tournaments together, tells of them, and works for them.',
  verbs: { merge, report, worker },
});
