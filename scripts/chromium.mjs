/** Finds a Chromium to print, photograph and test with: one named by CHROMIUM, an installed one, or the one npm brought. */
import { existsSync } from 'node:fs';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** Options for playwright-core's chromium.launch. */
export async function chromiumLaunch() {
  const named = process.env.CHROMIUM;
  if (named && !existsSync(named)) throw new Error(`CHROMIUM names "${named}", which does not exist`);
  const found = named ?? INSTALLED.find((path) => existsSync(path));
  const quiet = [
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    '--disable-quic',
  ];
  if (found) return { executablePath: found, args: ['--no-sandbox', '--disable-gpu', ...quiet] };
  process.env.VERCEL ??= '1'; // makes the package unpack the system libraries it needs as well
  const { default: packed } = await import('@sparticuz/chromium');
  return { executablePath: await packed.executablePath(), args: [...packed.args, ...quiet] };
}
