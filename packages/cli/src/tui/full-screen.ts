/** Takes the terminal for a full-screen program, if there is one. */
import { type Language, languageOf } from '@quadrant/kernel';
import { GAME_IDS, type GameId } from '@quadrant/lab/games';
import { Misuse } from '../command.js';
import { loadKit } from './games/index.js';
import type { Kit } from './kit.js';
import { Autosave } from './layers/autosave.js';
import { Days } from './layers/days.js';
import { Flow } from './layers/flow.js';
import { Preferences } from './layers/preferences.js';
import { Shelf } from './layers/shelf.js';
import type { PaintOptions } from './screen/painter.js';
import { LayerStack } from './screen/stage.js';
import { speak } from './spoken.js';

const PLAY_INSTEAD = '"--plain" plays line by line, "quadrant run GAME FILE" runs a file';

interface How {
  readonly language?: Language | null; // that was asked for; else the one chosen before, else the system's
  readonly instead?: string; // what can be done without a screen
}

/** Runs what `open` puts on the stage; gives the exit status. */
export async function fullScreen(
  open: (stage: LayerStack, flow: Flow) => void,
  { language = null, instead = PLAY_INSTEAD }: How = {},
): Promise<number> {
  if (!process.stdin.isTTY || !process.stdout.isTTY)
    throw new Misuse(`there is no terminal here; ${instead}`);
  if (process.env.TERM === 'dumb') throw new Misuse(`this terminal is a dumb one; ${instead}`);
  const settings = Preferences.ofUser(process.env);
  await speak(languageOf([language, settings.language, localeOf(process.env)]));
  const kits = new Map<GameId, Kit>();
  for (const id of GAME_IDS) kits.set(id, await loadKit(id));
  const stage = new LayerStack();
  const flow = new Flow(kits, {
    autosave: Autosave.ofUser(process.env),
    shelf: Shelf.ofUser(process.env),
    settings,
    days: Days.ofUser(process.env),
  });
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

/** The language in which the system's messages are wanted: `de_DE.UTF-8`. */
const localeOf = (env: NodeJS.ProcessEnv) => env.LC_ALL || env.LC_MESSAGES || env.LANG;
