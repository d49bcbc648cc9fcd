import { build, buildPage, install, root, run, say } from './steps.mjs';

install();
build();
buildPage();
say('> Serving the page (Ctrl-C ends it; "npx quadrant" plays in the terminal)');
run('', process.execPath, ['packages/web/serve.mjs', ...process.argv.slice(2)], { folder: root });
