/** Finds a Chromium to print, photograph and test with: one named by CHROMIUM, an installed one, or the one npm brought. */
import { accessSync, constants } from 'node:fs';

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
  return { executablePath: named ?? INSTALLED.find(isProgram) ?? (await packed()), args: QUIET };
}

/** The one in the npm package. Its own arguments are for one page in one process, and are left out. */
async function packed() {
  process.env.VERCEL ??= '1'; // makes the package unpack the system libraries it needs as well
  const { default: chromium } = await import('@sparticuz/chromium');
  return chromium.executablePath();
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
