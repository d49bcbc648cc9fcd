/** Which rule of Mirewood a line of the transcript comes from. */
import type { RuleName } from '../maker.js';

export const rules: readonly RuleName[] = [
  { pattern: /^error: line/, rule: 'Level files: errors' },
  { pattern: /^- .* (shoots|throws) /, rule: 'Requests: Shoot and Throw' },
  { pattern: /^- arrows collide/, rule: 'Requests: arrows' },
  { pattern: /^- .* (teleports|clones|finds no room)/, rule: 'Requests: Teleport and Clone' },
  { pattern: /^- explosion at/, rule: 'Damage: explosions' },
  { pattern: /^- explosion hits/, rule: 'Damage: explosions' },
  { pattern: /^- .* hits .* for/, rule: 'Damage: attacks' },
  { pattern: /^- .* dies/, rule: 'Damage: death and credit' },
  { pattern: /^- .* (is poisoned|suffers poison)/, rule: 'Effects: poison' },
  { pattern: /^- .* (struggles|sinks)/, rule: 'Effects: stuck' },
  { pattern: /^- .* loses the ward/, rule: 'Effects: wards' },
  { pattern: /^- .* takes /, rule: 'Tiles: power-ups' },
  { pattern: /^- .* reaches the goal/, rule: 'Ends: the goal' },
  { pattern: /^result:/, rule: 'Ends: the result' },
  { pattern: /^level /, rule: 'Ends: the next level' },
  { pattern: /^\* /, rule: 'Verbose mode' },
  { pattern: /^\? /, rule: 'Commands' },
  { pattern: /^[PQ] (hp|dead)/, rule: 'The frame: health, score and effects' },
  { pattern: /^(at|tile|dead|name|turn|rng|ai|verbose|map|end)\b.*[:=]/, rule: 'Level files: the dump' },
  { pattern: /^turn \d/, rule: 'The turn' },
  { pattern: /^X/, rule: 'The board: who moved where' },
  { pattern: /^[wasdijklfhe.]$/, rule: 'Commands' },
];
