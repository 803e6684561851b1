/** DA-CAMP-1 to DA-CAMP-3: a mech of the catalogue, in its condition and with its pilot, as a figure. */
import { type Condition, type MechDesign, UNDAMAGED, valueAsItStands, walkMp } from '../../../../catalog';
import { dialOf, type Equipment, type Figure, HEAT_STOPS, mark } from '../../../../games/dark-age';
import { clicksOf } from './clicks';
import { fullArmor, fullPoints } from './mech-points';
import { type Lookup, mountsOn, workingWeapons } from './mounted-weapons';
import { damageSlots, type DamageSlot } from './weapon-slots';
import { halfUp } from './whole';

export interface Skills {
  readonly gunnery: number;
  readonly piloting: number;
}

/** What a figure is called and whose it is. */
export interface FigureLabel {
  readonly id: string;
  readonly name: string;
  /** Null: a mercenary. */
  readonly faction: string | null;
  readonly rank: Figure['rank'];
}

const BV_OF_A_POINT = 12;
const LEAST_POINTS = 5;

export const pointsOf = (bv: number): number => Math.max(LEAST_POINTS, halfUp(bv, BV_OF_A_POINT));

/** M, by running MP. */
const RUN_STEPS = [3, 5, 7, 10];
const ARMOR_OF_A_STEP = 60;
const MOST_BY_ARMOR = 4;
const BASE_DEFENCE = 15;
const MOST_DEFENCE = 21;

export const defenceOf = (run: number, armor: number): number =>
  Math.min(
    MOST_DEFENCE,
    BASE_DEFENCE +
      RUN_STEPS.filter((least) => run >= least).length +
      Math.min(MOST_BY_ARMOR, Math.floor(armor / ARMOR_OF_A_STEP)),
  );

/** Attack of gunnery 0. */
const BEST_ATTACK = 13;
const STANDING_SPEED = 4;

export const attackOf = (gunnery: number): number => BEST_ATTACK - gunnery;
export const speedOf = (walk: number): number => walk + STANDING_SPEED;

/** Whether weapons of the kind do half of the damage of their slot, or more. */
const isHalf = ({ from }: DamageSlot, isKind: (weapon: DamageSlot['from'][number]) => boolean): boolean => {
  const of = (weapons: DamageSlot['from']): number => weapons.reduce((sum, { damage }) => sum + damage, 0);
  return from.some(isKind) && 2 * of(from.filter(isKind)) >= of(from);
};

const bySlot = (slot: DamageSlot, name: 'primary' | 'secondary'): readonly Equipment[] => [
  ...(isHalf(slot, ({ item }) => item.flags.includes('pulse')) ? [mark('pulse', name)] : []),
  ...(isHalf(slot, ({ item }) => item.id.includes('streak')) ? [mark('streak', name)] : []),
];

const BLADE = /hatchet|sword/;

/** Hatchets and swords are marked on a fist; a figure that has none fights with what it has. */
const earlyOf = (
  design: MechDesign,
  lookup: Lookup,
  [primary, secondary]: readonly [DamageSlot, DamageSlot],
): readonly Equipment[] => {
  const hasBlade = mountsOn(design, lookup).some(({ item }) => BLADE.test(item.id));
  const fist =
    primary.weapon.type === 'melee' ? 'primary' : secondary.weapon.type === 'melee' ? 'secondary' : null;
  return [
    ...(design.jump > 0 ? [mark('jump-jets', 'speed')] : []),
    ...(hasBlade && fist !== null ? [mark('hand-to-hand', fist)] : []),
    ...bySlot(primary, 'primary'),
    ...bySlot(secondary, 'secondary'),
  ];
};

const HEAT_OF_A_CLICK = 10;
const MOST_COOLING = 3;

/** The figure starts on click `startClick`; its dial shows all of it, from the undamaged mech on. */
export const mechFigure = (
  design: MechDesign,
  condition: Condition,
  skills: Skills,
  label: FigureLabel,
  lookup: Lookup,
): Figure => {
  const walk = walkMp(design, condition);
  const run = Math.min(design.run, Math.ceil((3 * walk) / 2));
  const { capacity } = design.heatSinks;
  const weapons = workingWeapons(design, condition, lookup);
  const [primary, secondary] = damageSlots(weapons, design.tons, capacity);
  return {
    ...label,
    kind: 'mech',
    mode: 'mech',
    tons: design.tons,
    points: pointsOf(valueAsItStands(design, UNDAMAGED, skills, lookup)),
    primary: primary.weapon,
    secondary: secondary.weapon,
    cooling: Math.min(MOST_COOLING, Math.max(1, halfUp(capacity, HEAT_OF_A_CLICK))),
    dial: dialOf({
      clicks: clicksOf(fullPoints(design)),
      first: {
        primary: primary.damage,
        secondary: secondary.damage,
        speed: speedOf(walk),
        attack: attackOf(skills.gunnery),
        defence: defenceOf(run, fullArmor(design)),
      },
      early: earlyOf(design, lookup, [primary, secondary]),
      always: [],
      isWreckAtLast: true,
    }),
    heat: HEAT_STOPS,
  };
};
