/** A game in an address: the record as JSON, compressed, in letters that a link may hold. */
import type { Result } from '@quadrant/kernel';
import { type GameRecord, LIMITS, parseRecord } from '@quadrant/table';

export async function packRecord(record: GameRecord): Promise<string> {
  const { trace: _, ...kept } = record;
  const bytes = new TextEncoder().encode(JSON.stringify(kept));
  const packed = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return toLetters(new Uint8Array(await new Response(packed).arrayBuffer()));
}

/** The value a link holds; whether it is a record of some game is for that game to say. Run where it may take long. */
export async function unpackRecord(text: string): Promise<Result<unknown>> {
  const bytes = fromLetters(text);
  const json = bytes ? await inflate(bytes) : null;
  const value = json === null ? null : parseRecord(json, LIMITS.link);
  if (value?.ok) return value;
  return {
    ok: false,
    error: { code: 'bad-link', words: 'This link is damaged or incomplete: the game in it cannot be read.' },
  };
}

async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<string | null> {
  try {
    const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
    const decoder = new TextDecoder('utf-8', { fatal: true });
    let text = '';
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return text + decoder.decode();
      text += decoder.decode(value, { stream: true });
      if (text.length > LIMITS.link) return null;
    }
  } catch {
    return null;
  }
}

function toLetters(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromLetters(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(
      atob(
        text
          .replace(/[.,;)\]\s]+$/, '')
          .replaceAll('-', '+')
          .replaceAll('_', '/'),
      ),
      (c) => c.charCodeAt(0),
    );
  } catch {
    return null;
  }
}
