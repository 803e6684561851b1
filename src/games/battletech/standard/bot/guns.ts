/**
 * The weapons of a mech in tables (BT-6): what each needs and does by range, and what all that bear in an arc do
 * together. Made once for each state of them; cells are filled when they are asked for.
 */
import type { Condition } from '../../../../catalog';
import { memo } from '../../../../kernel';
import { oddsOf } from '../../../shared/terms';
import { structureLeft } from '../damage/points';
import { effectOf } from '../equipment/effect-of';
import { attackOf } from '../equipment/weapons/attack';
import { rangeBy } from '../equipment/weapons/damage-at';
import { jams } from '../equipment/weapons/jamming';
import { isLeg } from '../fire/arcs';
import { actuatorsModifier, shoulderModifier } from '../fire/gunner';
import { minimumModifier, rangeModifier, rangesOf } from '../fire/range';
import { canFire, computerModifier, weaponModifier } from '../fire/weapon/weapons';
import { weaponHeat } from '../heat/heat-made';
import type { Mech } from '../mech/model';
import type { Figures, Mount } from '../mech/sheet';
import type { Fighter, Unit } from '../play/model';
import { type Firing, firingsOf } from '../play/fire/modes';
import { FRONT } from '../support/model';
import { clusterAverage } from './cluster-average';

/** Arcs in which weapons bear alike. */
export const AHEAD = 0;
export const RIGHT_ARM = 1;
export const LEFT_ARM = 2;
export const BEHIND = 3;
export const LEGS = 4;
export const ALL_ROUND = 5;
export const ARCS = 6;
/** Sums of needs from which nothing hits any more. */
const BASES = 17;
const OUT = 99;
const LONGEST = 30;

/** A weapon in one way of firing. */
export interface Gun {
  readonly mount: Mount;
  readonly firing: Firing;
  readonly arc: number;
  readonly heat: number;
  /** Hexes; 0: none. */
  readonly reach: number;
  /** By hexes: what it adds to the number; 99: out of range. */
  readonly added: Int8Array;
  /** By hexes: points of a hit, on average. */
  readonly damage: Float32Array;
}

const arcOf = (mech: Mech, { location, isRear, isTurret }: Mount): number => {
  if (isTurret) return ALL_ROUND;
  if (isRear) return BEHIND;
  if (isLeg(mech.sheet, location)) return LEGS;
  return location === 'RA' ? RIGHT_ARM : location === 'LA' ? LEFT_ARM : AHEAD;
};

/** Heat of a target is worth something too. */
const PER_HEAT = 0.6;

/** Of a jam: so many shots with it are lost. */
const JAMMED_FOR = 3;
const jamOdds = ({ figures }: Mount, shots: number): number =>
  [2, 3, 4].reduce((sum, roll) => (jams(figures, shots, roll) ? sum + (roll - 1) / 36 : sum), 0);

/** Points of a hit, on average; less where the weapon may jam. */
const hitOf = (mount: Mount, { bin, shots, isHeating }: Firing, range: 0 | 2 | 4): number => {
  const { size, bonus, isWhole, each, heat } = attackOf(mount.figures, {
    munition: bin?.figures ?? null,
    range: rangeBy(range),
    shots,
    isHeating,
  });
  const hits = size === 1 ? 1 : isWhole ? size : clusterAverage(size, bonus);
  const points = hits * each + PER_HEAT * (3.5 * heat.dice + heat.plus * (size === 1 ? 1 : hits));
  return points * (1 - JAMMED_FOR * jamOdds(mount, shots));
};

/** What a weapon adds and does by range with its ammunition, whoever carries it. */
interface Table {
  readonly reach: number;
  /** By hexes: range and minimum range; 99: out of range. */
  readonly needs: Int8Array;
  /** By hexes: 0, 2, 4. */
  readonly ranges: Int8Array;
  readonly damage: Float32Array;
}

const NO_AMMUNITION = {};
const tables = memo(
  (figures: Figures, _munition: object, _mode: string, mount: Mount, firing: Firing): Table => {
    const ranges = rangesOf(figures, firing.bin?.figures ?? null);
    const table = {
      reach: Math.min(LONGEST, ranges.long),
      needs: new Int8Array(LONGEST + 1).fill(OUT),
      ranges: new Int8Array(LONGEST + 1),
      damage: new Float32Array(LONGEST + 1),
    };
    const hits = { 0: hitOf(mount, firing, 0), 2: hitOf(mount, firing, 2), 4: hitOf(mount, firing, 4) };
    for (let hexes = 1; hexes <= table.reach; hexes += 1) {
      const range = rangeModifier(ranges, hexes);
      if (range === null) continue;
      table.needs[hexes] = range + minimumModifier(ranges, hexes);
      table.ranges[hexes] = range;
      table.damage[hexes] = hits[range];
    }
    return table;
  },
  3,
);

