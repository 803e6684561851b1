/** Which passwords are refused though they are long enough. */
import { LeakedPasswords } from './common-passwords';
import { judgePassword } from '../../application/accounts/judge-password';

const common = new LeakedPasswords();
const owner = { email: 'natasha.kerensky@example.org', displayName: 'Natasha Kerensky' };
const codeOf = async (password: string): Promise<string | null> =>
  (await judgePassword(common, password, owner))?.code ?? null;

it.each([
  '1234567890',
  'qwertyuiop',
  'Password123',
  'PASSWORD1234',
  'sunshine2024!',
  '2024sunshine',
  ' password123 ',
  '１２３４５６７８９０',
  'q1w2e3r4t5',
])('refuses the common %p', async (password) => {
  expect(await codeOf(password)).toBe('accounts/password-is-common');
});

it.each([
  'natasha.kerensky@example.org',
  'NATASHA KERENSKY',
  'Natasha.Kerensky',
  'natasha kerensky1!',
  'natasha.kerensky@EXAMPLE.org',
])('refuses the account’s own %p', async (password) => {
  expect(await codeOf(password)).toBe('accounts/password-is-own');
});

it.each([
  'correct horse battery',
  'another password',
  'my sunshine of 2024',
  'password\n123456',
  'sunshine-83924-58203',
  'Kerensky was here',
])('takes %p', async (password) => {
  expect(await codeOf(password)).toBeNull();
});
