/** A process that plays games of a training for another, one at a time. */
import type { TaskName } from '@quadrant/bots/training';
import { playHere } from './players.js';

process.on('message', ({ name, shared, number }: { name: TaskName; shared: never; number: number }) => {
  process.send!({ made: playHere(name, shared, number) });
});
process.once('disconnect', () => process.exit());
