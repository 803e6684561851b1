/**
 * What all buildings of a force bring it together (BLD-1, BLD-5): quantities add up, price factors and sight do not. Reckoned from the
 * buildings that it controlled, and that worked, when the phase opened (BLD-6): by the truth, or by what its player knows of his own.
 */
import type { DesignSlug } from '../../catalog/model';
import type { ForceId } from '../../kernel/ids';
import { addTons, ZERO_TONS, type MicroTons } from '../../kernel/tonnage';
import type { BuildingType } from '../model/buildings';
import { isSettled, rowsOf } from '../model/draft';
import type { CampaignState } from '../model/state';
import { buildingsOf } from './index';
import type { BuildingDefinition } from './definition';
import { effectiveFor } from './works';

export interface Benefits {
  /** One entry a type that brings something (BLD-4). */
  readonly income: readonly { readonly type: BuildingType; readonly rule: string; readonly amount: MicroTons }[];
  /** Health that a rested pilot regains a round; 0: as without buildings. */
  readonly healing: number;
  /** Hexes by which its buildings see further. */
  readonly sight: number;
  /** Terms of every price factor of parts and structure. */
  readonly partFactors: readonly { readonly rule: string; readonly hundredths: number }[];
  /** Terms of every factor of a sale, beside the base. */
  readonly saleFactors: readonly { readonly rule: string; readonly hundredths: number }[];
  /** The base of a sale in hundredths, with its rule; null: SUP-6's. */
  readonly saleBase: { readonly rule: string; readonly hundredths: number } | null;
  /** BLD-BLACK: how often a round each article of the other technology can be bought; 0: nobody sells it. */
  readonly foreignArticles: number;
  /** Mines in each battle. */
  readonly mines: number;
  /** Support units in each battle, one entry a building. */
  readonly support: readonly DesignSlug[];
  readonly deploysAnywhere: boolean;
  /** CP of enemy repairs for which each building that profits brings a ton. */
  readonly enemyCpPerTon: readonly number[];
  /** CP that a ton repairs; null: as many as everybody's. */
  readonly cpPerTon: number | null;
  readonly halvesLostStructure: boolean;
}

const reckoned = new Map<string, Benefits>();
/** More than a server's wars hold at once; keeps the memory bounded. */
const MOST_KEPT = 2000;

/** Benefits of buildings by their types, one entry a building that counts. Asked by every price, so they are reckoned once for each holding. */
export const benefitsOfTypes = (ruleset: string, types: readonly BuildingType[]): Benefits => {
  const key = `${ruleset}|${types.join('|')}`;
  const known = reckoned.get(key);
  if (known !== undefined) return known;
  if (reckoned.size >= MOST_KEPT) reckoned.clear();
  const benefits = reckon(ruleset, types);
  reckoned.set(key, benefits);
  return benefits;
};

const reckon = (ruleset: string, types: readonly BuildingType[]): Benefits => {
  const known = buildingsOf(ruleset);
  const all = types.flatMap((type): readonly BuildingDefinition[] => {
    const definition = known.get(type);
    return definition === undefined ? [] : [definition];
  });
  const kinds = [...new Set(all)];
  const factor = (of: (definition: BuildingDefinition) => number) =>
    kinds.flatMap((definition) => (of(definition) === 0 ? [] : [{ rule: definition.rule, hundredths: of(definition) }]));
  const income = kinds.flatMap((kind) => {
    const amount = all.reduce((sum, one) => (one === kind ? addTons(sum, one.income) : sum), ZERO_TONS);
    return amount === 0 ? [] : [{ type: kind.type, rule: kind.rule, amount }];
  });
  const better = kinds.filter(({ saleBase }) => saleBase !== null).sort((a, b) => (b.saleBase ?? 0) - (a.saleBase ?? 0))[0];
  return {
    income,
    healing: Math.max(0, ...kinds.map(({ healing }) => healing)),
    sight: Math.max(0, ...kinds.map(({ sight }) => sight)),
    partFactors: factor(({ partFactor }) => partFactor),
    saleFactors: factor(({ saleFactor }) => saleFactor),
    saleBase: better === undefined || better.saleBase === null ? null : { rule: better.rule, hundredths: better.saleBase },
    foreignArticles: all.filter(({ sellsOtherTechnology }) => sellsOtherTechnology).length,
    mines: all.reduce((sum, { mines }) => sum + mines, 0),
    support: all.flatMap(({ support }) => (support === null ? [] : [support])),
    deploysAnywhere: kinds.some(({ deploysAnywhere }) => deploysAnywhere),
    enemyCpPerTon: all.flatMap(({ enemyCpPerTon }) => (enemyCpPerTon === 0 ? [] : [enemyCpPerTon])),
    cpPerTon: kinds.reduce<number | null>((best, { cpPerTon }) => (cpPerTon === null ? best : Math.max(best ?? 0, cpPerTon)), null),
    halvesLostStructure: kinds.some(({ halvesLostStructure }) => halvesLostStructure),
  };
};

type Truth = Pick<CampaignState, 'buildings'> & { readonly campaign: { readonly ruleset: string } };

const inTables = new WeakMap<object, Map<ForceId, Benefits>>();

/** By the truth (BLD-6). */
export const benefitsInState = ({ campaign, buildings }: Truth, force: ForceId): Benefits => {
  const known = inTables.get(buildings)?.get(force);
  if (known !== undefined) return known;
  const types = rowsOf(buildings).flatMap((building) => (effectiveFor(building) === force ? [building.type] : []));
  const benefits = benefitsOfTypes(campaign.ruleset, types);
  if (isSettled(buildings)) {
    const byForce = inTables.get(buildings) ?? new Map<ForceId, Benefits>();
    inTables.set(buildings, byForce.set(force, benefits));
  }
  return benefits;
};

interface KnownBuildings {
  readonly campaign: { readonly ruleset: string };
  readonly buildings: readonly { readonly type: BuildingType; readonly effective: boolean }[];
}

const inLists = new WeakMap<object, Benefits>();

/** By what a player knows of his own buildings, which is the same. */
export const benefitsInKnowledge = ({ campaign, buildings }: KnownBuildings): Benefits => {
  const known = inLists.get(buildings);
  if (known !== undefined) return known;
  const types = buildings.flatMap(({ type, effective }) => (effective ? [type] : []));
  const benefits = benefitsOfTypes(campaign.ruleset, types);
  inLists.set(buildings, benefits);
  return benefits;
};
