/** Messages between the people of a campaign: what they are, and who is there to write to. */
import type { ForceId, UserId } from '../../kernel';
import type { Instant } from '../../rules';

/** Characters of a message, as code points. */
export const MAX_TEXT = 2_000;

/** A force, the game master, one's team, or (null) everybody. */
export type Addressee = ForceId | 'gm' | 'team' | null;

export interface MessageSent {
  readonly to: Addressee;
  readonly text: string;
}

export interface Message extends MessageSent {
  readonly id: string;
  readonly from: ForceId | 'gm';
  readonly at: Instant;
}

/** As it is answered; `at` is ISO 8601, UTC. */
export interface MessageShape {
  readonly id: string;
  readonly from: string;
  readonly to: string | null;
  readonly at: string;
  readonly text: string;
}

/** A member, as far as messages need to know them. */
export interface Person {
  readonly user: UserId;
  readonly role: 'gm' | 'player' | 'observer';
  readonly force: ForceId | null;
}

/** Who is in a campaign, before its start or after it. */
export interface Circle {
  readonly people: readonly Person[];
  /** Every force there is, by its seat, played or not. */
  readonly seats: readonly { readonly seat: number; readonly force: ForceId; readonly name: string | null }[];
  /** SETUP-1: numbers of seats by team; null: everybody for themselves. */
  readonly teams: readonly (readonly number[])[] | null;
}

/** Whom a user does not want to hear. */
export interface Mutes {
  readonly everything: boolean;
  readonly forces: readonly ForceId[];
}

export const NO_MUTES: Mutes = { everything: false, forces: [] };

/** A new message, as streams tell of it: without its text. */
export type MessageNotice = Pick<MessageShape, 'id' | 'from' | 'to'>;
