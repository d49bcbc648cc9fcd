import type { IncomingMessage, ServerResponse } from 'node:http';

export interface Served {
  readonly address: string; // 'http://127.0.0.1:4173/'
  close(): Promise<void>;
}
export const BUILT: string;
export function fileFor(folder: string, address: string): string | null;
export function answer(folder: string, request: IncomingMessage, response: ServerResponse): void;
export function serve(folder: string, port?: number): Promise<Served>;
