export { pageHandler, SECURITY_HEADERS } from './page-handler.mjs';

export interface Served {
  readonly address: string; // 'http://127.0.0.1:4173/'
  close(): Promise<void>;
}
export const BUILT: string;
export function localHosts(port: number): readonly string[];
export function serve(folder: string, port?: number, address?: string): Promise<Served>;
export function serveBuilt(
  port: number,
  more?: { readonly host?: string; readonly public?: string; readonly data?: string },
): Promise<void>;
