/**
 * No more notices by mail, by the link of a mail and without a login (RFC 8058). Other ways, and what
 * accounts need, such as a link for a new password, go on.
 */
import { err, isUuid, ok, type Result, type UserId } from '../../kernel';
import { type Refusal, NOT_FOUND } from '../refusal';

/** Port: the secret of somebody's link, the same in each of their mails. */
export type UnsubscribeSecret = (user: UserId) => string;
/** Port: compares without telling by its time how much is right. */
export type IsSame = (one: string, other: string) => boolean;

export interface MailedPeople {
  /** Nothing happens where none are sent. */
  stopMails(user: UserId): Promise<void>;
}

/** `<user>.<secret>` */
export const unsubscribeToken = (user: UserId, secretOf: UnsubscribeSecret): string =>
  `${user}.${secretOf(user)}`;

export class Unsubscribe {
  constructor(
    private readonly people: MailedPeople,
    private readonly secretOf: UnsubscribeSecret,
    private readonly isSame: IsSame,
  ) {}

  /** As often as it is asked: a program may ask again. */
  async run(token: string, dryRun: boolean): Promise<Result<null, Refusal>> {
    const at = token.indexOf('.');
    const user = token.slice(0, at);
    if (at < 0 || !isUuid(user) || !this.isSame(token, unsubscribeToken(user as UserId, this.secretOf)))
      return err(NOT_FOUND);
    if (!dryRun) await this.people.stopMails(user as UserId);
    return ok(null);
  }
}
