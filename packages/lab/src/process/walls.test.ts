/**
 * Programs that cheat, each a real one, behind each wall that this machine allows, graded by the real command as root and
 * as a user. What a wall leaves open is tried as well: the table of threats must say neither too little nor too much.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { confinementHere } from './confined.js';
import { canMeter } from './meter.js';
import { processTable, readProc } from './process-table.js';
import { isReachable } from './sights.js';
import { leftOpen, type WallRights } from './threats.js';
import { canHave, WALLS, type Wall } from './walls.js';

const BIN = fileURLToPath(new URL('../../../cli/bin/quadrant.js', import.meta.url));
const NOBODY = 65534;
/** The walls of namespaces are tried with the rights of a user as well. */
const LONG = process.env.QUADRANT_LONG === '1';
const isRoot = process.getuid?.() === 0;

const INPUT = 'status\n';
const EXPECTED = `  state:0.0, ok
  Welcome! Try test(3,5,7,15,30)
->status
  state:0.1, error
  Negative on that request:no mission in progress.
`;

/** A listener for those that try to get at the world. */
const server = createServer((socket) => socket.end('hello'));
afterAll(() => {
  server.close();
  for (const { folder, note } of places)
    for (const path of [folder, note]) rmSync(path, { recursive: true, force: true });
});

interface Cheat {
  readonly script: string; // for sh, with the input on standard input; words in capitals are filled in
  /** The threat it carries out: where a wall leaves that open, the program passes. Null: it never passes. */
  readonly threat: string | null;
  readonly verdicts?: readonly string[]; // those that it may get where it does not pass
  readonly isIdle?: true; // it takes all the time there is, so it is given little
  readonly isHeavy?: true; // a whole Node: on a slow machine it may run into a limit before it gets through
  /** The threat by which it leaves a process; where that is open, one is left. */
  readonly leaves?: string;
}

