/** What a shot needs to hit, or why it cannot be made (BT-GUN-1): the rules of the folder put together. */
import type { Term } from '../../../shapes';
import { oddsOf, term, totalOf } from '../../../shared/terms';
import type { Aim, HitTable } from '../aim';
import type { Mech } from '../mech/model';
import type { Bin, Mount } from '../mech/sheet';
import type { Position } from '../position';
import { stabiliserModifier } from '../support/support-gunnery';
import { ammunitionModifier, binFor } from './weapon/ammunition';
import { bears, isLeg } from './arcs';
import type { Circumstances } from './circumstances';
import { damageOf } from './weapon/damage';
import { guidedModifier } from './weapon/guided';
import {
  actuatorsModifier,
  isBarredByProne,
  isImmobile,
  isStunned,
  sensorsModifier,
  shoulderModifier,
} from './gunner';
import { firstTerms, laterTerms, type Pair, pairOf } from './pair';
import { minimumModifier, rangeModifier, rangesOf, type Ranges } from './range';
import { isTorpedo, isWet, rangesUnderWater } from './weapon/water';
import { canFire, computerModifier, weaponModifier } from './weapon/weapons';

/** A weapon that is pointed at the target of the pair. */
interface Shot {
  readonly mount: Mount;
  /** Undefined: it needs ammunition and has none. */
  readonly bin: Bin | null | undefined;
  readonly isUnderWater: boolean;
  /** Null: under water it does not fire. */
  readonly ranges: Ranges | null;
  /** 0, 2, 4; null: out of range. */
  readonly range: 0 | 2 | 4 | null;
}

const shotOf = (pair: Pair, mount: Mount, named: Bin | null): Shot => {
  const bin = binFor(pair.from, mount, named);
  const isUnderWater = isWet(pair.ground, pair.stand, pair.from, mount.location);
  const ranges = isUnderWater
    ? rangesUnderWater(mount.figures)
    : rangesOf(mount.figures, bin?.figures ?? null);
  const own = ranges === null ? null : rangeModifier(ranges, pair.hexes);
  const { shared } = pair.circumstances;
  // Whether it can fire at all goes by its own range.
  const range = own === null || ranges === null || shared === undefined ? own : rangeModifier(ranges, shared);
  return {
    mount,
    bin,
    isUnderWater,
    ranges,
    range: pair.sectors === null ? (pair.isInside ? 0 : null) : range,
  };
};

type Check = readonly [code: string, isBarred: (pair: Pair, shot: Shot) => boolean];

/** In the order in which the rules ask. */
const CHECKS: readonly Check[] = [
  ['weapon', ({ from }, { mount }) => isImmobile(from) || isStunned(from) || !canFire(from, mount)],
  ['ammo', (_, { bin }) => bin === undefined],
  ['sensors', ({ from }) => sensorsModifier(from) === null],
  ['prone', ({ from }, { mount }) => isBarredByProne(from, mount)],
  ['water', ({ seen }) => seen.isWaterBetween],
  ['sight', ({ seen }) => !seen.sees && !seen.isWaterBetween],
  [
    'leg-cover',
    ({ seen, from, isIndirect }, { mount, isUnderWater }) =>
      seen.isAttackerCovered && !isIndirect && !isUnderWater && isLeg(from.sheet, mount.location),
  ],
  [
    'arc',
    ({ from, sectors }, { mount }) =>
      sectors !== null && !bears(from.sheet, mount, sectors.torso, sectors.legs),
  ],
  [
    'water',
    ({ isTargetSubmerged, isTargetInShallow }, { mount, isUnderWater, ranges }) =>
      isUnderWater
        ? ranges === null || !(isTargetSubmerged || isTargetInShallow)
        : isTargetSubmerged || isTorpedo(mount.figures),
  ],
  ['range', (_, { range, ranges }) => range === null && ranges !== null],
];

/** None within one hex. */
const minimumOf = ({ sectors, hexes }: Pair, ranges: Ranges | null): number =>
  ranges === null || sectors === null ? 0 : minimumModifier(ranges, hexes);

const ownSum = (pair: Pair, { mount, bin = null, ranges, range }: Shot): number => {
  const { from, to } = pair;
  return (
    (range ?? 0) +
    minimumOf(pair, ranges) +
    weaponModifier(from, mount, range ?? 0, pair.isIndirect) +
    ammunitionModifier(from, to, mount, bin) +
    guidedModifier(to, pair.circumstances, bin) +
    computerModifier(from, mount, bin) +
    actuatorsModifier(from, mount) +
    shoulderModifier(from, mount) +
    stabiliserModifier(from, mount)
  );
};

/** On two dice; null: the shot cannot be made. For bots, who ask for many and need no terms. */
export const neededWith = (pair: Pair, mount: Mount, bin: Bin | null = null): number | null => {
  const shot = shotOf(pair, mount, bin);
  for (const [, isBarred] of CHECKS) if (isBarred(pair, shot)) return null;
  return pair.common + ownSum(pair, shot);
};

const some = (code: string, value: number): readonly Term[] => (value === 0 ? [] : [term(code, value)]);

const termsWith = (pair: Pair, { mount, bin = null, ranges, range }: Shot): readonly Term[] => {
  const { from, to } = pair;
  return [
    ...firstTerms(pair),
    ...some('range', range ?? 0),
    ...some('minimum-range', minimumOf(pair, ranges)),
    ...laterTerms(pair),
    ...some('weapon', weaponModifier(from, mount, range ?? 0, pair.isIndirect)),
    ...some(
      'ammunition',
      ammunitionModifier(from, to, mount, bin) + guidedModifier(to, pair.circumstances, bin),
    ),
    ...some('targeting-computer', computerModifier(from, mount, bin)),
    ...some('arm-actuators', actuatorsModifier(from, mount)),
    ...some('shoulder', shoulderModifier(from, mount)),
    ...some('stabiliser', stabiliserModifier(from, mount)),
  ];
};

/** A weapon under water hits the legs of a target that stands in depth 1. */
const tableWith = ({ table, isTargetInShallow }: Pair, { isUnderWater }: Shot): HitTable =>
  isUnderWater && isTargetInShallow ? 'partial-cover' : table;

export const aimWith = (pair: Pair, mount: Mount, bin: Bin | null = null): Aim => {
  const shot = shotOf(pair, mount, bin);
  const why = CHECKS.filter(([, isBarred]) => isBarred(pair, shot)).map(([code]) => code);
  if (why.length > 0) return { possible: false, why: [...new Set(why)] };
  const terms = termsWith(pair, shot);
  const toHit = totalOf(terms);
  return {
    possible: true,
    toHit,
    range: pair.hexes,
    side: pair.side,
    table: tableWith(pair, shot),
    odds: oddsOf(toHit),
    damage: damageOf(mount.figures, shot.bin?.figures ?? null, shot.range ?? 0),
    terms,
  };
};

/** Both stand on the field; the mount is one of the attacker's. `bin` null: the first that fits. */
export const aimOf = (
  position: Pick<Position, 'field'>,
  from: Mech,
  to: Mech,
  mount: Mount,
  bin: Bin | null = null,
  circumstances?: Circumstances,
): Aim => aimWith(pairOf(position, from, to, circumstances), mount, bin);

/** The same without terms; null: the shot cannot be made. */
export const neededOf = (
  position: Pick<Position, 'field'>,
  from: Mech,
  to: Mech,
  mount: Mount,
  bin: Bin | null = null,
): number | null => neededWith(pairOf(position, from, to), mount, bin);
