/**
 * The settings of e-mail: a URL or single settings, what is missing beside them, and no secret in a problem.
 */
import { senderIn } from './mail-settings';
import { readSettings, SettingsError } from './settings';

const FROM = { SMTP_FROM: 'Campaign host <war@example.org>' };
const mailOf = (environment: Record<string, string>) => readSettings({ ...FROM, ...environment }).mail;

const problemsOf = (environment: Record<string, string>): readonly string[] => {
  try {
    readSettings(environment);
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
  return [];
};

it('without a server there is no mail', () => expect(readSettings({}).mail).toBeNull());

it.each([
  [
    { SMTP_URL: 'smtp://mail.example.org' },
    { host: 'mail.example.org', port: 587, security: 'starttls', login: null },
  ],
  [{ SMTP_URL: 'smtps://mail.example.org' }, { port: 465, security: 'implicit' }],
  [
    { SMTP_URL: 'smtp://a%40b:p%2Fw@[::1]:25', SMTP_TLS: 'none' },
    { host: '::1', port: 25, security: 'none', login: { user: 'a@b', password: 'p/w' } },
  ],
  [
    { SMTP_HOST: 'mail', SMTP_USER: 'u', SMTP_PASSWORD: 'p' },
    { host: 'mail', port: 587, security: 'starttls', login: { user: 'u', password: 'p' } },
  ],
  [
    { SMTP_HOST: 'mail', SMTP_PORT: '465' },
    { port: 465, security: 'implicit' },
  ],
])('reads %j', (environment, expected) => {
  expect(mailOf(environment)).toMatchObject({
    ...expected,
    from: { name: 'Campaign host', address: 'war@example.org' },
  });
});

it.each([
  [{ SMTP_URL: 'smtp://mail' }, 'SMTP_FROM must'],
  [{ SMTP_URL: 'smtp://mail', SMTP_FROM: 'nobody' }, 'SMTP_FROM must'],
  [{ ...FROM, SMTP_URL: 'smtp://mail', SMTP_HOST: 'other' }, 'SMTP_HOST must'],
  [{ ...FROM, SMTP_HOST: 'mail', SMTP_USER: 'hunter2' }, 'SMTP_USER and'],
  [{ ...FROM, SMTP_HOST: 'mail', SMTP_PASSWORD: 'hunter2' }, 'SMTP_USER and'],
  [{ ...FROM, SMTP_URL: 'http://hunter2@mail' }, 'SMTP_URL must'],
  [FROM, 'SMTP_FROM needs'],
])('refuses %j', (environment, problem) => {
  const problems = problemsOf(environment as Record<string, string>);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(problem);
  expect(problems.join()).not.toContain('hunter2');
});

it.each([
  ['war@example.org', { name: null, address: 'war@example.org' }],
  ['"Krieg, Anna" <war@example.org>', { name: 'Krieg, Anna', address: 'war@example.org' }],
  ['<war@example.org>', { name: null, address: 'war@example.org' }],
  ['a <b@c>, <d@e>', null],
  ['a\r\nBcc: x@y <b@c>', null],
  ['nobody', null],
])('a sender: %p', (value, expected) => expect(senderIn(value)).toEqual(expected));