const CHEATS: Readonly<Record<string, Cheat>> = {
  'is honest': { script: `cat > /dev/null; printf '%s' '${EXPECTED}'`, threat: null },
  'reads the file': { script: 'cat "CASES/a.expected.txt"', threat: 'reads the expected output' },
  'reads it by its own input': {
    script: 'cat "$(dirname "$(readlink /proc/self/fd/0)")"/*.expected.txt',
    threat: null,
  },
  'guesses folders': {
    script:
      'cat ./FOLDER/a.expected.txt ../FOLDER/a.expected.txt ../FOLDER/*.expected.txt ../../*/FOLDER/a.expected.txt',
    threat: 'reads the expected output',
  },
  'overwrites the answer': { script: 'echo hi > "CASES/a.expected.txt"; echo hi', threat: null },
  'adds a case': { script: 'echo hi > "CASES/b.txt"; echo hi > "CASES/b.expected.txt"', threat: null },
  'adds one whose name commands a terminal': {
    script: `printf x > "CASES/$(printf 'b\\033[31m\\377.txt')"`,
    threat: null,
  },
  'changes its own program': {
    script: `echo '# more' >> "$0" && printf '%s' '${EXPECTED}'`,
    threat: 'writes to the folder of the program',
  },
  'closes a folder of the grader': {
    // A folder of that name in a private /tmp holds no cases.
    script: `chmod 711 "$(dirname "CASES")" && [ -e "CASES/a.txt" ] && printf '%s' '${EXPECTED}'`,
    threat: 'changes the rights of files elsewhere',
  },
  'sets the time of a file of the grader': {
    script: `touch -d @1 "$0" && printf '%s' '${EXPECTED}'`,
    threat: 'changes the rights of files elsewhere',
  },
  'fills its folder': {
    script:
      'i=0; while [ $i -lt 60 ]; do head -c 1000000 /dev/zero > f$i || exit 1; i=$((i+1)); done; sleep SLEEP0',
    threat: null,
  },
  'writes one large file': {
    script: 'head -c 50000000 /dev/zero > f',
    threat: null,
  },
  'fills the disk with files that have no name': {
    script: `'${process.execPath}' -e 'for (let i = 0; i < 12; i++) { const f = fs.openSync("f", "w"); fs.unlinkSync("f"); fs.writeSync(f, Buffer.alloc(3e6, 1)); } setInterval(() => {}, 999)'`,
    threat: null,
  },
  'digs deeper than a path can name': {
    script: `'${process.execPath}' -e 'for (let i = 0; i < 60; i++) { fs.mkdirSync("d".repeat(100)); process.chdir("d".repeat(100)); } fs.writeFileSync("f", Buffer.alloc(3e7, 1)); setInterval(() => {}, 999)'`,
    threat: null,
  },
  'leaves a note': { script: 'echo here > NOTE; exit 1', threat: null },
  'finds the note': {
    script: `test -e NOTE && printf '%s' '${EXPECTED}'`,
    threat: 'leaves files for its next run to find',
  },
  'ends as a missing program would': { script: 'exit 127', threat: null, verdicts: ['wrong output'] },
  'leaves a daemon with its pipes': { script: 'setsid sleep SLEEP1 &', threat: null },
  'leaves a daemon without pipes': {
    script: 'setsid sleep SLEEP2 </dev/null >/dev/null 2>&1 3>&- &',
    threat: null,
  },
  'leaves a daemon by forking twice': {
    script: '(setsid sh -c "sleep SLEEP3 & exit" >/dev/null 2>&1 &) ; exit 0',
    threat: null,
  },
  'leaves a daemon that hides its origin': {
    script: 'env -i setsid sh -c "cd /; (setsid sleep SLEEP4 &)" >/dev/null 2>&1 </dev/null; exit 0',
    threat: null,
    leaves: 'leaves a process behind that hides its origin',
  },
  'grows in a child of its own session': {
    script: `setsid '${process.execPath}' -e 'globalThis.k = []; for (let i = 0; i < 19; i++) k.push(Buffer.alloc(1e8, 1)); setInterval(() => {}, 999)'`,
    threat: null,
    verdicts: ['out of memory', 'wrong output', 'crashed', 'not started'], // all but the first: it, or the wall beside it, was refused more
  },
  'kills its parent': { script: 'kill -9 $PPID; sleep 2', threat: null },
  'kills its group': { script: 'kill -9 0; sleep 2', threat: null },
  'stops its parent': { script: 'kill -STOP $PPID; exit 0', threat: null, isIdle: true },
  'stops its group': { script: 'kill -STOP 0; exit 0', threat: null, verdicts: ['hung'], isIdle: true },
  'opens a socket': {
    script: `'${process.execPath}' -e 'require("net").connect(PORT, "127.0.0.1").on("data", () => process.stdout.write(${JSON.stringify(EXPECTED)})).on("error", () => {})'`,
    threat: 'opens a socket',
  },
  'speaks to the host of a virtual machine': {
    script: `perl -e 'socket my $s, 40, 1, 0 or exit 1' && printf '%s' '${EXPECTED}'`,
    threat: 'speaks to the machine that this one runs on',
  },
  'sees other processes': {
    script: `for p in /proc/[0-9]*; do tr '\\0' ' ' < $p/cmdline 2>/dev/null; done | grep -q 'bin/quadrant.j[s] check' && printf '%s' '${EXPECTED}'`,
    threat: 'sees other processes',
  },
  'calls quadrant': {
    script: `exec '${process.execPath}' '${BIN}' run simodyssey-2`,
    threat: 'calls quadrant for the answers',
    isHeavy: true,
  },
  'prints for ever': { script: 'yes', threat: null, verdicts: ['flooded'] },
  'prints nothing and sleeps': { script: 'sleep SLEEP0', threat: null, verdicts: ['hung'], isIdle: true },
  'closes its output and goes on': {
    script: 'exec >&- 2>&-; sleep SLEEP0',
    threat: null,
    verdicts: ['hung'],
    isIdle: true,
  },
  'changes its own limits': {
    script: 'ulimit -t unlimited; ulimit -S -t 2000; ulimit -f unlimited; while :; do :; done',
    threat: null,
    verdicts: ['hung'],
  },
  'catches the signal of its limit': {
    script: 'trap "" XCPU; while :; do :; done',
    threat: null,
    verdicts: ['hung'],
  },
  'computes in children that nobody waits for': {
    script: `perl -e '$SIG{CHLD} = "IGNORE"; for (1 .. 400) { pipe my $r, my $w; unless (fork) { 1 while (times)[0] + (times)[1] < 0.01; exit } close $w; <$r> }'; printf '%s' '${EXPECTED}'`,
    threat: 'computes in children that nobody waits for, up to --wall',
    isHeavy: true, // on a busy machine they are seen
  },
  // Last: beside a fork bomb of the same user nobody else may start anything.
  'is a fork bomb': {
    script: 'b() { b | b & b; }; b; sleep SLEEP0',
    threat: null,
  },
};

