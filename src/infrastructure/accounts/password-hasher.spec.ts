import { Argon2Hasher } from './password-hasher';

const hasher = new Argon2Hasher();

it('a password is hashed by Argon2id at full cost: 19 MiB, two passes', async () => {
  expect(await hasher.hash('correct horse battery')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

it('a password is right for its own hash only, and for that of nobody never', async () => {
  const stored = await hasher.hash('correct horse battery');
  expect(await hasher.verify(stored, 'correct horse battery')).toBe(true);
  expect(await hasher.verify(stored, 'correct horse batterz')).toBe(false);
  expect(await hasher.verify(null, 'the password of nobody')).toBe(false);
});
