/** Takes the terminal for a full-screen program, if there is one. */
import { GAME_IDS, type GameId } from '@quadrant/lab/games';
import { Misuse } from '../command.js';
import { loadKit } from './games/index.js';
import type { Kit } from './kit.js';
import { Autosave } from './layers/autosave.js';
import { Flow } from './layers/flow.js';
import { Shelf } from './layers/shelf.js';
import type { PaintOptions } from './screen/painter.js';
import { LayerStack } from './screen/stage.js';

const PLAY_INSTEAD = '"--plain" plays line by line, "quadrant run GAME FILE" runs a file';

/** Runs what `open` puts on the stage; gives the exit status. `instead`: what can be done without a screen. */
export async function fullScreen(
  open: (stage: LayerStack, flow: Flow) => void,
  instead = PLAY_INSTEAD,
): Promise<number> {
  if (!process.stdin.isTTY || !process.stdout.isTTY)
    throw new Misuse(`there is no terminal here; ${instead}`);
  if (process.env.TERM === 'dumb') throw new Misuse(`this terminal is a dumb one; ${instead}`);
  const kits = new Map<GameId, Kit>();
  for (const id of GAME_IDS) kits.set(id, await loadKit(id));
  const stage = new LayerStack();
  const flow = new Flow(kits, Autosave.ofUser(process.env), Shelf.ofUser(process.env));
  open(stage, flow);
  try {
    return await stage.run(waysOf(process.env));
  } finally {
    await flow.close();
  }
}

/** How the terminal can be written to, by what the person asked for and what the terminal says of itself. */
export function waysOf(env: NodeJS.ProcessEnv): PaintOptions {
  const locale = env.LC_ALL || env.LC_CTYPE || env.LANG || '';
  return { colour: !env.NO_COLOR, ascii: !/utf-?8/i.test(locale) };
}
