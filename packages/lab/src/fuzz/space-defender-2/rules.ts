/** Which rule of Space Defender 2 a line of the transcript comes from. */
import type { RuleName } from '../maker.js';

export const rules: readonly RuleName[] = [
  { pattern: /^(Type|Syntax) Error|does not conform|unknown event/, rule: 'Input that is not well formed' },
  { pattern: /collides with/, rule: 'Collisions' },
  { pattern: /has been destroyed/, rule: 'Collisions: destruction' },
  { pattern: /The Pylon heals/, rule: 'Enemies: the heal of the Pylon' },
  { pattern: /A Interceptor\(.*(moves|stays)/, rule: 'Enemies: the moves of the Interceptor' },
  { pattern: /gains \d+ (total health|armour|regen)/, rule: 'Enemies: preemptive gains' },
  { pattern: /A (Grunt|Fighter|Carrier|Pylon)\(.*(moves|stays)/, rule: 'Enemies: movement' },
  { pattern: /^ {6}A (enemy projectile|Interceptor)\(.*spawns/, rule: 'Enemies: fire and creation' },
  { pattern: /^ {4}A \w+\(.*spawns at/, rule: 'Natural enemy spawn' },
  { pattern: /uses special|neutralized|takes \d+ damage/, rule: 'The Starfighter: special powers' },
  { pattern: /fires at|friendly projectile\(.*spawns/, rule: 'The Starfighter: fire' },
  { pattern: /Starfighter\(id:0\) passes/, rule: 'The Starfighter: pass' },
  { pattern: /Starfighter\(id:0\) moves/, rule: 'The Starfighter: move' },
  { pattern: /projectile\(.*(moves|stays)/, rule: 'Projectiles' },
  { pattern: /score:/, rule: 'Scoring', vague: true },
  {
    pattern: /\[0,S\]->|Projectile Pattern|Power:/,
    rule: 'The Starfighter: attributes and regeneration',
    vague: true,
  },
  { pattern: /seen_by_Starfighter/, rule: 'Enemies: attributes and vision', vague: true },
  { pattern: /^ {4}\[-\d+,.\]->damage/, rule: 'Projectiles: damage and speed', vague: true },
  { pattern: /^ {4}[A-J] /, rule: 'The board and the fog', vague: true },
  { pattern: /Selected:|^ {2}\d:|Health:/, rule: 'Setup screens' },
  { pattern: /state:/, rule: 'States and the header line', vague: true },
  { pattern: /^ {2}(Command can|Already|Cannot|Out of|Not enough|Menu|Threshold)/, rule: 'Refused commands' },
  { pattern: /game is over|Exited|Welcome|debug mode/, rule: 'States and the header line', vague: true },
];
