import type { IncomingMessage, ServerResponse } from 'node:http';

export const SECURITY_HEADERS: Readonly<Record<string, string>>;
export function pageHandler(
  folder: string,
  ways: {
    readonly hosts: ReadonlySet<string | undefined>;
    readonly address?: string | undefined; // 'https://games.example'
  },
): (request: IncomingMessage, response: ServerResponse) => void;
