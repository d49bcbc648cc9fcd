// `npm run screenshots`: runs the TypeScript beside it, whatever the version of Node.
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const { module } = await runnerImport(fileURLToPath(new URL('./screenshots.ts', import.meta.url)), {
  configFile: false,
});
await module.takePictures(process.argv.slice(2));
