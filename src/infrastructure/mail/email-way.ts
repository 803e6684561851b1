/** Notices by e-mail. Its mails have connections of their own: those of accounts wait for none of them. */
import type { MailOutcome, MailTransport } from '../../application/mail/mail-transport';
import { renderLetter } from '../../application/mail/render-letter';
import { noticeLetter } from '../../application/notices/notice-letter';
import { unsubscribeToken, type UnsubscribeSecret } from '../../application/notices/unsubscribe';
import { type NoticeDelivery, SENT, type Way, type WayOutcome } from '../../application/notices/ways';
import { CONNECTIONS } from './smtp-transport';

/** What is refused about the reader is refused for good; what is refused about a mail, for that mail. */
const endOf = (outcome: MailOutcome): WayOutcome => {
  if (outcome.kind === 'sent') return SENT;
  if (outcome.kind === 'later') return { end: 'again', error: 'unreachable' };
  const aboutReader = outcome.reason === 'address' || outcome.reason.startsWith('EENVELOPE');
  return { end: aboutReader ? 'gone' : 'never', error: 'refused' };
};

export class EmailWay implements Way {
  readonly name = 'email';
  readonly limits = { atOnce: CONNECTIONS, perLane: CONNECTIONS };

  /** @param publicUrl where the page is; no slash at the end */
  constructor(
    private readonly transport: MailTransport,
    private readonly publicUrl: string,
    private readonly secretOf: UnsubscribeSecret,
  ) {}

  async send(delivery: NoticeDelivery): Promise<WayOutcome> {
    if (delivery.user === null) return { end: 'gone', error: 'nobody' };
    const token = unsubscribeToken(delivery.user, this.secretOf);
    const letter = noticeLetter(delivery, this.publicUrl, `${this.publicUrl}/unsubscribe#token=${token}`);
    const outcome = await this.transport.send({
      ...renderLetter(letter),
      to: delivery.endpoint.address,
      key: delivery.key,
      unsubscribe: `${this.publicUrl}/v1/unsubscribe/${token}`,
    });
    return endOf(outcome);
  }
}
