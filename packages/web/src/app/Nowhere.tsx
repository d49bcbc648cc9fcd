/** Where an address names nothing. */
import type { PageGame } from '../games.js';
import { Lazy } from '../parts/Lazy.js';
import { withWords } from '../words/later.js';

const load = () => withWords(() => import('./NothingHere.js').then(({ NothingHere }) => NothingHere));

export const Nowhere = ({ entry }: { entry: PageGame | undefined }) => <Lazy load={load} props={{ entry }} />;
