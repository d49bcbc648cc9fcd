/** The options of a server, declared once for `quadrant serve` and `npm start`, which read them. */
import { ok, type Result, refuse } from '@quadrant/kernel';
import { LIMIT_WORDS, type ServerLimits } from './limits.js';
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
  readonly limits: Partial<ServerLimits>;
}

const HOST = '127.0.0.1';
const MOST_PORTS = 65_535;

const flagOf = (limit: string): string => limit.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

interface LimitOption {
  readonly kind: 'whole';
  readonly takes: 'N';
  readonly low: number;
  readonly high: number;
  readonly usually: string;
  readonly help: string;
}
const limitOption = (usual: number, words: string, least: number): LimitOption => ({
  kind: 'whole',
  takes: 'N',
  low: least,
  high: 2 ** 31 - 1,
  usually: `${usual}`,
  help: `limit: ${words}`,
});
const LIMIT_OPTIONS: Readonly<Record<string, LimitOption>> = Object.fromEntries(
  LIMIT_WORDS.map(({ name, usual, words, least }) => [flagOf(name), limitOption(usual, words, least)]),
);

const OWN = {
  port: {
    kind: 'whole',
    takes: 'N',
    low: 0,
    high: MOST_PORTS,
    usual: 4173,
    help: 'the port, 0 for any free one',
  },
  host: {
    kind: 'text',
    takes: 'ADDRESS',
    usual: HOST,
    help: 'the address to listen on, 0.0.0.0 for all',
  },
  public: {
    kind: 'address',
    takes: 'URL',
    schemes: ['http', 'https'],
    example: 'https://games.example',
    help: 'what others call it by, behind a proxy or by a name',
  },
  data: { kind: 'text', takes: 'FOLDER', usually: "the user's data folder", help: 'where matches are kept' },
  database: {
    kind: 'address',
    takes: 'URL',
    schemes: ['postgres', 'postgresql'],
    example: 'postgres://user@host/name',
    secret: true,
    help: 'postgres://… in place of a folder, for several nodes',
  },
  'trust-proxy': { kind: 'flag', help: 'X-Forwarded-For says who asks: only behind a proxy' },
  metrics: { kind: 'text', takes: 'ADDRESS', help: '/metrics at [HOST:]PORT (else on this machine only)' },
  log: { kind: 'choice', takes: 'LEVEL', choices: LOG_LEVELS, usual: 'warn', help: 'what is told' },
} as const;

export const SERVE_OPTIONS = { ...OWN, ...LIMIT_OPTIONS };

/** As they were read. */
export interface ServeValues {
  readonly port: number;
  readonly host: string;
  readonly public: string | undefined;
  readonly data: string | undefined;
  readonly database: string | undefined;
  readonly 'trust-proxy': boolean;
  readonly metrics: string | undefined;
  readonly log: LogLevel;
}

export function servingOf(
  values: ServeValues,
  limits: Readonly<Record<string, unknown>> = { ...values },
): Result<ServeOptions> {
  const { port, host, public: url, data, database, metrics, log } = values;
  const at = metrics === undefined ? undefined : addressOf(metrics);
  if (at === null) return refuse('option', `--metrics is an address like 127.0.0.1:9100, not "${metrics}"`);
  if (host === '') return refuse('option', `--host is an address like ${HOST}, not ""`);
  if (data === '') return refuse('option', '--data is a folder, not ""');
  if (data !== undefined && database !== undefined)
    return refuse('option', 'matches are kept in one place: --data and --database are two');
  if (url !== undefined && !isOrigin(url))
    return refuse(
      'option',
      `--public is an address like https://games.example with nothing behind it, not "${url}"`,
    );
  const given = LIMIT_WORDS.flatMap(({ name }) => {
    const value = limits[flagOf(name)];
    return value === undefined ? [] : [[name, value]];
  });
  return ok({
    port,
    host,
    ...(url === undefined ? {} : { public: url }),
    ...(data === undefined ? {} : { data }),
    ...(database === undefined ? {} : { database }),
    ...(at === undefined ? {} : { metrics: at }),
    trustProxy: values['trust-proxy'],
    log,
    limits: Object.fromEntries(given),
  });
}

/** Links begin with it: a path would be lost. */
function isOrigin(address: string): boolean {
  const { origin, href } = new URL(address);
  return href === `${origin}/`;
}

function addressOf(text: string): ServeOptions['metrics'] | null {
  const [, host = HOST, digits = ''] = /^(?:(.+):)?(\d{1,5})$/.exec(text) ?? [];
  if (digits === '' || Number(digits) > MOST_PORTS) return null;
  return { host: host.replace(/^\[(.*)\]$/, '$1'), port: Number(digits) };
}
