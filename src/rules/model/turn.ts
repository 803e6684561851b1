/**
 * A turn in progress, as the rules that decide it see it: the live state, what it is decided with, and where
 * events go.
 */
import type { Catalog } from '../../catalog';
import type { DiceStream } from '../../kernel';
import type { CampaignEvent } from '../events';
import type { Draft } from './draft';
import type { Instant } from './state';
import type { Timetable } from './timetable';

export interface Turn {
  /** The state as it is after all events so far: read it live. */
  readonly state: Draft;
  readonly catalog: Catalog;
  /** The instant of the command; the same for all its events. */
  readonly now: Instant;
  /** ROUND-4: what deadlines go by. */
  readonly timetable: Timetable;
  /** All events so far. */
  readonly events: readonly CampaignEvent[];
  /** Appends an event and applies it at once. */
  emit(event: CampaignEvent): void;
  /**
   * The dice stream for a purpose at a place, in the campaign's present epoch, round and phase (ROUND-5).
   * Open each only once.
   */
  roll(purpose: string, place: string): DiceStream;
}
