/** E-mail addresses and passwords: which are taken, and in which form. */
import { normalizeEmail } from './email';
import { isPassword } from '../password';

it.each([
  ['Anna@Example.ORG', 'anna@example.org'],
  ['  a.b+c@x.y.z ', 'a.b+c@x.y.z'],
  ['mu\u0308ller@example.org', 'm\u00fcller@example.org'],
])('makes %p into %p', (given, email) => expect(normalizeEmail(given)).toBe(email));

it.each([
  '',
  'a',
  'a@b',
  'a@b.',
  '@b.de',
  'a@@b.de',
  'a b@c.de',
  'a\u0000b@c.de',
  'a\u202eb@c.de',
  `${'a'.repeat(65)}@b.de`,
  7,
  null,
  ['a@b.de'],
])('refuses %p', (given) => expect(normalizeEmail(given)).toBeNull());

it.each(['short', '123456789', 'a'.repeat(257), 1234567890, null, {}])('refuses the password %p', (given) =>
  expect(isPassword(given)).toBe(false),
);
it.each(['1234567890', '\u{1f600}'.repeat(10), 'a'.repeat(256)])('takes the password %p', (given) =>
  expect(isPassword(given)).toBe(true),
);
it('counts characters, not code units', () => expect(isPassword('\u{1f600}'.repeat(9))).toBe(false));
