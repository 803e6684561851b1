/** Port: the book of allowances, which all processes share. */
import type { CampaignId, UserId } from '../../kernel';
import type { CommandKind } from './kinds';

export interface AllowanceSubject {
  readonly user: UserId;
  /** Null: outside of campaigns. */
  readonly campaign: CampaignId | null;
  readonly kind: CommandKind;
}

/** A block as the database gives it. */
export interface Block {
  /** Commands that this process may carry out; 0: none is left. */
  readonly granted: number;
  /** What is left for further blocks. */
  readonly left: number;
  /** Until the window ends. */
  readonly milliseconds: number;
}

/** Hands out blocks of a window's allowance to all processes. */
export interface AllowanceBook {
  /**
   * Takes at most so many of what is left. Null: the user is not in the campaign, so there is nothing to
   * count.
   */
  take(subject: AllowanceSubject, limit: number, windowSeconds: number): Promise<Block | null>;
}

export const keyOf = ({ kind, user, campaign }: AllowanceSubject): string =>
  `${kind} ${user} ${campaign ?? ''}`;
