/** What a browser and the service that delivers to it do for web push: takes messages, and reads them (RFC 8291, 8292). */
import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  createVerify,
  hkdfSync,
  randomBytes,
} from 'node:crypto';
import { once } from 'node:events';
import { Agent, createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { CERTIFICATE, PRIVATE_KEY } from './certificate.js';

const agentOfTest = new Agent({ ca: CERTIFICATE });

export interface Delivered {
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

export class PushService {
  readonly agent = agentOfTest;
  readonly delivered: Delivered[] = [];
  /** What it answers from now on. */
  status = 201;
  /** It answers, and never comes to an end. */
  isEndless = false;
  private readonly server = createServer(
    { cert: CERTIFICATE, key: PRIVATE_KEY },
    async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const { url: path = '', headers } = request;
      this.delivered.push({ path, headers, body: Buffer.concat(chunks) });
      response.writeHead(this.status);
      if (this.isEndless) response.write('and then ');
      else response.end();
    },
  );

  async start(): Promise<string> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return `https://localhost:${(this.server.address() as AddressInfo).port}`;
  }
  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }
}

/** A browser that asked to be told. */
export class Subscriber {
  private readonly ecdh = createECDH('prime256v1');
  private readonly auth = randomBytes(16);
  private readonly own = this.ecdh.generateKeys();

  get keys() {
    return { p256dh: this.own.toString('base64url'), auth: this.auth.toString('base64url') };
  }

  read({ body }: Delivered): unknown {
    const salt = body.subarray(0, 16);
    const sender = body.subarray(21, 21 + body[20]);
    const sealed = body.subarray(21 + body[20]);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.own, sender]);
    const secret = hkdfSync('sha256', this.ecdh.computeSecret(sender), this.auth, info, 32);
    const part = (name: string, bytes: number) =>
      Buffer.from(hkdfSync('sha256', Buffer.from(secret), salt, `Content-Encoding: ${name}\0`, bytes));
    const cipher = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12));
    cipher.setAuthTag(sealed.subarray(-16));
    const text = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
    return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString('utf8'));
  }
}

/** Who sent it, as the sender says and signs; throws where that does not hold. */
export function senderOf({ headers }: Delivered): { readonly key: string; readonly claims: { sub: string } } {
  const [, token, key] = /^vapid t=([^,]+), ?k=(\S+)$/.exec(String(headers.authorization))!;
  const [head, claims, signature] = token.split('.');
  const raw = Buffer.from(key, 'base64url');
  const [x, y] = [raw.subarray(1, 33), raw.subarray(33)].map((part) => part.toString('base64url'));
  const jwk = { kty: 'EC', crv: 'P-256', x, y };
  const verified = createVerify('sha256')
    .update(`${head}.${claims}`)
    .verify(
      { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
      signature,
      'base64url',
    );
  if (!verified) throw new Error('this was signed by somebody else');
  return { key, claims: JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) };
}
