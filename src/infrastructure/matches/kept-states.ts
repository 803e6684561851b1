/**
 * The states that this process has seen last: who asks for a match says which one is known, and the database sends
 * none that is still the newest (MAT-4). The match's row decides, so that another server's orders are never missed.
 */
import type { Match } from '../../application/matches/model';
import type { Frame } from '../../games';
import { ByteCache } from '../store/cache/byte-cache';

/** Matches whose newest states are kept. */
const MAX_KEPT = 64;

/** Only of what is committed: the log of a match only grows, so its entries tell one state from all others. */
export interface KeptState extends Pick<Match, 'entries' | 'setup' | 'state'> {
  /** The state that was last written whole, whose parts the state shares; null: none was. */
  readonly whole: Frame | null;
}

export class KeptStates {
  readonly #states = new ByteCache<KeptState>(MAX_KEPT);

  get(id: string): KeptState | null {
    return this.#states.get(id.toLowerCase());
  }

  /** A state that is no newer than the kept one is passed over. */
  put(id: string, { entries, setup, state, whole }: KeptState): void {
    if (state === null || entries <= (this.get(id)?.entries ?? -1)) return;
    this.#states.set(id.toLowerCase(), { entries, setup, state, whole }, 1);
  }
}
