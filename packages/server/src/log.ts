/** What a server writes about itself: never a token, an address, a name or anything that players may not know. */
import { type Logger, pino } from 'pino';

export const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];
export type Log = Pick<Logger, 'error' | 'warn' | 'info' | 'debug'>;

/** Lines of JSON on standard error. */
export const makeLog = (level: LogLevel): Log =>
  pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, pino.destination(2));

/** What may be said of a failure: messages may quote what was being read or written. */
export function faultOf(error: unknown): { name: string; code?: string; at?: string } {
  if (!(error instanceof Error)) return { name: typeof error };
  const { code } = error as NodeJS.ErrnoException;
  const at = error.stack?.split('\n').find((line) => /^\s+at /.test(line));
  return {
    name: error.name,
    ...(typeof code === 'string' ? { code } : {}),
    ...(at ? { at: at.trim() } : {}),
  };
}
