/** A weapon that was fired, as an event of the fight, and what it asks of the course. */
import type { Location } from '../../../../../catalog';
import type { TokenId } from '../../../../shapes';
import type { Roll, Term } from '../../../../shapes';
import type { DamageCourse } from '../../damage/damage-course';
import type { DamageEvent } from '../../damage/events';

export interface BinPlace {
  readonly location: Location;
  readonly slot: number;
}

export interface ShotEvent {
  readonly type: 'shot';
  readonly rolls: readonly Roll[];
  /** The target. */
  readonly unit: TokenId;
  readonly attacker: TokenId;
  /** The mount. */
  readonly weapon: string;
  readonly needed: number;
  /** What `needed` is made of. */
  readonly terms: readonly Term[];
  /** Of ultra and rotary autocannons; 1 of all else. */
  readonly shots: number;
  /** The name of special ammunition; null: standard, or it needs none. */
  readonly munition: string | null;
  /** What it was fed from; null: nothing feeds it. */
  readonly bin: BinPlace | null;
  /** False: a streak launcher that did not lock on. Neither heat nor ammunition is spent. */
  readonly isFired: boolean;
  readonly isHit: boolean;
  /** The gun jams. */
  readonly isJammed: boolean;
  /** Missiles or shells that hit; 0 when none does. */
  readonly hits: number;
  /** Damage by groups, each with a location of its own. */
  readonly groups: readonly number[];
  /** Points of heat for the target. */
  readonly heat: number;
}

export interface ShotCourse extends DamageCourse {
  add(event: DamageEvent | ShotEvent): void;
}
