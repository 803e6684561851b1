/**
 * Hands mails to an SMTP server. The library is loaded with the first mail: most servers send none for hours,
 * and many send none at all.
 */
import type { MailOutcome, MailTransport, OutgoingMail } from '../../application/mail/mail-transport';
import type { MailSettings } from '../config/mail-settings';
import { isMailable } from './mailable';
import { outcomeOf } from './smtp-outcome';

/** Connections at once; as many mails are taken at once, so that none waits within the library. */
export const CONNECTIONS = 3;

export interface SmtpTimes {
  /** Till the connection is there, and till the server greets. */
  readonly connectMs: number;
  /** For so long the server may say nothing. */
  readonly silenceMs: number;
  /** So long may one mail take, however slowly the server talks. */
  readonly mailMs: number;
}

const TIMES: SmtpTimes = { connectMs: 10_000, silenceMs: 15_000, mailMs: 25_000 };

type Pool = Awaited<ReturnType<typeof openPool>>;

const openPool = async (
  { host, port, security, login }: MailSettings,
  { connectMs, silenceMs }: SmtpTimes,
) => {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    pool: true,
    maxConnections: CONNECTIONS,
    host,
    port,
    secure: security === 'implicit',
    requireTLS: security === 'starttls',
    ignoreTLS: security === 'none',
    ...(login === null ? {} : { auth: { user: login.user, pass: login.password } }),
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    dnsTimeout: connectMs,
    socketTimeout: silenceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
};

export class SmtpTransport implements MailTransport {
  #pool: Promise<Pool> | null = null;

  constructor(
    private readonly settings: MailSettings,
    private readonly times = TIMES,
  ) {}

  async send(mail: OutgoingMail): Promise<MailOutcome> {
    if (!isMailable(mail.to)) return { kind: 'never', reason: 'address' };
    let timer: NodeJS.Timeout | undefined;
    const tooLong = new Promise<MailOutcome>((resolve) => {
      timer = setTimeout(() => {
        // A server that drips would hold the connection for as long as it likes.
        this.close();
        resolve({ kind: 'later', reason: 'too-slow' });
      }, this.times.mailMs);
    });
    const handedOver = this.#handOver(mail).then((): MailOutcome => ({ kind: 'sent' }), outcomeOf);
    return Promise.race([handedOver, tooLong]).finally(() => clearTimeout(timer));
  }

  close(): void {
    const pool = this.#pool;
    this.#pool = null;
    void pool?.then((open) => open.close()).catch(() => undefined);
  }

  async #handOver({ to, key, subject, text, html, unsubscribe }: OutgoingMail): Promise<void> {
    const { name, address } = this.settings.from;
    const pool = await (this.#pool ??= openPool(this.settings, this.times));
    await pool.sendMail({
      from: name === null ? address : { name, address },
      to: { name: '', address: to },
      // Said here as well: what stands in the headers decides nothing about who gets it.
      envelope: { from: address, to: [to] },
      messageId: `<${key}@${address.slice(address.lastIndexOf('@') + 1)}>`,
      subject,
      text,
      html,
      headers: {
        'Auto-Submitted': 'auto-generated',
        ...(unsubscribe === null
          ? {}
          : {
              'List-Unsubscribe': `<${unsubscribe}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            }),
      },
    });
  }
}
