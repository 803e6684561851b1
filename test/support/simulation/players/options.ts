/** The options of the API as the simulated players read them: plain JSON by order type. */
import { bundledCatalog } from '../../../../src/catalog/bundled';
import { optionsOf, rulesetOf, type Knowledge } from '../../../../src/rules';

export interface Bin {
  readonly location: string;
  readonly slot: number;
  readonly item: string;
}

export interface Part {
  readonly location: string;
  readonly slot: number;
  readonly takes: readonly { readonly item: string; readonly quantity: number }[];
  /** Null: from stock. */
  readonly tons: number | null;
  readonly inStock: boolean;
}

export interface Reachable {
  readonly hex: string;
  readonly path: readonly string[];
}

/**
 * An order type that the phase or the ruleset lacks is absent; one that nothing can be done with may be null.
 */
export interface Options {
  readonly 'shut-down'?: { readonly mechs: readonly string[] };
  readonly 'exchange-pilots'?: { readonly groups: readonly unknown[] };
  readonly board?: {
    readonly mechs: readonly { readonly mech: string; readonly pilots: readonly string[] }[];
  };
  readonly disembark?: { readonly mechs: readonly string[] };
  readonly move?: {
    readonly mechs: readonly {
      readonly mech: string;
      readonly walkingMp: number;
      readonly reachable: readonly Reachable[];
    }[];
  };
  readonly attack?: {
    readonly mechs: readonly { readonly mech: string; readonly targets: readonly string[] }[];
  };
  readonly 'buy-mech'?: { readonly hexes: readonly string[] };
  readonly 'buy-equipment'?: { readonly hexes: readonly string[] };
  readonly 'buy-pilot'?: { readonly hexes: readonly string[]; readonly cost: number };
  readonly sell?: {
    readonly mechs: readonly { readonly mech: string; readonly tons: number }[];
    readonly pilots: readonly { readonly pilot: string }[];
    readonly stock: readonly { readonly hex: string; readonly item: string; readonly quantity: number }[];
  };
  readonly transfer?: { readonly from: readonly string[]; readonly to: readonly string[] };
  readonly 'sabotage-mech'?: { readonly mechs: readonly string[] } | null;
  readonly 'sabotage-building'?: { readonly buildings: readonly string[] } | null;
  readonly rail?: {
    readonly stations: readonly {
      readonly mechs: readonly string[];
      readonly reachable: readonly Reachable[];
    }[];
  } | null;
  readonly dropship?: {
    readonly dropships: readonly { readonly building: string }[];
    readonly from: readonly {
      readonly hex: string;
      readonly mechs: readonly { readonly mech: string; readonly tons: number }[];
    }[];
    readonly most: { readonly mechs: number; readonly tons: number };
    readonly forbidden: readonly string[];
  } | null;
  readonly factory?: {
    readonly buildings: readonly {
      readonly building: string;
      readonly work: { readonly design: string; readonly tons: number } | null;
    }[];
    readonly faction: string;
    readonly tons: number;
  } | null;
  readonly hire?: { readonly hexes: readonly string[] } | null;
  readonly ammunition?: {
    readonly buildings: readonly { readonly building: string; readonly tons: number }[];
  } | null;
  readonly 'repair-building'?: {
    readonly buildings: readonly { readonly building: string; readonly lost: number }[];
  } | null;
  readonly train?: {
    readonly pilots: readonly {
      readonly pilot: string;
      readonly piloting: boolean;
      readonly gunnery: boolean;
    }[];
  } | null;
  readonly 'repair-armor'?: {
    readonly mechs: readonly { readonly mech: string; readonly points: Readonly<Record<string, number>> }[];
  } | null;
  readonly reload?: {
    readonly mechs: readonly { readonly mech: string; readonly bins: readonly Bin[] }[];
  } | null;
  readonly 'repair-structure'?: {
    readonly mechs: readonly { readonly mech: string; readonly locations: readonly string[] }[];
  } | null;
  readonly replace?: {
    readonly mechs: readonly { readonly mech: string; readonly parts: readonly Part[] }[];
  } | null;
  readonly salvage?: {
    readonly wrecks: readonly {
      readonly battle: string;
      readonly unit: string;
      readonly hex: string;
      readonly scrap: number;
      readonly keep: number;
    }[];
  } | null;
  readonly refit?: {
    readonly mechs: readonly {
      readonly mech: string;
      readonly designs: readonly {
        readonly design: string;
        readonly missing: readonly {
          readonly item: string;
          readonly needed: number;
          readonly usable: number;
        }[];
      }[];
    }[];
  } | null;
  readonly hangar?: {
    readonly buildings: readonly {
      readonly building: string;
      readonly mechs: readonly { readonly mech: string }[];
    }[];
  } | null;
}

export const optionsFor = (knowledge: Knowledge): Options =>
  optionsOf(rulesetOf(knowledge.campaign.ruleset), bundledCatalog(), knowledge).orders as Options;
