/** How a force stands by the figures of END-1. */
import type { ForceId, MicroTons } from '../../kernel';

export interface Standing {
  readonly force: ForceId;
  readonly out: boolean;
  /** BV 2.0 of its own mechs. */
  readonly bv: number;
  readonly tons: MicroTons;
  readonly buildings: number;
  /** END-1, in millionths: BV + 100 × tons + 200 × buildings. */
  readonly value: number;
}
