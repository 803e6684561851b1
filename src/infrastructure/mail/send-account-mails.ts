/**
 * Sends the mails of accounts that wait: makes their links, hands them over, and tries again later what did
 * not go through.
 */
import { accountLetter, type AccountMailFacts } from '../../application/mail/account-letters';
import type { MailOutcome, MailTransport } from '../../application/mail/mail-transport';
import { renderLetter } from '../../application/mail/render-letter';
import { hashToken } from '../accounts/secret-token';
import type { AccountMailQueue, WaitingMail } from './account-mail-queue';
import type { MailKeys } from './mail-keys';

/** As many as the transport sends at once: nobody's lease runs while their mail waits for another one. */
const AT_ONCE = 3;

export interface AccountMailing {
  readonly queue: AccountMailQueue;
  readonly transport: MailTransport;
  readonly keys: MailKeys;
  /** Where links lead to; no slash at the end. */
  readonly publicUrl: string;
  readonly onOutcome: (mail: Pick<WaitingMail, 'kind' | 'attempts'>, outcome: MailOutcome) => void;
}

/** Null: there is nobody whom it is for. */
const factsOf = async (
  { queue, keys, publicUrl }: AccountMailing,
  mail: WaitingMail,
): Promise<AccountMailFacts | null> => {
  const { kind, device } = mail;
  const [at, expiresAt] = [mail.askedAt.toISOString(), mail.expiresAt.toISOString()];
  // The secret stands behind the #, which browsers send to no server and no log.
  const token = keys.tokenOf(`${kind}:${mail.id}`);
  switch (kind) {
    case 'reset':
      return (await queue.makeResetLink(mail, hashToken(token)))
        ? { kind, url: `${publicUrl}/reset#token=${token}`, expiresAt }
        : null;
    case 'confirm': {
      const made = await queue.makeConfirmation(mail, hashToken(token));
      return made === null
        ? null
        : { kind, url: `${publicUrl}/confirm#token=${token}`, expiresAt, changes: made.changes };
    }
    case 'sign-in':
      return { kind, at, device, accountUrl: `${publicUrl}/me` };
    case 'address-changed':
      return { kind, at };
  }
};

const sendOne = async (mailing: AccountMailing, mail: WaitingMail): Promise<boolean> => {
  const { queue, transport, publicUrl, onOutcome } = mailing;
  const facts = mail.expiresAt.getTime() <= Date.now() ? null : await factsOf(mailing, mail);
  if (facts === null) {
    await queue.done(mail);
    return true;
  }
  const letter = renderLetter(accountLetter(facts, mail.language, publicUrl));
  const outcome = await transport.send({ ...letter, to: mail.email, key: mail.id, unsubscribe: null });
  onOutcome(mail, outcome);
  await (outcome.kind === 'later' ? queue.later(mail) : queue.done(mail));
  return outcome.kind !== 'later';
};

/**
 * How many were done with. 0: nothing waits, or the server takes nothing now, and one waits a little before
 * it is tried again.
 */
export const sendAccountMails = async (mailing: AccountMailing): Promise<number> => {
  const mails = await mailing.queue.take(AT_ONCE);
  const ends = await Promise.allSettled(mails.map((mail) => sendOne(mailing, mail)));
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
  return ends.filter((end) => end.status === 'fulfilled' && end.value).length;
};
