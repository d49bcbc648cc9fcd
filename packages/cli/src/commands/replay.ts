/** `quadrant replay RECORD`: steps through a recorded game, both ways, and forks it. */
import { SPECTATOR } from '@quadrant/kernel';
import { Misuse } from '../command.js';
import { LANGUAGE } from '../common-options.js';
import { declare } from '../declare.js';
import { fullScreen } from '../tui/full-screen.js';
import type { Flow } from '../tui/layers/flow.js';
import { Timeline } from '../tui/layers/timeline.js';
import type { LayerStack } from '../tui/screen/stage.js';
import { loadMatch } from './play.js';

export const command = declare({
  name: 'replay',
  usage: 'quadrant replay RECORD [OPTIONS]',
  about: `
Shows a recorded game turn by turn: arrows step, PgUp and PgDn leap by ten, Home
and End go to the ends, Space plays (+ and - change the speed), a click on the
line goes there, t shows the exact text, f plays on from the turn shown, v
shows a finished RAIInet game from another seat, q or Esc quits. A RAIInet game
that is not over is shown as a spectator sees it.`,
  options: { language: LANGUAGE },
  async run({ words: names, values: { language = null } }) {
    if (names.length !== 1) throw new Misuse('replay needs one record: quadrant replay RECORD [OPTIONS]');
    const match = await loadMatch(names[0]);
    const seat = !match.table.everything ? SPECTATOR : 0;
    const open = (stage: LayerStack, flow: Flow) => stage.only(new Timeline({ match, seat, turn: 0, flow }));
    return fullScreen(open, {
      language,
      instead: '"quadrant verify RECORD" plays a record again and says whether it holds',
    });
  },
});
