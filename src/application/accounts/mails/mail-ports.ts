/** Ports: the mails of accounts, their limits, and the links in them that confirm an address. */
import type { Language, UserId } from '../../../kernel';

export type MailAsked =
  /**
   * For whoever has the address when it is sent: asking does the same, in the same time, whether anybody has.
   */
  | { readonly kind: 'reset'; readonly email: string; readonly language: Language }
  /** To the account's own address, or to the one that it shall have. */
  | { readonly kind: 'confirm'; readonly user: UserId; readonly email: string; readonly language: Language };

export interface AccountMails {
  /**
   * It waits then, and is sent by a process that sends mails, if there is one. Nothing when too many of its
   * kind went to that address lately.
   */
  ask(mail: MailAsked): Promise<void>;
  /** To a confirmed address, and only when the user has no other session on such a device. */
  signedIn(session: string, language: Language): Promise<void>;
}

/** Each counts an attempt. Not null: wait so many seconds. */
export interface MailLimits {
  reserveFrom(address: string): Promise<number | null>;
  reserveOf(user: UserId): Promise<number | null>;
}

export interface EmailConfirmations {
  /**
   * Uses up the link. The address is the user's own then, and confirmed; where it was another, mails tell the
   * old one, links that were sent there end, and so do other links that confirm one. `language`: of that
   * mail. Null: unknown, used or out of date.
   */
  use(token: string, language: Language): Promise<'confirmed' | 'email-taken' | null>;
}
