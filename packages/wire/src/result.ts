/** What a reader gives: the value, or why there is none. Shaped like the kernel's, which this package does not know. */

export interface Unread {
  /** `too-long`, `too-deep`, `malformed` (no JSON object with a `t`), `unknown` (its `t`), `fields` (of a known `t`). */
  readonly code: 'too-long' | 'too-deep' | 'malformed' | 'unknown' | 'fields';
  readonly words: string;
  /** The field that was wrong, as in `seats.0`; null where it is not about one. */
  readonly field: string | null;
  /** What was read of a message that is an object with a `t`: enough to answer it. */
  readonly message: Readonly<Record<string, unknown>> | null;
}

export type Read<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: Unread };

export const unread = (
  code: Unread['code'],
  words: string,
  { field = null, message = null }: Partial<Pick<Unread, 'field' | 'message'>> = {},
): { readonly ok: false; readonly error: Unread } => ({ ok: false, error: { code, words, field, message } });
