/** The order types of the API that the ruleset knows, exactly as clients send them. One file each in `rules/orders/`. */
import type { BattleId, BuildingId, MechId, PilotId } from '../../kernel/ids';
import type { ArmorLocation, DesignSlug, ItemId, Location } from '../../catalog/model';
import type { Direction, Hex } from './map';

export interface ShutDownOrder {
  readonly type: 'shut-down';
  readonly mech: MechId;
}
export interface ExchangePilotsOrder {
  readonly type: 'exchange-pilots';
  readonly mechA: MechId;
  readonly mechB: MechId;
}
export interface BoardOrder {
  readonly type: 'board';
  readonly mech: MechId;
  readonly pilot: PilotId;
}
export interface DisembarkOrder {
  readonly type: 'disembark';
  readonly mech: MechId;
}
export interface MoveOrder {
  readonly type: 'move';
  readonly mech: MechId;
  readonly path: readonly Hex[];
}
export interface HireOrder {
  readonly type: 'hire';
  readonly design: DesignSlug;
  readonly hex: Hex;
}
export interface RailOrder {
  readonly type: 'rail';
  readonly mech: MechId;
  /** Without the start hex. */
  readonly path: readonly Hex[];
}
export interface DropshipOrder {
  readonly type: 'dropship';
  readonly building: BuildingId;
  readonly mechs: readonly MechId[];
  readonly to: Hex;
  /** The side of `to` from which they enter it. */
  readonly direction: Direction;
}
export interface AttackOrder {
  readonly type: 'attack';
  readonly mechs: readonly MechId[];
  readonly target: Hex;
}
export interface BuyMechOrder {
  readonly type: 'buy-mech';
  readonly design: DesignSlug;
  readonly hex: Hex;
  readonly name?: string;
}
export interface BuyEquipmentOrder {
  readonly type: 'buy-equipment';
  readonly item: ItemId;
  readonly quantity: number;
  readonly hex: Hex;
}
export interface BuyPilotOrder {
  readonly type: 'buy-pilot';
  readonly hex: Hex;
  readonly name?: string;
}
export type SellOrder =
  | { readonly type: 'sell'; readonly mech: MechId }
  | { readonly type: 'sell'; readonly pilot: PilotId }
  | { readonly type: 'sell'; readonly item: ItemId; readonly quantity: number; readonly hex: Hex };
export interface TransferOrder {
  readonly type: 'transfer';
  readonly from: Hex;
  readonly to: Hex;
  readonly items: readonly { readonly item: ItemId; readonly quantity: number }[];
  readonly pilots: readonly PilotId[];
}

export interface RepairBuildingOrder {
  readonly type: 'repair-building';
  readonly building: BuildingId;
  readonly cp: number;
}

export interface TrainOrder {
  readonly type: 'train';
  readonly pilot: PilotId;
  readonly piloting?: true;
  readonly gunnery?: true;
}
export interface AmmunitionOrder {
  readonly type: 'ammunition';
  readonly building: BuildingId;
  readonly items: readonly { readonly item: ItemId; readonly tons: number }[];
}
export interface SabotageMechOrder {
  readonly type: 'sabotage-mech';
  readonly mech: MechId;
}
export interface SabotageBuildingOrder {
  readonly type: 'sabotage-building';
  readonly building: BuildingId;
}

export interface RepairArmorOrder {
  readonly type: 'repair-armor';
  readonly mech: MechId;
  readonly points?: Readonly<Partial<Record<ArmorLocation, number>>>;
}
export interface ReloadOrder {
  readonly type: 'reload';
  readonly mech: MechId;
  readonly location?: Location;
  readonly slot?: number;
  readonly ammunition?: ItemId;
}
export interface RepairStructureOrder {
  readonly type: 'repair-structure';
  readonly mech: MechId;
  readonly locations?: readonly Location[];
}

export interface ReplaceOrder {
  readonly type: 'replace';
  readonly mech: MechId;
  readonly location: Location;
  /** From 1. */
  readonly slot: number;
}

export interface RefitOrder {
  readonly type: 'refit';
  readonly mech: MechId;
  readonly design: DesignSlug;
}
export interface SalvageOrder {
  readonly type: 'salvage';
  readonly battle: BattleId;
  readonly unit: MechId;
  readonly as: 'scrap' | 'keep';
}
export interface FactoryOrder {
  readonly type: 'factory';
  readonly building: BuildingId;
  readonly design: DesignSlug;
  /** Tons bought beside those that the factory makes, as sent: up to six decimals. */
  readonly tons?: number;
}
export interface HangarOrder {
  readonly type: 'hangar';
  readonly building: BuildingId;
  readonly mech: MechId;
}

export type Order =
  | ShutDownOrder
  | ExchangePilotsOrder
  | BoardOrder
  | DisembarkOrder
  | MoveOrder
  | RailOrder
  | DropshipOrder
  | HireOrder
  | AttackOrder
  | BuyMechOrder
  | BuyEquipmentOrder
  | BuyPilotOrder
  | SellOrder
  | TransferOrder
  | RepairBuildingOrder
  | RepairArmorOrder
  | ReloadOrder
  | RepairStructureOrder
  | ReplaceOrder
  | RefitOrder
  | SalvageOrder
  | FactoryOrder
  | HangarOrder
  | TrainOrder
  | AmmunitionOrder
  | SabotageMechOrder
  | SabotageBuildingOrder;
export type OrderType = Order['type'];
