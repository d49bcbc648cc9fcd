/** Answers whoever calls a command of npm as `quadrant` does: help where that is asked for, one line and status 2 for a mistake. */
import { answer, call } from '../packages/cli/dist/call.js';

export async function answerCall(program, command) {
  const status = await answer(program, () => call(command, process.argv.slice(2)));
  if (status !== 0) process.exitCode = status;
}
