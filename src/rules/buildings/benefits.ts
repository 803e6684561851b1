/**
 * What all buildings of a force bring it together (BLD-1, BLD-5). Computed from the buildings that it
 * controlled, and that worked, when the phase opened (BLD-6): by the truth, or by what its player knows of
 * their own.
 */
import { flatMap, type ForceId, memo } from '../../kernel';
import { isSettled, rowsOf } from '../model/draft';
import type { CampaignState } from '../model/state';
import { TERMS } from '../rulesets/terms';
import { buildingsOf } from '../rulesets/terms-of';
import type { Benefit, Share } from './benefit';
import type { Brought, BuildingType } from './index';
import { effectiveFor } from './works';

type NameOf<One> = One extends unknown ? keyof One : never;
type TogetherOf<Name extends PropertyKey, One> =
  One extends Readonly<Record<Name, Benefit<infer _, infer Together>>> ? Together : never;

/**
 * By name, whatever building type has it: a force whose buildings do not bring it has what `together` makes
 * of none.
 */
export type Benefits = { readonly [Name in NameOf<Brought>]: TogetherOf<Name, Brought> };

const computed = new Map<string, Benefits>();
/** More than a server's wars hold at once; keeps the memory bounded. */
const MAX_KEPT = 2000;

/**
 * Benefits of buildings by their types, one entry a building that counts. Asked by every price, so they are
 * computed once for each holding.
 */
export const benefitsOfTypes = (ruleset: string, types: readonly BuildingType[]): Benefits => {
  const key = `${ruleset}|${types.join('|')}`;
  const known = computed.get(key);
  if (known !== undefined) return known;
  if (computed.size >= MAX_KEPT) computed.clear();
  const benefits = compute(ruleset, types);
  computed.set(key, benefits);
  return benefits;
};

/** Each name has one way, whichever type shows it. */
const ALL: readonly (readonly [string, Benefit])[] = [
  ...new Map(
    flatMap(TERMS, ({ buildings }) => flatMap(buildings, ({ benefits }) => Object.entries(benefits))),
  ),
];

const compute = (ruleset: string, types: readonly BuildingType[]): Benefits => {
  const known = buildingsOf(ruleset);
  const sharesOf = (name: string): readonly Share<unknown>[] =>
    flatMap(types, (type) => {
      const definition = known.get(type);
      const one = definition?.benefits[name];
      return definition === undefined || one === undefined
        ? []
        : [{ type, rule: definition.rule, one: one.one }];
    });
  return Object.fromEntries(
    ALL.map(([name, benefit]) => [name, benefit.together(sharesOf(name))]),
  ) as Benefits;
};

type Truth = Pick<CampaignState, 'buildings'> & { readonly campaign: { readonly ruleset: string } };

const ofTable = (buildings: Truth['buildings'], force: ForceId, ruleset: string): Benefits =>
  benefitsOfTypes(
    ruleset,
    flatMap(rowsOf(buildings), (building) => (effectiveFor(building) === force ? [building.type] : [])),
  );
const ofSettledTable = memo(ofTable, 2);

/** By the truth (BLD-6). */
export const benefitsInState = ({ campaign, buildings }: Truth, force: ForceId): Benefits =>
  (isSettled(buildings) ? ofSettledTable : ofTable)(buildings, force, campaign.ruleset);

interface KnownBuildings {
  readonly campaign: { readonly ruleset: string };
  readonly buildings: readonly { readonly type: BuildingType; readonly effective: boolean }[];
}

const ofList = memo((buildings: KnownBuildings['buildings'], ruleset: string): Benefits =>
  benefitsOfTypes(
    ruleset,
    flatMap(buildings, ({ type, effective }) => (effective ? [type] : [])),
  ),
);

/** By what a player knows of their own buildings, which is the same. */
export const benefitsInKnowledge = ({ campaign, buildings }: KnownBuildings): Benefits =>
  ofList(buildings, campaign.ruleset);
