/** The settings of e-mail: the server that takes the mails (SMTP), and from whom they are. */
import type { Reader } from './reader';

/**
 * `implicit`: TLS from the first byte; `starttls`: TLS before anything is said, or nothing is sent; `none`:
 * open to the network in between.
 */
export type MailSecurity = 'implicit' | 'starttls' | 'none';

export interface MailSettings {
  readonly host: string;
  readonly port: number;
  readonly security: MailSecurity;
  /** Null: the server takes mails without a login. */
  readonly login: { readonly user: string; readonly password: string } | null;
  readonly from: MailSender;
}

export interface MailSender {
  /** What readers see; null: the address alone. */
  readonly name: string | null;
  readonly address: string;
}

const FROM = /^(?:"?([^"<>\p{Cc}]*?)"?\s*<([^\s<>@]+@[^\s<>@]+)>|([^\s<>@]+@[^\s<>@]+))$/u;

/** `Campaign host <war@example.org>`, or the address alone; null: neither. */
export const senderIn = (value: string): MailSender | null => {
  const found = FROM.exec(value.trim());
  if (found === null) return null;
  const name = found[1]?.trim() ?? '';
  return { name: name === '' ? null : name, address: found[2] ?? found[3] ?? '' };
};

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

type Server = Pick<MailSettings, 'host' | 'port' | 'login'> & { readonly implicit: boolean };

const serverOf = (url: string): Server => {
  const { protocol, hostname, port, username, password } = new URL(url);
  const implicit = protocol === 'smtps:';
  const login = username === '' ? null : { user: decoded(username), password: decoded(password) };
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? (implicit ? 465 : 587) : Number(port),
    login,
    implicit,
  };
};

/** Null: no mails are sent. Either `SMTP_URL`, or `SMTP_HOST` and its companions. */
export const readMailSettings = (read: Reader): MailSettings | null => {
  const url = read.url('SMTP_URL', null, ['smtp:', 'smtps:']);
  const host = read.text('SMTP_HOST', '');
  const port = read.integer('SMTP_PORT', 587, 1, 65_535);
  const user = read.text('SMTP_USER', '');
  const password = read.secret('SMTP_PASSWORD', 1);
  const security = read.choice('SMTP_TLS', 'auto', ['auto', 'implicit', 'starttls', 'none']);
  const from = read.text('SMTP_FROM', '');
  const sender = senderIn(from);
  if (url === null && host === '') {
    // A sender alone sends nothing, and nobody would know why.
    if (from !== '' && !read.problems.some((problem) => problem.startsWith('SMTP_URL ')))
      read.problems.push('SMTP_FROM needs SMTP_URL or SMTP_HOST');
    return null;
  }
  if (url !== null && host !== '') read.problems.push('SMTP_HOST must be empty where SMTP_URL says it all');
  if ((user === '') !== (password === null))
    read.problems.push('SMTP_USER and SMTP_PASSWORD come together or not at all');
  if (sender === null)
    read.problems.push('SMTP_FROM must be an e-mail address, or a name with an address in angle brackets');
  const named = {
    host,
    port,
    login: user === '' || password === null ? null : { user, password },
    implicit: port === 465,
  };
  const { implicit, ...server } = url === null ? named : serverOf(url);
  if (server.host === '') read.problems.push('SMTP_URL must name a host');
  return {
    ...server,
    security: security === 'auto' ? (implicit ? 'implicit' : 'starttls') : security,
    from: sender ?? { name: null, address: '' },
  };
};
