/** Port: the external engines of campaigns, for their game masters (TAC-8). */
import type { Result, UserId } from '../../kernel';
import type { Instant } from '../../rules';
import type { Refusal } from '../refusal';
import type { DeliveryState } from './delivery-state';
import type { Counts, ExternalEngine } from './external-engine';

/** What a game master changes of an engine; what is left out stays. */
export interface EngineChanges {
  readonly counts?: Counts;
  /** Named, even the same again: everything that is open is posted anew. Null: it fetches its battles. */
  readonly webhook?: string | null;
}

/** Under the lock of the campaign, whose game master asks, unless they only look. */
export interface EngineTransaction {
  readonly started: boolean;
  /** Null before the start. */
  readonly ruleset: string | null;
  /** The campaign's option `engine`. */
  readonly chosen: string;
  readonly now: Instant;
  list(): Promise<readonly ExternalEngine[]>;
  add(engine: ExternalEngine, secret: Uint8Array): Promise<void>;
  /** TAC-7: everybody hears of it, once the campaign has begun. */
  tellCounts(engine: Pick<ExternalEngine, 'id' | 'name' | 'counts'>): Promise<void>;
  setSecret(engine: string, secret: Uint8Array): Promise<void>;
  change(engine: string, changes: EngineChanges): Promise<void>;
  deliveries(engine: string): Promise<DeliveryState>;
  remove(engine: string): Promise<void>;
}

export interface RegisteredEngines {
  /**
   * Not found for strangers, forbidden for members who are not the game master. Nothing is changed by a
   * refusal of `work`, nor when it is only tried; who looks waits for nobody.
   */
  asGm<T>(
    campaign: string,
    user: UserId,
    how: 'look' | 'try' | 'change',
    work: (transaction: EngineTransaction) => Promise<Result<T, Refusal>>,
  ): Promise<Result<T, Refusal>>;
}
