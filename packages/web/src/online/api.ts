/** Asks the server what is asked once. Every answer is checked; what goes wrong comes back as words. */
import type { Refusal, Result } from '@quadrant/kernel';
import { ANSWERS, type Answers, readValue } from '@quadrant/wire';
import { apiAddress } from './probe.js';
import { noteUnknown } from './who.js';

const UNREACHABLE: Refusal = {
  code: 'offline',
  words: 'The server cannot be reached. Try again in a moment.',
};
/** Who one was here is void: somebody came back by the twelve words, or it was deleted. */
const UNKNOWN: Refusal = {
  code: 'unknown',
  words:
    'The server does not know this browser any more. My games brings you back, or lets you go on as somebody new.',
};
const ODD: Refusal = {
  code: 'odd',
  words: 'The server answered something that this page does not understand.',
};

export interface Asking {
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly body?: object;
  readonly token?: string | undefined;
}

/** The answer as the server gave it. */
export async function askServer(
  path: string,
  { method, body, token }: Asking = {},
): Promise<Result<unknown>> {
  let response: Response;
  let value: unknown;
  try {
    response = await fetch(apiAddress(path), {
      method: method ?? (body ? 'POST' : 'GET'),
      headers: {
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    value = await response.json();
  } catch {
    return { ok: false, error: UNREACHABLE };
  }
  if (response.ok) return { ok: true, value };
  const error = readValue(ANSWERS.error, value);
  if (!error.ok) return { ok: false, error: ODD };
  const { error: refusal } = error.value;
  if (!token || refusal.code !== 'who') return { ok: false, error: refusal };
  noteUnknown(token);
  return { ok: false, error: UNKNOWN };
}

/** An answer of a known kind. */
export async function ask<K extends keyof Answers>(
  kind: K,
  path: string,
  asking: Asking = {},
): Promise<Result<Answers[K]>> {
  const answer = await askServer(path, asking);
  if (!answer.ok) return answer;
  const read = readValue(ANSWERS[kind], answer.value);
  return read.ok ? { ok: true, value: read.value as Answers[K] } : { ok: false, error: ODD };
}

type Listed = Answers['matches']['matches'];

/** Matches of these states in this order, a page of each: many that are over hide none that run. */
export async function listMatches(
  states: readonly Listed[number]['state'][],
  more: Readonly<Record<string, string>> = {},
  asking: Asking = {},
): Promise<Result<Listed>> {
  const pages = await Promise.all(
    states.map((state) => ask('matches', `matches?${new URLSearchParams({ state, ...more })}`, asking)),
  );
  const matches: Listed = [];
  for (const page of pages) {
    if (!page.ok) return page;
    matches.push(...page.value.matches);
  }
  return { ok: true, value: matches };
}

let games: Promise<Result<Answers['games']>> | null = null;

/** What can be played here; asked once while it can be had. */
export async function gamesHere(): Promise<Result<Answers['games']>> {
  games ??= ask('games', 'games');
  const found = await games;
  if (!found.ok) games = null;
  return found;
}
