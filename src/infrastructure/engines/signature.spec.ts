/** The signature's test vectors; docs/engines.md shows the first. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isSignature, signatureOf } from './signature';

const secret = Buffer.from('AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8', 'base64url');
const signable = {
  method: 'POST',
  target: '/v1/engines/ext-dice-0a1b2c3d/battles/b1/report',
  timestamp: '1795000000',
  nonce: 'c2FtcGxlLW5vbmNlLTAx',
  body: Buffer.from('{"hash":"00"}'),
};

it('TAC-8 signs as the documentation shows', () => {
  expect(secret).toHaveLength(32);
  const page = readFileSync(join(__dirname, '../../../docs/engines.md'), 'utf8');
  const { method, target, timestamp, nonce, body } = signable;
  for (const shown of [
    secret.toString('base64url'),
    ['v1', method, target, timestamp, nonce, body.toString()].join('\n'),
    signatureOf(secret, signable),
  ])
    expect(page).toContain(shown);
  expect(signatureOf(secret, signable)).toBe(
    'v1=f82aca7457705d5015a136d4c1898f2d111bbfc2f5a187c24887f46da4103273',
  );
});

it.each([
  ['method', { method: 'GET' }],
  ['target', { target: `${signable.target}?x=1` }],
  ['timestamp', { timestamp: '1795000001' }],
  ['nonce', { nonce: 'c2FtcGxlLW5vbmNlLTAy' }],
  ['body', { body: Buffer.from('{"hash":"01"}') }],
])('TAC-8 the signature covers the %s', (_name, change) => {
  expect(signatureOf(secret, { ...signable, ...change })).not.toBe(signatureOf(secret, signable));
});

it('compares whole signatures', () => {
  const right = signatureOf(secret, signable);
  expect(isSignature(right, right)).toBe(true);
  for (const wrong of [
    '',
    right.slice(0, -1),
    `${right}0`,
    right.replace('v1=', 'v2='),
    'ü'.repeat(right.length),
  ])
    expect(isSignature(right, wrong)).toBe(false);
});
