/** What a failed attempt to hand over a mail means: whether another one is worth it. */
import type { MailOutcome } from '../../application/mail/mail-transport';

interface SmtpError {
  readonly code?: unknown;
  readonly responseCode?: unknown;
  readonly command?: unknown;
}

/**
 * What a server refuses for good (5xx) about the mail or its reader. Of the login or the sender it is the
 * operator's mistake, and mended some day.
 */
const isFinal = ({ code, responseCode, command }: SmtpError): boolean =>
  typeof responseCode === 'number' &&
  responseCode >= 500 &&
  (code === 'EENVELOPE' || code === 'EMESSAGE') &&
  command !== 'MAIL FROM';

/** The server's own words may hold the address, so they are left out. */
export const outcomeOf = (error: unknown): MailOutcome => {
  const told: SmtpError = typeof error === 'object' && error !== null ? error : {};
  const { code, responseCode } = told;
  const reason = [code, responseCode]
    .filter((part) => typeof part === 'string' || typeof part === 'number')
    .join(' ');
  return { kind: isFinal(told) ? 'never' : 'later', reason: reason === '' ? 'unknown' : reason };
};
