/** What is still in use when all that nobody needs any more has gone. */
import { queryObjects } from 'node:v8';

/** How many objects there are: programs that are translated anew for speed are none. */
export const objectsInUse = (): number => queryObjects(Object, { format: 'count' });
