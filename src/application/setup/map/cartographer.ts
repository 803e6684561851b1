/** Port: what draws maps, in a thread of its own. */
import type { Result, Violation } from '../../../kernel';
import type { MapPlan, MapRequest } from '../../../rules';
import type { Refusal } from '../../refusal';

/** A map, or why there is none. */
export type DrawnMap = Result<MapPlan, readonly Violation[]>;

/** Draws maps where nobody has to wait for it. */
export interface Cartographer {
  /** Refuses when too many maps are wanted at once. Throws a MapNotDrawn. */
  draw(request: MapRequest): Promise<Result<DrawnMap, Refusal>>;
}

/** A map took too much time or memory, or the drawing of it broke; another try may do better. */
export class MapNotDrawn extends Error {
  constructor(options?: ErrorOptions) {
    super('a map could not be drawn', options);
    this.name = 'MapNotDrawn';
  }
}
