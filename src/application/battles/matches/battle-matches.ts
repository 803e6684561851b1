/**
 * Ports: the matches in which a campaign's battles are fought (MAT-2, MAT-7). They lie beside the state, and
 * follow it in the transaction of each command.
 */
import type { BattleId, CampaignId } from '../../../kernel';
import type { Logged } from '../../matches/course/log';
import type { MatchWrite } from '../../matches/match-write';
import type { Match } from '../../matches/model';

/** A match that has ended, and whose end is not reported yet. */
export interface EndedMatch {
  readonly battle: BattleId;
  readonly system: string;
  readonly version: string;
  readonly setup: unknown;
  readonly log: readonly Pick<Logged, 'number' | 'entry' | 'events'>[];
}

/** Within a command of the campaign. */
export interface BattleMatches {
  /** With what has happened at once: its seats are all of them. */
  open(match: Match, begun: MatchWrite): Promise<void>;
  /** Locked; null: its end is reported, or it counts for nothing. */
  ended(match: string): Promise<EndedMatch | null>;
  /** Its end is reported. */
  counted(match: string): Promise<void>;
}

/** Outside of commands. */
export interface BattleMatchFinder {
  /** The one that is fought, or whose end is the report; null: there is none. */
  matchOf(campaign: CampaignId, battle: BattleId): Promise<string | null>;
  /** Matches whose end can be reported now, and their campaigns; of `match` alone where it is not null. */
  toReport(
    limit: number,
    match: string | null,
  ): Promise<readonly { readonly match: string; readonly campaign: CampaignId }[]>;
  /** Notes that reporting it has failed: others come first. */
  tried(match: string): Promise<void>;
}
