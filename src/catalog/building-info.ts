/** What the catalogue tells of the 21 building types (the table of BLD): names and a line on their effect, in both languages. */
import rows from './data/buildings.json';

export interface BuildingInfo {
  /** Id of the type, e.g. `black-market`. */
  readonly type: string;
  /** Rule id of its effect, e.g. `BLD-BLACK`. */
  readonly rule: string;
  readonly name: { readonly en: string; readonly de: string };
  readonly effect: { readonly en: string; readonly de: string };
}

/** In the order of the rules. */
export const bundledBuildings = (): readonly BuildingInfo[] => rows;
