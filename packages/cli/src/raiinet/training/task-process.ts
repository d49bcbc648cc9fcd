/** A process that plays games of a training for another, one at a time. */
import { TASKS, type TaskName } from './tasks.js';

process.on('message', ({ name, task }: { name: TaskName; task: never }) => {
  process.send!({ result: TASKS[name](task) });
});
process.once('disconnect', () => process.exit());
