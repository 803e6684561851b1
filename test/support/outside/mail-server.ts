/**
 * A mail server of the tests' own: a real one, that keeps what it takes, and that can be slow, dead or lie.
 */
import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  /** As said to the server, not in the mail. */
  readonly sender: string;
  readonly readers: readonly string[];
  readonly raw: string;
  /** By name in lower case, unfolded and decoded. */
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  readonly html: string;
}

export type Manner =
  | 'takes'
  /** Takes the mail, and is gone before it says so. */
  | 'drops'
  /** 451 and 550, where readers are named. */
  | 'busy'
  | 'refuses'
  /** 550 where the sender is named: the operator's mistake. */
  | 'refuses-sender'
  /** 554 after the mail has come. */
  | 'refuses-mail'
  /** Never answers the mail. */
  | 'silent';

export interface MailServer {
  readonly url: string;
  readonly port: number;
  readonly mails: ReceivedMail[];
  manner: Manner;
  /** How many were begun, taken or not. */
  attempts: number;
  /** Resolves once so many have come. */
  received(count: number): Promise<readonly ReceivedMail[]>;
  close(): Promise<void>;
}

const WAIT_MS = 90_000;

const refused = (code: number): Error => Object.assign(new Error('no'), { responseCode: code });

const words = (value: string): string =>
  value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_all, kind: string, coded: string) => {
      const bytes =
        kind.toLowerCase() === 'b' ? Buffer.from(coded, 'base64') : quoted(coded.replace(/_/g, ' '));
      return bytes.toString('latin1');
    })
    .replace(/[\x80-\xff]+/g, (bytes) => Buffer.from(bytes, 'latin1').toString('utf8'));

const quoted = (coded: string): Buffer =>
  Buffer.from(
    coded
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/gi, (_all, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  );

const headersOf = (head: string): Record<string, string> => {
  const headers: Record<string, string> = {};
  for (const line of head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')) {
    const [, name = '', value = ''] = /^([^:]+):\s*(.*)$/.exec(line) ?? [];
    // One that comes twice is seen.
    const key = name.toLowerCase();
    headers[key] = headers[key] === undefined ? words(value) : `${headers[key]}\n${words(value)}`;
  }
  return headers;
};

const split = (raw: string): readonly [string, string] => {
  const at = raw.indexOf('\r\n\r\n');
  return [raw.slice(0, at), raw.slice(at + 4)];
};

const bodyOf = (part: string): string => {
  const [head, body] = split(part);
  const coding = headersOf(head)['content-transfer-encoding'] ?? '7bit';
  const bytes =
    coding === 'base64'
      ? Buffer.from(body, 'base64')
      : coding === 'quoted-printable'
        ? quoted(body)
        : Buffer.from(body, 'latin1');
  return bytes.toString('utf8').replace(/\r\n/g, '\n');
};

const mailOf = (raw: string, sender: string, readers: readonly string[]): ReceivedMail => {
  const [head, body] = split(raw);
  const headers = headersOf(head);
  const boundary = /boundary="([^"]+)"/.exec(headers['content-type'] ?? '')?.[1] ?? 'none';
  const parts = body.split(`--${boundary}`).map((part) => part.replace(/^\r\n/, '').replace(/\r\n$/, ''));
  const of = (type: string): string =>
    bodyOf(parts.find((part) => part.startsWith(`Content-Type: ${type}`)) ?? '\r\n\r\n');
  return { sender, readers, raw, headers, text: of('text/plain'), html: of('text/html') };
};

/** On a free port of this machine, or on `port`. It takes mails without a login and without TLS. */
export const startMailServer = async (port = 0): Promise<MailServer> => {
  const sockets = new Set<Socket>();
  const waiting = new Set<() => void>();
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onMailFrom: (_address, _session, done) => {
      own.attempts += 1;
      done(own.manner === 'refuses-sender' ? refused(550) : null);
    },
    onRcptTo: (_address, _session, done) =>
      done(own.manner === 'busy' ? refused(451) : own.manner === 'refuses' ? refused(550) : null),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (own.manner === 'silent') return;
        if (own.manner === 'refuses-mail') return done(refused(554));
        const { mailFrom, rcptTo } = session.envelope;
        mails.push(
          mailOf(
            Buffer.concat(chunks).toString('latin1'),
            mailFrom === false ? '' : mailFrom.address,
            rcptTo.map(({ address }) => address),
          ),
        );
        for (const look of waiting) look();
        if (own.manner === 'drops') for (const socket of sockets) socket.destroy();
        else done(null);
      });
    },
  });
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const own: MailServer = {
    port: (server.server.address() as AddressInfo).port,
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    mails,
    manner: 'takes',
    attempts: 0,
    received: (count) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(`${mails.length} of ${count} mails came`)), WAIT_MS);
        const look = (): void => {
          if (mails.length < count) return;
          clearTimeout(timer);
          waiting.delete(look);
          resolve([...mails]);
        };
        waiting.add(look);
        look();
      }),
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
  return own;
};

/** Settings by which a server sends its mails there. */
export const mailsTo = (server: Pick<MailServer, 'url'>): Readonly<Record<string, string>> => ({
  SMTP_URL: server.url,
  SMTP_TLS: 'none',
  SMTP_FROM: 'Campaign host <war@example.org>',
});
