/** What can be ordered in supply, as the options of the phase tell it. Types that the description of the API leaves open are told here. */
import type { Schemas } from '../../../src/client/client';

type Told = Schemas['OpenOrders'];

interface Part {
  readonly location: string;
  readonly slot: number;
  readonly takes: readonly { readonly item: string; readonly quantity: number }[];
  /** Of what is bought where the mech stands; null: it comes from stock. */
  readonly tons: number | null;
  readonly inStock: boolean;
}

interface Further {
  readonly 'buy-equipment': {
    readonly hexes: readonly string[];
    readonly technology: string;
    readonly factors: Readonly<Record<string, number>>;
  } | null;
  readonly 'repair-armor': { readonly mechs: readonly { readonly mech: string; readonly points: Readonly<Record<string, number>> }[] } | null;
  readonly reload: {
    readonly mechs: readonly {
      readonly mech: string;
      readonly bins: readonly { readonly location: string; readonly slot: number; readonly item: string; readonly shots: number }[];
    }[];
  } | null;
  readonly 'repair-structure': {
    readonly mechs: readonly { readonly mech: string; readonly locations: readonly string[]; readonly tons: number }[];
  } | null;
  readonly replace: { readonly mechs: readonly { readonly mech: string; readonly parts: readonly Part[] }[] } | null;
  readonly 'repair-building': {
    readonly cpPerTon: number;
    readonly buildings: readonly { readonly building: string; readonly lost: number }[];
  } | null;
  readonly train: {
    readonly pilots: readonly { readonly pilot: string; readonly piloting: boolean; readonly gunnery: boolean }[];
    readonly tons: { readonly piloting: number; readonly gunnery: number };
  } | null;
  readonly transfer: { readonly from: readonly string[]; readonly to: readonly string[] } | null;
  readonly sell: {
    readonly factor: number;
    readonly mechs: readonly { readonly mech: string; readonly tons: number }[];
    readonly pilots: readonly { readonly pilot: string; readonly tons: number }[];
    readonly stock: readonly { readonly hex: string; readonly item: string; readonly quantity: number; readonly tons: number }[];
  } | null;
  readonly ammunition: { readonly buildings: readonly { readonly building: string; readonly hex: string; readonly tons: number }[] } | null;
}

export type SupplyOptions = Partial<Pick<Told, 'buy-mech' | 'buy-pilot' | 'factory' | 'hangar' | 'refit' | 'salvage'> & Further>;

export const supplyOptionsOf = (options: { readonly orders: object } | null): SupplyOptions => (options?.orders ?? {}) as SupplyOptions;