/** Ways to be graded: behind each wall, as root and as a user, as far as this machine has them. */
interface Way {
  readonly wall: Wall;
  readonly user: number | null; // whom the grader runs as; null: as these tests do
}

/** A way with a place of its own, so that all can be gone at once. */
class Place {
  readonly way: Way;
  readonly cases: string;
  readonly folder: string;
  readonly note: string; // where anybody may write
  private readonly sleeps: number; // seconds, as nobody else sleeps

  constructor(way: Way, number: number) {
    this.way = way;
    this.folder = mkdtempSync(join(tmpdir(), 'quadrant-walls-'));
    this.cases = join(this.folder, `cases-of-${basename(this.folder)}`); // as no other run has left
    this.note = `${this.folder}-note`;
    this.sleeps = 1000 * (100 + process.pid) + number * 10; // another run of these tests has sleepers of its own
  }

  arrange(): void {
    mkdirSync(this.cases);
    for (const path of [this.folder, this.cases]) chmodSync(path, 0o755);
    writeFileSync(join(this.cases, 'a.txt'), INPUT);
    writeFileSync(join(this.cases, 'a.expected.txt'), EXPECTED);
    const { user } = this.way;
    if (user !== null)
      for (const path of [
        this.folder,
        this.cases,
        ...readdirSync(this.cases).map((file) => join(this.cases, file)),
      ])
        chownSync(path, user, user);
  }

  /** The program as a file. */
  written(name: string): string {
    const { user } = this.way;
    const { port } = server.address() as AddressInfo;
    const script = CHEATS[name].script
      .replaceAll('CASES', this.cases)
      .replaceAll('FOLDER', basename(this.cases))
      .replaceAll('NOTE', this.note)
      .replace('PORT', String(port))
      .replace(/SLEEP(\d)/g, (_, digit) => String(this.sleeps + Number(digit)));
    const folder = mkdtempSync(join(this.folder, 'program-'));
    const file = join(folder, 'mine');
    writeFileSync(file, `#!/bin/sh\n${script}\n`);
    for (const path of [folder, file]) {
      chmodSync(path, 0o755);
      if (user !== null) chownSync(path, user, user);
    }
    return file;
  }

  /** How long those sleep that were left behind, and ends them. */
  swept(): number[] {
    const sleepers = processTable().flatMap(({ pid }) => {
      const slept = /^sleep\0(\d+)\0/.exec(readProc(pid, 'cmdline'))?.[1];
      const number = Number(slept ?? 0) - this.sleeps;
      return number >= 0 && number < 10 ? [{ pid, number }] : [];
    });
    for (const { pid } of sleepers) process.kill(pid, 'SIGKILL');
    return sleepers.map(({ number }) => number);
  }
}

function ways(): Way[] {
  const all = WALLS.flatMap((wall) =>
    [null, ...(isRoot ? [NOBODY] : [])].map((user) => ({ wall, user })),
  ).filter(
    ({ wall, user }) =>
      LONG || wall === 'plain' || (user === null && (wall === 'bwrap' || !canHave('bwrap'))),
  );
  return all.filter(({ wall, user }) => {
    const why = whyNot(wall, user);
    if (why) console.info(`Not tried: ${wall} ${user === null ? 'as we are' : 'as a user'}: ${why}.`);
    return why === null;
  });
}

function whyNot(wall: Wall, user: number | null): string | null {
  if (user !== null && !(isReachable(BIN) && isReachable(process.execPath))) return 'we are out of its reach';
  if (user === null) return canHave(wall) ? null : 'this machine does not allow it';
  const module = JSON.stringify(new URL('../../dist/process/walls.js', import.meta.url).href);
  const script = `import(${module}).then(({ canHave }) => process.exit(canHave(${JSON.stringify(wall)}) ? 0 : 1))`;
  const { status } = spawnSync(process.execPath, ['-e', script], { uid: user, gid: user, cwd: '/' });
  return status === 0 ? null : 'this machine does not allow it';
}

const standingOf = ({ wall, user }: Way): WallRights =>
  wall === 'plain' ? (isRoot && user === null ? 'plain as root' : 'plain as a user') : wall;

const LIMITS = ['--time', '1', '--memory', '300', '--output', '1', '--disk', '8', '--processes', '40'];

interface Graded {
  readonly verdict: string;
  readonly words: string;
}

