/** npm run load: plays matches to their end, and says what they cost the server. */
import { build, install, talk } from './steps.mjs';

talk.fd = 2; // standard output is for the figures
install();
build({ quiet: true });
await import('../bench/server/load.mjs');
