/** npm run api: the API pages out of the doc comments. typedoc has a folder and a TypeScript of its own, installed the first time. */
import { join } from 'node:path';
import { install, root, run, say } from './steps.mjs';

const folder = join(root, 'docs', 'api');
install();
install(folder, 'Installing typedoc (once)');
run('Making the API pages', process.execPath, ['node_modules/typedoc/bin/typedoc', '--logLevel', 'Warn'], {
  folder,
});
say(`The pages are in ${join(folder, 'dist')}: open index.html.`);
