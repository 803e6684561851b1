/** A campaign's state in memory, by version. */
import type { Member } from '../../application/campaigns/campaign-store';
import type { CampaignState } from '../../rules';
import type { Drawings } from './drawings';
import { STATE_TABLES } from './state-tables';

export interface CachedState {
  readonly state: CampaignState;
  readonly version: number;
  readonly members: readonly Member[];
  readonly drawings: Drawings;
  /** What it takes in memory, roughly. */
  readonly bytes: number;
}

/** A row of the state as live objects, with its share of the tables. */
const BYTES_PER_ROW = 1_000;
const BYTES_PER_HEX = 40;

/** Bytes that a state takes in memory, roughly: good enough to bound a cache, and far cheaper than writing it out. */
export const roughSize = (state: CampaignState): number =>
  STATE_TABLES.reduce(
    (sum, table) => sum + Object.keys(state[table.name]).length * BYTES_PER_ROW,
    state.map.columns * state.map.rows * BYTES_PER_HEX,
  );
