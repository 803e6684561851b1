/**
 * What a building type is (one file each): what it brings to the force that controls it while it works (BLD-1, BLD-2). Only plain figures
 * and marks; whoever a benefit concerns asks `benefits.ts` for the sum of all buildings of a force. A benefit that takes an order is that
 * order's (`orders/`); the building names it.
 */
import type { DesignSlug } from '../../catalog/model';
import { ZERO_TONS, type MicroTons } from '../../kernel/tonnage';
import type { BuildingType } from '../model/buildings';

export interface BuildingDefinition {
  readonly type: BuildingType;
  /** Rule id of the row in the table of buildings. */
  readonly rule: string;
  /** DEP-4: bought mechs may enter play in its hex. */
  readonly entry: boolean;
  /** What it brings when supply opens (BLD-4); of several, the sum (BLD-5). */
  readonly income: MicroTons;
  /** Health that a rested pilot regains a round (INJ-1); 0: it heals nobody. */
  readonly healing: number;
  /** Hexes by which its controller's buildings see further; of several, not more (BLD-5). */
  readonly sight: number;
  /** Hundredths that are added to every price factor of parts and structure, once. */
  readonly partFactor: number;
  /** Hundredths that are added to every factor of a sale, once. */
  readonly saleFactor: number;
  /** The factor of a sale in hundredths, in place of SUP-6's; null: it stays. */
  readonly saleBase: number | null;
  /** Whether it sells what the force's own technology does not make. */
  readonly sellsOtherTechnology: boolean;
  /** Mines in each of its controller's battles; of several, the sum. */
  readonly mines: number;
  /** Unit that may join each of its controller's battles (BLD-7), one a building; null: none. */
  readonly support: DesignSlug | null;
  /** Whether its controller's troops deploy anywhere on the battlefield. */
  readonly deploysAnywhere: boolean;
  /** CP that a ton repairs, for its controller; null: as many as everybody's. */
  readonly cpPerTon: number | null;
  /** CP of enemy repairs for which it brings a ton (BLD-QUARRY); 0: it brings nothing. */
  readonly enemyCpPerTon: number;
  /** Whether battles cannot damage it. */
  readonly indestructible: boolean;
  /** Whether salvage counts only half of the lost structure. */
  readonly halvesLostStructure: boolean;
  /** Order types that only its controller can give. */
  readonly orders: readonly string[];
}

const NOTHING: Omit<BuildingDefinition, 'type' | 'rule'> = {
  entry: false,
  income: ZERO_TONS,
  healing: 0,
  sight: 0,
  partFactor: 0,
  saleFactor: 0,
  saleBase: null,
  sellsOtherTechnology: false,
  mines: 0,
  support: null,
  deploysAnywhere: false,
  cpPerTon: null,
  enemyCpPerTon: 0,
  indestructible: false,
  halvesLostStructure: false,
  orders: [],
};

/** A building type with the effects that it has, and none besides. */
export const defineBuilding = (
  definition: Pick<BuildingDefinition, 'type' | 'rule'> & Partial<Omit<BuildingDefinition, 'type' | 'rule'>>,
): BuildingDefinition => ({ ...NOTHING, ...definition });
