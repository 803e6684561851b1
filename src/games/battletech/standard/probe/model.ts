/** Questions about a position that is in no match, and their answers (BT-9). */
import type { Location } from '../../../../catalog';
import type { Hex } from '../../../../kernel/hex';
import type { HitSide, HitTable } from '../aim';
import type { PhysicalAttack } from '../physical/physical';
import type { Position } from '../position';

export interface SlotPlace {
  readonly location: Location;
  /** From 1. */
  readonly slot: number;
}

export type Ask =
  | ({
      readonly what: 'fire';
      readonly from: string;
      readonly to: string;
      readonly ammo?: SlotPlace;
    } & SlotPlace)
  | { readonly what: 'physical'; readonly from: string; readonly to: string; readonly attack: PhysicalAttack }
  | { readonly what: 'sight'; readonly from: string; readonly to: string }
  | { readonly what: 'moves'; readonly unit: string; readonly mode: 'walk' | 'run' | 'jump' };

export interface Asked {
  readonly id: string;
  readonly position: Position;
  readonly ask: readonly Ask[];
}

interface ProbeTerm {
  readonly code: string;
  readonly value: number;
}

export type Answer =
  | {
      readonly possible: true;
      readonly toHit: number;
      readonly range: number;
      readonly side: HitSide;
      readonly table: HitTable;
      readonly odds: number;
      readonly damage?: number;
      readonly terms: readonly ProbeTerm[];
    }
  | { readonly possible: false; readonly why: readonly string[] }
  | { readonly sight: boolean; readonly terms: readonly ProbeTerm[]; readonly why?: readonly string[] }
  | { readonly places: readonly { readonly hex: Hex; readonly facing: number; readonly mp: number }[] }
  /** The engine has no answer. */
  | { readonly skip: true };