/** Grades some programs in one go, and gives the verdict on each with its words, and what was said beside. */
async function grade(place: Place, chosen: readonly string[], seconds: number) {
  const { wall, user } = place.way;
  const words = ['check', 'simodyssey-2', place.cases, '--format', 'json', '--sandbox', wall, '--jobs', '1'];
  const files = chosen.flatMap((name) => ['--program', place.written(name)]);
  const child = spawn(process.execPath, [BIN, ...words, ...files, '--wall', String(seconds), ...LIMITS], {
    cwd: '/',
    ...(user === null ? {} : { uid: user, gid: user }),
  });
  let out = '';
  let err = '';
  child.stdout.on('data', (chunk) => {
    out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    err += chunk;
  });
  await once(child, 'close');
  if (out === '') throw new Error(`${wall} ${user}: ${err}`);
  const report: { programs: { cases: Graded[] }[] } = JSON.parse(out);
  return { err, results: new Map(chosen.map((name, i) => [name, report.programs[i].cases[0]])) };
}

const isOpen = (standing: WallRights, threat: string | null | undefined) =>
  typeof threat === 'string' && leftOpen(standing, confinementHere(), canMeter()).includes(threat);

const names = Object.keys(CHEATS);

/** Whether a program came out as the table of threats says. */
function isAsTold(standing: WallRights, name: string, { verdict }: { readonly verdict: string }): boolean {
  const { threat, verdicts, isHeavy } = CHEATS[name];
  if (verdicts && !verdicts.includes(verdict)) return false;
  if (name === 'is honest') return verdict === 'passed';
  if (!isOpen(standing, threat)) return verdict !== 'passed';
  return isHeavy === true || verdict === 'passed';
}

/** All cheats behind one wall. */
async function tried(place: Place, standing: WallRights) {
  place.arrange();
  const [busy, idle] = [false, true].map((isIdle) =>
    names.filter((name) => (CHEATS[name].isIdle ?? false) === isIdle),
  );
  const [first, second] = [await grade(place, idle, IDLE_SECONDS), await grade(place, busy, BUSY_SECONDS)];
  const results = new Map([...first.results, ...second.results]);
  // What came out oddly, beside so many others, is tried again.
  for (const seconds of [IDLE_SECONDS, BUSY_SECONDS, IDLE_SECONDS, BUSY_SECONDS]) {
    const group = seconds === IDLE_SECONDS ? idle : busy;
    const odd = group.filter((name) => !isAsTold(standing, name, results.get(name)!));
    if (odd.length === 0) continue;
    for (const [name, result] of (await grade(place, odd, seconds)).results) results.set(name, result);
  }
  return { results, said: second.err, stayed: place.swept() };
}

const IDLE_SECONDS = 1;
const BUSY_SECONDS = 120;
const MINUTES = 60_000;

const places = ways().map((way, i) => new Place(way, i));
const outcomes = new Map<Place, Awaited<ReturnType<typeof tried>>>();

// All at once: most of the time goes by in waiting.
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  await Promise.all(
    places.map(async (place) => outcomes.set(place, await tried(place, standingOf(place.way)))),
  );
}, 15 * MINUTES);

describe.each(places.map((place) => ({ place, standing: standingOf(place.way), ...place.way })))(
  '$wall, $standing, graded by $user',
  ({ place, standing }) => {
    test('is named with what it leaves open', () =>
      expect(outcomes.get(place)!.said).toContain(`wall: ${standing};`));

    test('tells names that a program chose so that they do nothing', () =>
      expect(outcomes.get(place)!.said).not.toContain('\x1b'));

    test('leaves the cases as they are', () => {
      expect(readdirSync(place.cases).sort()).toEqual(['a.expected.txt', 'a.txt']);
      expect(readFileSync(join(place.cases, 'a.expected.txt'), 'utf8')).toBe(EXPECTED);
    });

    test('leaves no process behind', () => {
      const hides = isOpen(standing, CHEATS['leaves a daemon that hides its origin'].leaves);
      expect(new Set(outcomes.get(place)!.stayed)).toEqual(new Set(hides ? [4] : []));
    });

    test.each(names)('a program that %s', (name) => {
      const { threat, verdicts } = CHEATS[name];
      const { verdict, words } = outcomes.get(place)!.results.get(name)!;
      if (name === 'is honest') expect({ verdict, words }).toEqual({ verdict: 'passed', words: '' });
      else if (!isOpen(standing, threat)) expect(verdict, words).not.toBe('passed');
      else if (!CHEATS[name].isHeavy) expect({ verdict, words }).toMatchObject({ verdict: 'passed' });
      if (verdicts) expect(verdicts, words).toContain(verdict);
    });
  },
);
