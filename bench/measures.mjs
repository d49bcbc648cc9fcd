/** What is measured. Each game has a file of its own; every measure names the peer it is compared with. */
import { mirewood } from './games/mirewood.mjs';
import { raiinet } from './games/raiinet.mjs';
import { raiinetSearch } from './games/raiinet-search.mjs';
import { simodyssey } from './games/simodyssey-2.mjs';
import { spaceDefender } from './games/space-defender-2.mjs';
import { programs } from './programs.mjs';
import { sessions } from './session.mjs';
import { startUp } from './start-up.mjs';
import { tables } from './table.mjs';

export const measures = () => [
  ...spaceDefender(),
  ...simodyssey(),
  ...raiinet(),
  ...raiinetSearch(),
  ...mirewood(),
  ...sessions(),
  ...tables(),
  ...programs(),
  ...startUp(),
];
