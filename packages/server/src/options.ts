/** The options of a server as words of a command line: one table for `quadrant serve` and `npm start`. */
import { ok, type Result, refuse } from '@quadrant/kernel';
import { LIMIT_WORDS, type Limits } from './limits.js';
import { LOG_LEVELS, type LogLevel } from './log.js';

export interface ServeOptions {
  readonly port: number;
  readonly host: string;
  readonly public?: string;
  readonly data?: string;
  readonly database?: string;
  readonly trustProxy: boolean;
  readonly metrics?: { readonly host: string; readonly port: number };
  readonly log: LogLevel;
  readonly limits: Partial<Limits>;
}

const USUAL = { port: 4173, host: '127.0.0.1', log: 'warn' } as const;
const MOST = 2 ** 31 - 1;

const flagOf = (limit: string): string => limit.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const OPTIONS = [
  ['port N', `the port, 0 for any free one (${USUAL.port})`],
  ['host ADDRESS', `the address to listen on, 0.0.0.0 for all (${USUAL.host})`],
  ['public URL', 'what others call it by, behind a proxy or by a name'],
  ['data FOLDER', "where matches are kept (the user's data folder)"],
  ['database URL', 'postgres://… in place of a folder, for several nodes'],
  ['trust-proxy', 'X-Forwarded-For says who asks: only behind a proxy'],
  ['metrics ADDRESS', '/metrics at [HOST:]PORT (else on this machine only)'],
  ['log LEVEL', `${LOG_LEVELS.join(', ')} (${USUAL.log})`],
] as const;

const lineOf = (flag: string, words: string): string =>
  flag.length < 16 ? `  --${flag.padEnd(16)}${words}` : `  --${flag}\n${' '.repeat(20)}${words}`;
export const OPTION_HELP = [
  ...OPTIONS.map(([flag, words]) => lineOf(flag, words)),
  '',
  'Limits, each a number:',
  ...LIMIT_WORDS.map(({ name, usual, words }) => lineOf(flagOf(name), `${words} (${usual})`)),
].join('\n');

export const OPTION_NAMES: readonly string[] = [
  ...OPTIONS.map(([flag]) => flag.split(' ')[0]),
  ...LIMIT_WORDS.map(({ name }) => flagOf(name)),
];

/** `--trust-proxy` alone is `--trust-proxy yes`. */
export const spelledOut = (words: readonly string[]): string[] =>
  words.flatMap((word, i) =>
    word === '--trust-proxy' && !/^(?:yes|no)$/.test(words[i + 1] ?? '') ? ['--trust-proxy=yes'] : [word],
  );

/** Checks what each option was given as. */
export function readServeOptions(given: Readonly<Record<string, string | undefined>>): Result<ServeOptions> {
  const { public: url, data, database, metrics, log = USUAL.log } = given;
  const proxy = given['trust-proxy'] ?? 'no';
  const port = numberOf(given.port ?? `${USUAL.port}`, 65_535);
  if (port === null) return wrong('port', 'is a whole number from 0 to 65535', given.port);
  if (url !== undefined && !(/^https?:\/\/[^/]/.test(url) && URL.canParse(url)))
    return wrong('public', 'is an address like https://games.example', url);
  if (database !== undefined && !/^postgres(?:ql)?:\/\//.test(database))
    return refuse('option', '--database is an address like postgres://user@host/name'); // it may hold a password
  if (proxy !== 'yes' && proxy !== 'no') return wrong('trust-proxy', 'is yes or no', proxy);
  const level = LOG_LEVELS.find((each) => each === log);
  if (level === undefined) return wrong('log', `is one of ${LOG_LEVELS.join(', ')}`, log);
  const at = metrics === undefined ? undefined : addressOf(metrics);
  if (at === null) return wrong('metrics', 'is an address like 127.0.0.1:9100', metrics);
  const limits: Record<string, number> = {};
  for (const { name } of LIMIT_WORDS) {
    const text = given[flagOf(name)];
    const value = text === undefined ? undefined : numberOf(text, MOST);
    if (value === null) return wrong(flagOf(name), `is a whole number from 0 to ${MOST}`, text);
    if (value !== undefined) limits[name] = value;
  }
  return ok({
    port,
    host: given.host ?? USUAL.host,
    ...(url === undefined ? {} : { public: url }),
    ...(data === undefined ? {} : { data }),
    ...(database === undefined ? {} : { database }),
    ...(at === undefined ? {} : { metrics: at }),
    trustProxy: proxy === 'yes',
    log: level,
    limits,
  });
}

const wrong = (flag: string, words: string, given: string | undefined) =>
  refuse('option', `--${flag} ${words}, not "${given}"`);

function numberOf(text: string, most: number): number | null {
  const value = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
  return value <= most ? value : null;
}

function addressOf(text: string): ServeOptions['metrics'] | null {
  const [, host = USUAL.host, digits] = /^(?:(.+):)?(\d{1,5})$/.exec(text) ?? [];
  const port = digits === undefined ? null : numberOf(digits, 65_535);
  return port === null ? null : { host: host.replace(/^\[(.*)\]$/, '$1'), port };
}
