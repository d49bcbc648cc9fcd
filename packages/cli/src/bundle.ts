/** One file that holds a built module with all that it imports: nothing has to be installed where it runs. */
import { fileURLToPath } from 'node:url';
import { Misuse } from './command.js';

export async function bundled(module: URL): Promise<string> {
  const { rolldown } = await import('rolldown').catch(() => {
    throw new Misuse('rolldown is needed to make one file of the grader: run it where "npm install" was run');
  });
  const made = await rolldown({ input: fileURLToPath(module), platform: 'node', logLevel: 'silent' });
  const { output } = await made.generate({ format: 'esm', codeSplitting: false, minify: true });
  await made.close();
  return output[0].code;
}
