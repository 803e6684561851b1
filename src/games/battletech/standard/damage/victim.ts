/** Whom damage strikes: a mech, and what a fight does to it that its condition does not hold. */
import type { ArmorLocation } from '../../../../catalog';
import type { Mech } from '../mech/model';

export type PilotPlace = 'aboard' | 'ejected' | 'dead';
/** Why a mech is out of the fight: what came first. */
export type OutReason =
  'centre-torso' | 'engine' | 'head' | 'cockpit' | 'pilot' | 'ejected' | 'wrecked' | 'crew';

export interface Harm {
  /** Hardened armour of which half a point is gone. */
  readonly halves: readonly ArmorLocation[];
  /** Slots of armoured parts whose armour has taken its critical hit: `RA.5`. */
  readonly stripped: readonly string[];
  /** Ids of mounts whose capacitor is charged. */
  readonly charged: readonly string[];
  readonly out: OutReason | null;
  /** An explosion took the centre torso: beyond salvage. */
  readonly isDevastated: boolean;
  readonly pilot: PilotPlace;
}

export const UNHARMED: Harm = {
  halves: [],
  stripped: [],
  charged: [],
  out: null,
  isDevastated: false,
  pilot: 'aboard',
};

export interface Victim extends Pick<
  Mech,
  'id' | 'sheet' | 'condition' | 'pilotHits' | 'isConscious' | 'supportHarm'
> {
  readonly harm: Harm;
}
/** What damage changes of a victim. */
export type Changed = Pick<Victim, 'condition' | 'pilotHits' | 'isConscious' | 'harm' | 'supportHarm'>;
