/** A stage without a terminal, for tests: keys in, text out. */
import { GAME_IDS, type GameId } from '@quadrant/lab/games';
import { readAnswers } from '../../commands/play.js';
import { loadKit } from '../games/index.js';
import type { Kit } from '../kit.js';
import { Flow } from '../layers/flow.js';
import { LayerStack } from '../screen/stage.js';

export const kits: ReadonlyMap<GameId, Kit> = new Map(
  await Promise.all(GAME_IDS.map(async (id): Promise<[GameId, Kit]> => [id, await loadKit(id)])),
);
export const flow = new Flow(kits);

/** A game begun with these options of `quadrant play`. */
export function stageWith(id: GameId, options: string): LayerStack {
  const stage = new LayerStack();
  const kit = kits.get(id)!;
  const wrong = flow.begin(stage, kit, readAnswers(kit, options.split(' ').filter(Boolean)));
  if (wrong !== null) throw new Error(wrong);
  return stage;
}

/** Presses keys by name, separated by blanks; `space` is the blank. */
export function press(stage: LayerStack, keys: string): void {
  for (const key of keys.split(' ').filter(Boolean))
    stage.input({ kind: 'key', key: key === 'space' ? ' ' : key });
}

/** Lets a walk go to its end, as the clock of a terminal would. */
export function walkOn(stage: LayerStack): void {
  while (stage.pace !== null) stage.tick();
}

export const screenOf = (stage: LayerStack, width = 80, height = 24): string =>
  `${stage.draw(width, height).text()}\n`;
