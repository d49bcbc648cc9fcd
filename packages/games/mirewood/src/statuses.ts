/** The statuses a living piece can have. Each may replace requests, bite, or both; wards come with each of them. */
import { requestsFor } from './requests.js';
import type { StatusEntry } from './tables.js';

const FACE = requestsFor('Face');

export const statuses: readonly StatusEntry[] = [
  {
    name: 'stuck',
    gained: 'sinks in quicksand',
    hampers: 'struggles',
    intercept: (request) => (request.action === 'Move' ? FACE[request.heading] : null),
    bite: null,
    credit: null,
  },
  {
    name: 'poison',
    gained: 'is poisoned',
    hampers: null,
    intercept: null,
    bite: 1,
    credit: 'poisoner',
  },
];
