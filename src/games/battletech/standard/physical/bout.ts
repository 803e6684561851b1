/** A physical attack of one mech on another: what all its kinds ask for (BT-PHYS-1). */
import type { Location } from '../../../../catalog';
import type { Term } from '../../../shapes';
import { term } from '../../../shared/terms';
import type { HitSide, HitTable } from '../aim';
import { type Ground, groundOf } from '../field/ground';
import { sectorTo, sideHit, torsoFacing, turned } from '../fire/arcs';
import { isWet } from '../fire/weapon/water';
import { immobileModifier } from '../fire/target';
import { isImmobile } from '../fire/gunner';
import { attackerMovement, targetJumped, targetMovement } from '../fire/movement';
import { brokenParts } from '../mech/body';
import type { Mech } from '../mech/model';
import type { Position } from '../position';
import { buildingOf } from '../sight/buildings';
import { isInShallowWater } from '../sight/cover';
import { type Stand, standOf } from '../sight/heights';
import { targetWoods } from '../sight/woods';

export interface Bout {
  readonly ground: Ground;
  readonly from: Mech;
  readonly to: Mech;
  readonly stand: Stand;
  readonly target: Stand;
  /** Where the target lies, as the torso and as the legs look; null: in the same hex. */
  readonly sectors: { readonly torso: number; readonly legs: number } | null;
  readonly side: HitSide;
  readonly isNeighbour: boolean;
  /** Inside one building, on different floors: too far for fists and feet. */
  readonly isFloorsApart: boolean;
  /** Both are inside one building. */
  readonly isInside: boolean;
  /** The target is inside one, and the attacker is not in the same. */
  readonly isWalledOff: boolean;
  /** The target stands in water of depth 1. */
  readonly isInShallow: boolean;
  /** From which weapons were fired this turn. */
  readonly fired: ReadonlySet<Location>;
}

export interface Melee {
  readonly reasons: readonly string[];
  /** Without those of BT-PHYS-1. */
  readonly base: number;
  readonly terms: readonly Term[];
  readonly table: HitTable;
  readonly side: HitSide;
  readonly damage: number;
}

export const boutOf = (
  { field }: Pick<Position, 'field'>,
  from: Mech,
  to: Mech,
  fired: ReadonlySet<Location>,
): Bout => {
  const ground = groundOf(field);
  const [stand, target] = [standOf(ground, from), standOf(ground, to)];
  const [sector, back] = [sectorTo(stand, target), sectorTo(target, stand)];
  const building = buildingOf(ground, target);
  const isInside = building > 0 && building === buildingOf(ground, stand);
  const around = [0, 1, 2, 3, 4, 5].map((direction) => ground.towards[stand.index * 6 + direction]);
  return {
    ground,
    from,
    to,
    stand,
    target,
    sectors:
      sector === null
        ? null
        : { torso: turned(sector, torsoFacing(from)), legs: turned(sector, from.facing) },
    side: back === null ? 'front' : sideHit(turned(back, to.facing), null),
    isNeighbour: around.includes(target.index),
    isFloorsApart: isInside && stand.elevation !== target.elevation,
    isInside,
    isWalledOff: building > 0 && !isInside,
    isInShallow: isInShallowWater(ground, target),
    fired,
  };
};

/** Of the head, and with the cockpit in the torso; of other cockpits nothing counts here. */
const sensorsHit = (from: Mech): { readonly head: number; readonly all: number } => {
  if (from.sheet.cockpit !== 'torso-mounted') return { head: 0, all: 0 };
  const head = brokenParts(from, 'sensors', 'HD');
  return { head, all: head + brokenParts(from, 'sensors', 'CT') };
};

/** Of punches, kicks and pushes: floors of one building count as distance (BT-GUN-4). */
export const reachReasons = ({ isFloorsApart }: Bout): readonly string[] => (isFloorsApart ? ['range'] : []);

export const commonReasons = ({ from, isNeighbour, isWalledOff }: Bout): readonly string[] => [
  ...(isNeighbour ? [] : ['range']),
  ...(isImmobile(from) ? ['weapon'] : []),
  ...(sensorsHit(from).all >= 3 ? ['sensors'] : []),
  ...(from.isProne ? ['prone'] : []),
  ...(isWalledOff ? ['building'] : []),
];

export const some = (code: string, value: number): readonly Term[] =>
  value === 0 ? [] : [term(code, value)];

/** Movement of both, and the state of the target's crew: of all attacks. */
export const movementTerms = ({ to }: Bout, attacker: number): readonly Term[] => [
  ...some('attacker-movement', attacker),
  ...some('target-movement', targetMovement(to.moved)),
  ...some('target-jumped', targetJumped(to.moved)),
];

/** Of punches, kicks, pushes and charges. */
export const commonTerms = (bout: Bout): readonly Term[] => [
  ...movementTerms(bout, attackerMovement(bout.from.moved)),
  ...some('target-woods', targetWoods(bout.ground, bout.target)),
  ...some('partial-cover', bout.isInShallow ? 1 : 0),
  ...stateTerms(bout),
  ...some('same-building', bout.isInside ? 1 : 0),
];

/** Of all attacks. */
export const stateTerms = ({ from, to }: Bout): readonly Term[] => [
  ...some('target-immobile', immobileModifier(to)),
  ...some('sensors', sensorsHit(from).head === 2 ? 4 : 0),
];

export const proneTerm = ({ to }: Bout): readonly Term[] => some('target-prone', to.isProne ? -2 : 0);

/** Positive where the attacker steers worse. */
export const skillTerm = ({ from, to }: Bout): readonly Term[] =>
  some('skill-difference', from.piloting - to.piloting);

/** Straight ahead of the legs. */
export const isStraightAhead = ({ sectors }: Bout): boolean => sectors?.legs === 0;

/** Half, rounded up, for a limb under water. */
export const underWater = ({ ground, stand, from }: Bout, location: Location, points: number): number =>
  isWet(ground, stand, from, location) ? Math.ceil(points / 2) : points;

/** Doubled by triple-strength myomer: that of industry always, others when they are warm (BT-EQ-27). */
export const strengthOf = ({ from: { sheet, heat } }: Bout): number =>
  sheet.mounts.some(
    ({ figures: { flags } }) => flags.includes('industrial-tsm') || (heat >= 9 && flags.includes('tsm')),
  )
    ? 2
    : 1;
