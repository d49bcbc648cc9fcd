/** Imports point only down the layers (.dependency-cruiser.cjs); a run that looked at nothing is a failure too. */
import { spawnSync } from 'node:child_process';
import { bin, root, say } from './steps.mjs';

const result = spawnSync(bin('depcruise'), ['packages', 'examples', '--config', '--output-type', 'json'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 1 << 28,
});
if (!result.stdout) {
  process.stderr.write(result.stderr);
  process.exit(1);
}
const { summary } = JSON.parse(result.stdout);
for (const { rule, from, to } of summary.violations) process.stderr.write(`${rule.name}: ${from} -> ${to}\n`);
say(`  ${summary.totalCruised} modules, ${summary.totalDependenciesCruised ?? 0} imports`);
if (summary.totalCruised < 50) {
  process.stderr.write('Too few modules were looked at: the check itself is broken.\n');
  process.exit(1);
}
process.exit(summary.violations.length > 0 ? 1 : 0);
