/** What lists of a campaign's people and invitations are made from, and the limit of guessing at codes. */
import type { ForceId, UserId } from '../../kernel';
import type { Instant } from '../../rules';

export interface ListedMember {
  readonly user: UserId;
  readonly displayName: string;
  readonly role: 'gm' | 'player' | 'observer';
  readonly force: ForceId | null;
  readonly joinedAt: Instant;
  /** When they were last at their account, to the hour; null: the account is gone. */
  readonly lastSeen: Instant | null;
}

/** An invitation as its game master lists it. */
export interface InvitationLine {
  readonly cursor: string;
  /** Null: of one that was made before codes were kept. */
  readonly sealedCode: Uint8Array | null;
  readonly role: 'player' | 'observer';
  readonly seat: number | null;
  readonly force: ForceId | null;
  readonly madeAt: Instant;
  readonly expiresAt: Instant;
  readonly isExpired: boolean;
  readonly usedBy: { readonly id: UserId; readonly displayName: string | null } | null;
  readonly usedAt: Instant | null;
}

export interface GuessLimits {
  /** Counts a look as a wrong guess before it is made. Not null: wait so many seconds. */
  reserve(address: string): Promise<number | null>;
  /** It was none. */
  forgive(address: string): Promise<void>;
}
