/** Signed calls of external engines in end-to-end tests. */
import { randomBytes } from 'node:crypto';
import { signatureOf } from '../../src/infrastructure/engines/signature';
import type { TestApp } from './app';
import { call, type Answer } from './http';

export interface EngineKeys {
  readonly id: string;
  readonly secret: string;
}

export interface SignedCall {
  readonly body?: unknown;
  /** Seconds that its clock is ahead. */
  readonly skew?: number;
  readonly nonce?: string;
  /** Sent in place of what was signed. */
  readonly forged?: { readonly body?: string; readonly path?: string; readonly headers?: Readonly<Record<string, string>> };
}

export const signed = (
  app: Pick<TestApp, 'url'>,
  { id, secret }: EngineKeys,
  method: string,
  rest: string,
  sent: SignedCall = {},
): Promise<Answer> => {
  const target = `/v1/engines/${id}${rest}`;
  const body = sent.body === undefined ? '' : JSON.stringify(sent.body);
  const timestamp = String(Math.floor(Date.now() / 1000) + (sent.skew ?? 0));
  const nonce = sent.nonce ?? randomBytes(18).toString('base64url');
  const signature = signatureOf(Buffer.from(secret, 'base64url'), { method, target, timestamp, nonce, body: Buffer.from(body) });
  const { forged } = sent;
  const text = forged?.body ?? body;
  return call(app, method, forged?.path ?? target, {
    ...(text === '' ? {} : { body: text }),
    headers: { 'x-engine-timestamp': timestamp, 'x-engine-nonce': nonce, 'x-engine-signature': signature, ...forged?.headers },
  });
};
