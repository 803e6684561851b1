/** The options of the API as the simulated players read them: plain JSON by order type. */
import { bundledCatalog } from '../../../../src/catalog/bundled';
import { optionsOf, rulesetOf, type Knowledge } from '../../../../src/rules';

export interface Reachable {
  readonly hex: string;
  readonly path: readonly string[];
}

export interface Options {
  readonly 'shut-down'?: { readonly mechs: readonly string[] };
  readonly 'exchange-pilots'?: { readonly groups: readonly unknown[] };
  readonly board?: { readonly mechs: readonly { readonly mech: string; readonly pilots: readonly string[] }[] };
  readonly disembark?: { readonly mechs: readonly string[] };
  readonly move?: { readonly mechs: readonly { readonly mech: string; readonly walkingMp: number; readonly reachable: readonly Reachable[] }[] };
  readonly attack?: { readonly mechs: readonly { readonly mech: string; readonly targets: readonly string[] }[] };
  readonly 'buy-mech'?: { readonly hexes: readonly string[] };
  readonly 'buy-equipment'?: { readonly hexes: readonly string[] };
  readonly 'buy-pilot'?: { readonly hexes: readonly string[]; readonly cost: number };
  readonly sell?: {
    readonly mechs: readonly { readonly mech: string; readonly tons: number }[];
    readonly pilots: readonly { readonly pilot: string }[];
    readonly stock: readonly { readonly hex: string; readonly item: string; readonly quantity: number }[];
  };
  readonly transfer?: { readonly from: readonly string[]; readonly to: readonly string[] };
}

export const optionsFor = (knowledge: Knowledge): Options => optionsOf(rulesetOf('planetary-1'), bundledCatalog(), knowledge).orders as Options;
