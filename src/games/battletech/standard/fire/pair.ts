/** What all shots of one mech at another have in common: computed once for all its weapons (BT-GUN). */
import { axialDistance, axialRow } from '../../../../kernel/hex';
import type { Term } from '../../../shapes';
import { term, totalOf } from '../../../shared/terms';
import type { HitSide, HitTable } from '../aim';
import { type Ground, groundOf } from '../field/ground';
import type { Mech } from '../mech/model';
import type { Position } from '../position';
import { buildingOf } from '../sight/buildings';
import { isInShallowWater } from '../sight/cover';
import { type Stand, standOf } from '../sight/heights';
import { keptSeen } from '../sight/kept-sight';
import { hindrance, type Seen, sightTerms } from '../sight/sight';
import { wetnessOf } from '../sight/water';
import { airborneModifier, crewModifier, ownMovement } from '../support/support-gunnery';
import { sectorTo, sideHit, torsoFacing, turned } from './arcs';
import { type Circumstances, circumstanceTerms } from './circumstances';
import { heatModifier, proneModifier, sensorsModifier } from './gunner';
import { targetJumped, targetMovement } from './movement';
import { tableOf } from './tables';
import { immobileModifier, proneTargetModifier } from './target';

export interface Pair {
  readonly ground: Ground;
  readonly from: Mech;
  readonly to: Mech;
  readonly stand: Stand;
  readonly target: Stand;
  /** By the spotter, if fire is indirect. */
  readonly seen: Seen;
  /** Between the centres; inside one building the levels between both are added. */
  readonly hexes: number;
  /** Where the target lies, as the torso and as the legs look; null: in the same hex. */
  readonly sectors: { readonly torso: number; readonly legs: number } | null;
  readonly side: HitSide;
  readonly table: HitTable;
  /** Both are inside one building. */
  readonly isInside: boolean;
  readonly isTargetSubmerged: boolean;
  readonly isTargetInShallow: boolean;
  readonly isIndirect: boolean;
  readonly circumstances: Circumstances;
  /** The sum of what does not hang on the weapon; without sensors that still see. */
  readonly common: number;
}

const hexesBetween = (a: Stand, b: Stand): number =>
  axialDistance(a.column - b.column, axialRow(a.column, a.row) - axialRow(b.column, b.row));

/** Levels above the ground of each one's own hex. */
const levelsBetween = (a: Stand, b: Stand): number => Math.abs(a.elevation - b.elevation);

const NOTHING: Circumstances = {};

/** What adds up whatever the weapon, after what is 0 has gone. */
const commonSum = (pair: Omit<Pair, 'common'>): number =>
  pair.from.gunnery +
  ownMovement(pair.from) +
  crewModifier(pair.from) +
  airborneModifier(pair.to) +
  targetMovement(pair.to.moved) +
  targetJumped(pair.to.moved) +
  hindrance(pair.seen) +
  heatModifier(pair.from.heat) +
  (sensorsModifier(pair.from) ?? 0) +
  proneModifier(pair.from) +
  proneTargetModifier(pair.to, pair.hexes) +
  immobileModifier(pair.to) +
  (pair.isInside ? 1 : 0) +
  (pair.circumstances === NOTHING ? 0 : totalOf(circumstanceTerms(pair.circumstances)));

export const pairOf = (
  { field }: Pick<Position, 'field'>,
  from: Mech,
  to: Mech,
  circumstances: Circumstances = NOTHING,
): Pair => {
  const ground = groundOf(field);
  const [stand, target] = [standOf(ground, from), standOf(ground, to)];
  const spotter = circumstances.spotter ?? null;
  const seen = keptSeen(ground, spotter === null ? stand : standOf(ground, spotter.mech), target);
  const sector = sectorTo(stand, target);
  const back = sectorTo(target, stand);
  const building = buildingOf(ground, stand);
  const isInside = building > 0 && building === buildingOf(ground, target);
  const pair: Omit<Pair, 'common'> = {
    ground,
    from,
    to,
    stand,
    target,
    seen,
    hexes: hexesBetween(stand, target) + (isInside ? levelsBetween(stand, target) : 0),
    sectors:
      sector === null
        ? null
        : { torso: turned(sector, torsoFacing(from)), legs: turned(sector, from.facing) },
    side: back === null ? 'front' : sideHit(turned(back, to.facing), spotter === null ? seen.side : null),
    table: tableOf(seen.hasCover, isInside, stand.elevation, target.elevation),
    isInside,
    isTargetSubmerged: wetnessOf(ground, target) === 'submerged',
    isTargetInShallow: isInShallowWater(ground, target),
    isIndirect: spotter !== null,
    circumstances,
  };
  return { ...pair, common: commonSum(pair) };
};

/** The same pair with the torso turned, of one whose torso is straight. */
export const twisted = (pair: Pair, twist: Mech['twist']): Pair =>
  pair.sectors === null || twist === 0
    ? pair
    : { ...pair, sectors: { ...pair.sectors, torso: turned(pair.sectors.legs, twist) } };

const some = (code: string, value: number): readonly Term[] => (value === 0 ? [] : [term(code, value)]);

/** The terms of `common`, in two parts: what stands before those of range, and after. */
export const firstTerms = ({ from, to }: Pair): readonly Term[] => [
  term('gunnery', from.gunnery),
  ...some('attacker-movement', ownMovement(from)),
  ...some('crew', crewModifier(from)),
  ...some('target-movement', targetMovement(to.moved)),
  ...some('target-jumped', targetJumped(to.moved)),
  ...some('target-airborne', airborneModifier(to)),
];
export const laterTerms = ({ from, to, seen, hexes, isInside, circumstances }: Pair): readonly Term[] => [
  ...sightTerms(seen),
  ...some('heat', heatModifier(from.heat)),
  ...some('sensors', sensorsModifier(from) ?? 0),
  ...some('attacker-prone', proneModifier(from)),
  ...some('target-prone', proneTargetModifier(to, hexes)),
  ...some('target-immobile', immobileModifier(to)),
  ...some('same-building', isInside ? 1 : 0),
  ...circumstanceTerms(circumstances),
];
