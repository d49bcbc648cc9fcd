// A program with one fault in it ("none": without), for the tests of the fuzzer: node faulty.mjs GAME FAULT WORDS…
// It is run as somebody else's program would be, so it is plain JavaScript on the built packages.
import { readFileSync } from 'node:fs';
import { faultyProgram } from './faulty-program.mjs';

const [game, fault, ...words] = process.argv.slice(2);
const make = await faultyProgram(game, fault);

const out = [];
const run = make().start(words, {
  out: (text) => out.push(text),
  err: (text) => process.stderr.write(text),
  readText(name) {
    try {
      return readFileSync(name, 'utf8');
    } catch {
      return null;
    }
  },
});
let status = run;
if (typeof run !== 'number') {
  run.whole(readFileSync(run.input ?? 0, 'utf8'));
  status = run.end();
}
process.exitCode = status;
process.stdout.write(out.join(''));
