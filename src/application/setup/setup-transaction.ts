/** Port: one transaction a command on a campaign before its start. */
import type { Catalog } from '../../catalog';
import type { Dice, UserId } from '../../kernel';
import type { CampaignEvent, CampaignState, Instant, Opening, Timetable } from '../../rules';
import type { Member } from '../campaigns/campaign-store';
import type { CampaignTransaction } from '../campaigns/campaign-transaction';
import type { IdempotencyClaim } from '../idempotency/claim';
import type { Invitation, SetupCampaign } from './model';
import type { CampaignSummary } from './campaign-summary';

/** What the start of a campaign writes: the state that the rules made, and the events that say so. */
export interface Start {
  readonly state: CampaignState;
  readonly events: readonly CampaignEvent[];
  readonly openings: readonly Opening[];
}

/** A campaign under its lock. In a dry run everything is read and decided, and nothing written. */
export interface SetupTransaction {
  readonly campaign: SetupCampaign;
  /** With what was imported for it. */
  readonly catalog: Catalog;
  readonly now: Instant;
  /** ROUND-4: what deadlines go by, before and after the start. */
  readonly timetable: Timetable;
  /** Replaces the campaign; parts that are the same objects are not written again. */
  save(next: SetupCampaign): Promise<void>;
  /** Of a campaign that has not begun; a running one tells it. */
  setTimetable(next: Timetable): Promise<void>;
  /** With what was saved so far, as this member sees it: of a campaign that has begun, where it stands. */
  summary(user: UserId): Promise<CampaignSummary>;
  /** Ids of the external engines that are registered for the campaign. */
  engines(): Promise<readonly string[]>;
  /** Those of them whose reports count at once (TAC-7). */
  enginesAtOnce(): Promise<readonly { readonly id: string; readonly name: string }[]>;
  /** Of a campaign that has begun everybody is told. `sealedCode`: for the game master's list. */
  addInvitation(invitation: Invitation, sealedCode: Uint8Array): Promise<void>;
  /** It is as if it had never been made; of a campaign that has begun everybody is told. */
  revokeInvitation(invitation: Invitation): Promise<void>;
  invitation(codeHash: string): Promise<Invitation | null>;
  useInvitation(codeHash: string, user: UserId): Promise<void>;
  /** Of a campaign that has begun everybody is told. */
  tellJoined(observer: Pick<Member, 'user' | 'displayName'>): Promise<void>;
  openInvitations(): Promise<number>;
  /** The same campaign, which has begun, for what the rules decide of it; written within this transaction. */
  running(): Promise<CampaignTransaction>;
  /** Removes the campaign with everything that belongs to it. */
  remove(): Promise<void>;
  dice(): Promise<Dice>;
  /**
   * The campaign leaves the setup: writes the first state, its history and its members' forces in this
   * transaction.
   */
  start(start: Start): Promise<void>;
}

/** How a command is to be run. */
export interface CommandOptions {
  /** Decide and answer, but change nothing, and keep no answer. */
  readonly dryRun: boolean;
  /** Null: the client sent no key. */
  readonly idempotency: IdempotencyClaim | null;
}
