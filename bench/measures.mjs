/** What is measured. Each game has a file of its own; every measure names the peer it is compared with. */
import { GAMES } from '@quadrant/catalogue';
import { INSTALLED } from '@quadrant/catalogue/installed';
import { fuzzing } from './fuzz.mjs';
import { mirewood } from './games/mirewood.mjs';
import { outsideMeasure } from './games/outside.mjs';
import { raiinet } from './games/raiinet.mjs';
import { raiinetSearch } from './games/raiinet-search.mjs';
import { simodyssey } from './games/simodyssey-2.mjs';
import { spaceDefender } from './games/space-defender-2.mjs';
import { lab } from './lab.mjs';
import { pages } from './page.mjs';
import { chess } from './peers.mjs';
import { programs } from './programs.mjs';
import { python } from './python.mjs';
import { serverMeasures } from './server/measure.mjs';
import { sessions } from './session.mjs';
import { startUp } from './start-up.mjs';
import { tables } from './table.mjs';

const others = () => Promise.all(INSTALLED.slice(GAMES.length).map((entry) => outsideMeasure(entry, chess)));

export const measures = async () => [
  ...spaceDefender(),
  ...simodyssey(),
  ...raiinet(),
  ...raiinetSearch(),
  ...mirewood(),
  ...(await others()),
  ...sessions(),
  ...tables(),
  ...programs(),
  ...python(),
  ...lab(),
  ...fuzzing(),
  ...startUp(),
  ...pages(),
  ...serverMeasures,
];
