/**
 * What the catalogue tells of a building type: its names and a line on its effect, in both languages. The
 * rules hand the rows over.
 */
import type { Both } from '../kernel';

export interface BuildingInfo {
  /** Id of the type, e.g. `black-market`. */
  readonly type: string;
  /** Rule id of its effect, e.g. `BLD-BLACK`. */
  readonly rule: string;
  readonly name: Both<string>;
  readonly effect: Both<string>;
}