/** Of each trooper of a platoon that hits, on average. */
const PER_TROOPER = 0.25;
const rifles = (mech: Fighter, needs: Int8Array): Float32Array =>
  Float32Array.from(needs, (needed) => (needed === OUT ? 0 : PER_TROOPER * structureLeft(mech, FRONT)));

const gunOf = (mech: Fighter, mount: Mount, firing: Firing): Gun => {
  const { bin, shots, mode } = firing;
  const munition = bin?.figures ?? NO_AMMUNITION;
  const { reach, needs, ranges, damage } = tables(mount.figures, munition, mode ?? '', mount, firing);
  const own =
    computerModifier(mech, mount, bin) + actuatorsModifier(mech, mount) + shoulderModifier(mech, mount);
  const added = needs.map((needed, hexes) =>
    needed === OUT ? OUT : needed + own + weaponModifier(mech, mount, ranges[hexes] ?? 0),
  );
  return {
    ...{ mount, firing, reach, added },
    damage: mech.sheet.support === 'foot' ? rifles(mech, needs) : damage,
    arc: arcOf(mech, mount),
    // Support units make no heat.
    heat: mech.sheet.support === undefined ? weaponHeat(mount.figures, shots) : 0,
  };
};

/** All ways to fire the mount; empty: none. */
const gunsOf = (mech: Fighter, mount: Mount): readonly Gun[] =>
  canFire(mech, mount) && (mech.sheet.support !== undefined || effectOf(mount.figures) !== null)
    ? firingsOf(mech, mount).map((firing) => gunOf(mech, mount, firing))
    : [];

const NO_GUN = { arc: AHEAD, added: new Int8Array(0), heat: 0 };

const bestOf = (ways: readonly Gun[], hexes: number, base: number): number => {
  let best = 0;
  for (const { added, damage } of ways)
    best = Math.max(best, oddsOf(base + (added[hexes] ?? OUT)) * (damage[hexes] ?? 0));
  return best;
};

export class Arsenal {
  readonly guns: readonly Gun[];
  readonly reach: number;
  readonly #cells: Float64Array;
  readonly #heat: Float32Array;

  /** `mounts`: each in all its ways of firing; of them the usual one comes first. */
  constructor(private readonly mounts: readonly (readonly Gun[])[]) {
    this.guns = mounts.flat();
    const { guns } = this;
    this.reach = guns.reduce((most, gun) => Math.max(most, gun.reach), 0);
    this.#cells = new Float64Array(ARCS * (this.reach + 1) * BASES).fill(-1);
    this.#heat = new Float32Array(ARCS * (this.reach + 1));
    for (const [{ arc, added, heat } = NO_GUN] of mounts)
      for (let hexes = 1; hexes <= this.reach; hexes += 1)
        if ((added[hexes] ?? OUT) < OUT)
          this.#heat[arc * (this.reach + 1) + hexes] =
            (this.#heat[arc * (this.reach + 1) + hexes] ?? 0) + heat;
  }

  /** Points that the arc does on average at so many hexes when all else adds up to `base`. */
  damage(arc: number, hexes: number, base: number): number {
    if (hexes < 1 || hexes > this.reach || base >= BASES) return 0;
    const cell = (arc * (this.reach + 1) + hexes) * BASES + Math.max(0, base);
    const known = this.#cells[cell] ?? 0;
    if (known >= 0) return known;
    let sum = 0;
    for (const ways of this.mounts) if (ways[0]?.arc === arc) sum += bestOf(ways, hexes, base);
    this.#cells[cell] = sum;
    return sum;
  }

  heat(arc: number, hexes: number): number {
    return hexes < 1 || hexes > this.reach ? 0 : (this.#heat[arc * (this.reach + 1) + hexes] ?? 0);
  }

  /** All that looks forwards. */
  forward(hexes: number, base: number): number {
    return (
      this.damage(AHEAD, hexes, base) +
      this.damage(RIGHT_ARM, hexes, base) +
      this.damage(LEFT_ARM, hexes, base) +
      this.damage(LEGS, hexes, base) +
      this.damage(ALL_ROUND, hexes, base)
    );
  }
}

/** By what weapons hang on: of two conditions that differ in armour alone it is the same one. */
const made: (
  structure: Condition['structure'],
  slots: Condition['slots'],
  ammunition: Condition['ammunition'],
  sheet: Fighter['sheet'],
  jammed: readonly string[],
  spent: readonly string[],
  mech: Fighter,
) => Arsenal = memo(
  (_structure, _slots, _ammunition, sheet, jammed, spent, mech) =>
    new Arsenal(
      sheet.mounts
        .filter(({ id, figures }) => figures.weapon !== null && !jammed.includes(id) && !spent.includes(id))
        .map((mount) => gunsOf(mech, mount))
        .filter((ways) => ways.length > 0),
    ),
  6,
);

export const arsenalOf = ({ jammed, spent }: Pick<Unit, 'jammed' | 'spent'>, mech: Fighter): Arsenal => {
  const { structure, slots, ammunition } = mech.condition;
  return made(structure, slots, ammunition, mech.sheet, jammed, spent, mech);
};
