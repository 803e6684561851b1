/** Port: what hands a mail to the server that delivers it. */
import type { RenderedLetter } from './letter';

export interface OutgoingMail extends RenderedLetter {
  /** One address. */
  readonly to: string;
  /** The same at each attempt: whoever gets a mail twice sees one. Letters, digits, `-` and `.`. */
  readonly key: string;
  /** Where a program ends such mails with one POST (RFC 8058); null: they do not come by themselves. */
  readonly unsubscribe: string | null;
}

/**
 * `later`: the server is away, busy, or wrongly set up, and the same mail may go through then. `never`: it
 * refuses this mail or its reader. `reason` names no address and no part of the mail.
 */
export type MailOutcome =
  { readonly kind: 'sent' } | { readonly kind: 'later' | 'never'; readonly reason: string };

export interface MailTransport {
  /** Never throws. */
  send(mail: OutgoingMail): Promise<MailOutcome>;
  /** Ends its connections. */
  close(): void;
}
