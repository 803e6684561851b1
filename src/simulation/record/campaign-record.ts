/** What is kept of a simulated campaign: figures only, by seat. */
import type { BuildingType } from '../../rules';

export type Counts = Readonly<Partial<Record<BuildingType, number>>>;

export interface SeatRecord {
  /** From 1. */
  readonly seat: number;
  readonly faction: string;
  /** Dealt by the seed (SETUP-7). */
  readonly first: BuildingType;
  /** 1: it won alone; 0: it did not. */
  readonly won: boolean;
  /** Its share of what all forces were worth at the end (END-1). 0 … 1 */
  readonly share: number;
  /** Went out (END-1). */
  readonly out: boolean;
  /** Rounds in which a working building of the type was its own when some phase opened. */
  readonly held: Counts;
  /** Of these, rounds in which an order or an effect of the type was its own. */
  readonly used: Counts;
}

export interface CampaignRecord {
  readonly seed: string;
  /** Rounds that were begun. */
  readonly rounds: number;
  /** How it ended; null: not within the rounds. */
  readonly ended: 'last-force-standing' | 'buildings' | 'rounds' | 'all-out' | 'gm' | null;
  /** Rounds in which somebody had a working building of the type. */
  readonly heldByAnybody: Counts;
  readonly battles: number;
  readonly orders: number;
  /** Orders that had become impossible when their phase closed (ROUND-6). */
  readonly dropped: number;
  readonly seats: readonly SeatRecord[];
}
