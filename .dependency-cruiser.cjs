/** Imports point only down the layers: kernel <- games <- bots <- lab <- cli, web. */
const layer = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to: { ...to } });
const packages = (...names) => `^packages/(${names.join('|')})/`;
const TESTS = '(\\.test\\.tsx?$|/testing/|/e2e/|faulty)';

module.exports = {
  forbidden: [
    layer(
      'kernel-knows-nobody',
      { path: packages('kernel'), pathNot: TESTS },
      { pathNot: ['^packages/kernel/', '^node_modules/vitest'] },
      'The kernel depends on nothing.',
    ),
    layer(
      'games-know-the-kernel-only',
      { path: '^(packages/games|examples)/([^/]+)/', pathNot: TESTS },
      { pathNot: ['^packages/kernel/', '^(packages/games|examples)/$2/'] },
      'A game depends on the kernel and on itself.',
    ),
    layer(
      'bots-know-games',
      { path: packages('bots'), pathNot: TESTS },
      { path: packages('lab', 'cli', 'web', 'testing') },
      'Bots run below the lab.',
    ),
    layer(
      'lab-knows-no-people',
      { path: packages('lab'), pathNot: TESTS },
      { path: packages('cli', 'web', 'testing') },
      'The lab knows no front end.',
    ),
    layer(
      'front-ends-apart-web',
      { path: packages('web'), pathNot: TESTS },
      { path: packages('cli', 'lab', 'testing') },
    ),
    layer(
      'front-ends-apart-cli',
      { path: packages('cli'), pathNot: TESTS },
      { path: packages('web', 'testing') },
    ),
    layer('no-circles', {}, { circular: true }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['/dist/', '/cases/'] },
    parser: 'swc',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { conditionNames: ['source', 'import', 'default'], exportsFields: ['exports'] },
    tsConfig: { fileName: 'tsconfig.tests.json' },
  },
};
