/** A campaign's state in memory, by version. */
import { versionFor, type AudienceVersions } from '../../../application/campaigns/feeds/audience-versions';
import type { Member } from '../../../application/campaigns/campaign-store';
import type { CampaignState, Knowledge } from '../../../rules';
import type { Drawings } from '../state/drawings';
import { STATE_TABLES } from '../state/state-tables';

export interface CachedState {
  readonly state: CampaignState;
  readonly version: number;
  readonly audiences: AudienceVersions;
  /** See `LoadedCampaign.known`. */
  readonly known: Map<string, Knowledge>;
  readonly members: readonly Member[];
  readonly drawings: Drawings;
  /** What it takes in memory, roughly. */
  readonly bytes: number;
}

/** A row of the state as live objects, with its share of the tables. */
const BYTES_PER_ROW = 1_000;
const BYTES_PER_HEX = 40;

/**
 * Bytes that a state takes in memory, roughly: good enough to bound a cache, and far cheaper than writing it
 * out.
 */
export const roughSize = (state: CampaignState): number =>
  STATE_TABLES.reduce(
    (sum, table) => sum + Object.keys(state[table.name]).length * BYTES_PER_ROW,
    state.map.columns * state.map.rows * BYTES_PER_HEX,
  );

/**
 * What of an older version's knowledge still holds: that of the audiences that have been shown nothing since.
 */
export const stillKnown = (
  before: Pick<CachedState, 'audiences' | 'known'> | null,
  now: AudienceVersions,
): Map<string, Knowledge> =>
  new Map(
    [...(before?.known ?? [])].filter(
      ([feed]) => before !== null && versionFor(before.audiences, feed) === versionFor(now, feed),
    ),
  );
