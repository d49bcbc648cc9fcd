// `npm run screenshots`: runs the TypeScript beside it, whatever the version of Node.
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { chromiumLaunch } from '../../../scripts/chromium.mjs';

process.env.CHROMIUM = (await chromiumLaunch()).executablePath; // found here: what the runner imports cannot import more later
const { module } = await runnerImport(fileURLToPath(new URL('./screenshots.ts', import.meta.url)), {
  configFile: false,
});
await module.takePictures(process.argv.slice(2));
