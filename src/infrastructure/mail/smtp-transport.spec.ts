/**
 * Mails over a real SMTP server: what arrives, and what becomes of them when the server is slow, dead, lies
 * or refuses.
 */
import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { startMailServer, type MailServer } from '../../../test/support/outside/mail-server';
import { renderLetter } from '../../application/mail/render-letter';
import type { OutgoingMail } from '../../application/mail/mail-transport';
import type { MailSettings } from '../config/mail-settings';
import { isMailable } from './mailable';
import { SmtpTransport, type SmtpTimes } from './smtp-transport';

/** Long enough for a machine that is busy; those that wait for the end of one take the short ones. */
const PATIENT: SmtpTimes = { connectMs: 10_000, silenceMs: 10_000, mailMs: 20_000 };
const SHORT: SmtpTimes = { connectMs: 1_000, silenceMs: 800, mailMs: 1_500 };
const open: SmtpTransport[] = [];
let server: MailServer;
beforeAll(async () => (server = await startMailServer()));
afterAll(() => server.close());
beforeEach(() => {
  server.manner = 'takes';
  server.mails.length = 0;
});
afterEach(() => {
  for (const one of open.splice(0)) one.close();
});

const transport = (change: Partial<MailSettings> = {}, times = PATIENT): SmtpTransport => {
  const from = { name: 'Krieg, "Anna" \u{1f98a}', address: 'war@example.org' };
  const made = new SmtpTransport(
    { host: '127.0.0.1', port: server.port, security: 'none', login: null, from, ...change },
    times,
  );
  open.push(made);
  return made;
};

const mail = (change: Partial<OutgoingMail> = {}): OutgoingMail => ({
  ...renderLetter({
    language: 'de',
    subject: 'Dein Zug, „Löwe“',
    parts: [{ kind: 'text', text: 'Grüße' }],
    why: 'Darum',
    unsubscribe: null,
  }),
  to: 'anna@example.org',
  key: 'n-1',
  unsubscribe: 'https://war.example.org/v1/unsubscribe?token=abc',
  ...change,
});

it('arrives as text and HTML, with its key, and a way to end such mails', async () => {
  expect(await transport().send(mail())).toEqual({ kind: 'sent' });
  const [got] = server.mails;
  expect(got).toMatchObject({ sender: 'war@example.org', readers: ['anna@example.org'] });
  expect(got?.headers).toMatchObject({
    subject: 'Dein Zug, „Löwe“',
    to: 'anna@example.org',
    'message-id': '<n-1@example.org>',
    'list-unsubscribe': '<https://war.example.org/v1/unsubscribe?token=abc>',
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    'auto-submitted': 'auto-generated',
  });
  expect(got?.headers['from']).toMatch(/Krieg, .*Anna.* 🦊"? <war@example.org>$/);
  expect(got?.text).toContain('Grüße');
  expect(got?.html).toContain('<p>Grüße</p>');
  // Neither the library nor the server of the campaign is told of.
  expect(Object.keys(got?.headers ?? {}).sort()).toEqual(
    [
      'auto-submitted',
      'content-type',
      'date',
      'from',
      'list-unsubscribe',
      'list-unsubscribe-post',
      'message-id',
      'mime-version',
      'subject',
      'to',
    ].sort(),
  );
});

it.each([
  'a\r\nBcc: evil@example.org',
  'a\nX: y',
  'a\0b',
  'a\u2028b',
  '=?utf-8?q?a=0D=0ABcc:_evil@example.org?=',
])('no header comes of a subject: %j', async (subject) => {
  expect(await transport().send(mail({ subject }))).toEqual({ kind: 'sent' });
  const [got] = server.mails;
  expect(got?.readers).toEqual(['anna@example.org']);
  expect(Object.keys(got?.headers ?? {})).not.toContain('bcc');
  expect(Object.keys(got?.headers ?? {})).not.toContain('x');
});

it.each([
  'a@example.org, b@example.org',
  'a@example.org\r\nRCPT TO:<b@example.org>',
  '<a@example.org>',
  'a b@example.org',
  'group:a@b.org;',
  '"a"@b.org',
  'a@',
  '@b.org',
  'a@b..org',
])('to %j goes nothing', async (to) => {
  expect(isMailable(to)).toBe(false);
  expect(await transport().send(mail({ to }))).toEqual({ kind: 'never', reason: 'address' });
  expect(server.mails).toEqual([]);
});

it.each(['anna+war@example.org', "o'hara@sub.example.org", 'jürgen@example.org'])(
  'to %j goes one',
  async (to) => {
    expect(await transport().send(mail({ to }))).toEqual({ kind: 'sent' });
    expect(server.mails[0]?.readers).toEqual([to]);
  },
);

it.each([
  ['busy', { kind: 'later', reason: 'EENVELOPE 451' }],
  ['refuses', { kind: 'never', reason: 'EENVELOPE 550' }],
  ['refuses-mail', { kind: 'never', reason: 'EMESSAGE 554' }],
  ['refuses-sender', { kind: 'later', reason: 'EENVELOPE 550' }],
] as const)('from a server that is or does: %s', async (manner, outcome) => {
  server.manner = manner;
  const sending = transport();
  expect(await sending.send(mail())).toEqual(outcome);
  server.manner = 'takes';
  expect(await sending.send(mail())).toEqual({ kind: 'sent' });
});

it.each(['drops', 'silent'] as const)(
  'from a server that %s it is tried again, under the same id',
  async (manner) => {
    server.manner = manner;
    expect(await transport({}, SHORT).send(mail())).toMatchObject({ kind: 'later' });
    server.manner = 'takes';
    expect(await transport().send(mail())).toEqual({ kind: 'sent' });
    expect(new Set(server.mails.map(({ headers }) => headers['message-id']))).toEqual(
      new Set(['<n-1@example.org>']),
    );
  },
);

it('a dead server, one that never greets, and one that drips hold up nothing for long', async () => {
  const dead = await startMailServer();
  await dead.close();
  const sockets: Socket[] = [];
  const holding = async (serve: (socket: Socket) => void): Promise<Server> => {
    const one = createServer((socket) => {
      sockets.push(socket.on('error', () => undefined));
      serve(socket);
    }).listen(0, '127.0.0.1');
    await once(one, 'listening');
    return one;
  };
  const mute = await holding(() => undefined);
  const drip = await holding((socket) => {
    const timer = setInterval(() => socket.write('2'), 50);
    socket.on('close', () => clearInterval(timer));
  });
  const portOf = (one: Server): number => (one.address() as { port: number }).port;
  const begun = Date.now();
  for (const port of [dead.port, portOf(mute), portOf(drip)])
    expect(await transport({ port }, SHORT).send(mail())).toMatchObject({ kind: 'later' });
  expect(Date.now() - begun).toBeLessThan(20_000);
  for (const socket of sockets) socket.destroy();
  for (const one of [mute, drip]) one.close();
});

it('nothing is said in the open where TLS is asked for', async () => {
  expect(
    await transport({ security: 'starttls', login: { user: 'u', password: 'hunter2' } }).send(mail()),
  ).toMatchObject({ kind: 'later' });
  expect(server.mails).toEqual([]);
});
