/** How many missiles or shells a shot sends, and what each does (BT-EQ-3 … BT-EQ-13). */
import type { Figures } from '../../mech/sheet';
import { damageAt, type Range } from '../weapons/damage-at';

export interface Salvo {
  /** What the cluster table is asked for; 1: nothing is rolled, one hits. */
  readonly size: number;
  /** On the cluster roll, by itself. */
  readonly bonus: number;
  /** All hit, without a roll. */
  readonly isWhole: boolean;
  /** Points of each that hits. */
  readonly each: number;
  /** Points that are dealt together, at most. */
  readonly group: number;
}

const GROUP = 5;
const single = (damage: number): Salvo => ({
  size: 1,
  bonus: 0,
  isWhole: false,
  each: damage,
  group: Math.max(1, damage),
});
const missiles = (size: number, each: number, group: number, bonus = 0, isWhole = false): Salvo => ({
  size,
  bonus,
  isWhole,
  each,
  group,
});
const several = (size: number, damage: number): Salvo => missiles(size, damage, Math.max(1, damage));

const ATM_EACH: Readonly<Record<string, number>> = { 'high-explosive': 3, 'extended-range': 1 };
const HAG_BONUS: Readonly<Record<Range, number>> = { short: 2, medium: 0, long: -2 };
const THUNDERBOLT: Readonly<Record<number, number>> = { 49: 5, 50: 10, 51: 15, 52: 20 };
const HARMLESS = ['fragmentation', 'narc-explosive'];
/** Points of explosive pods, by the launcher's ammunition. */
const PODS: Readonly<Record<number, number>> = { 13: 4, 30: 6 };

type Maker = (weapon: NonNullable<Figures['weapon']>, munition: string, range: Range, name: string) => Salvo;

const lrm: Maker = ({ rackSize }, munition) => missiles(rackSize, HARMLESS.includes(munition) ? 0 : 1, GROUP);
const srm: Maker = ({ rackSize }, munition) => {
  const each = HARMLESS.includes(munition) ? 0 : 2;
  return missiles(rackSize, each, Math.max(1, each));
};
const pod: Maker = ({ ammunition }, munition) =>
  single(munition.endsWith('explosive') ? (PODS[ammunition] ?? 0) : 0);
const thunderbolt: Maker = ({ ammunition }) => single(THUNDERBOLT[ammunition] ?? 0);

const BY_AMMUNITION: Readonly<Record<number, Maker>> = {
  7: lrm,
  8: lrm,
  37: lrm,
  91: lrm,
  107: lrm,
  9: srm,
  10: srm,
  11: ({ rackSize }) => missiles(rackSize, 2, 2, 0, true),
  31: ({ rackSize }) => missiles(rackSize, 1, GROUP, 0, true),
  12: ({ rackSize }) => missiles(rackSize, 1, GROUP),
  29: ({ rackSize }) => missiles(rackSize, 1, GROUP),
  13: pod,
  30: pod,
  28: ({ rackSize }, munition) => missiles(rackSize, ATM_EACH[munition] ?? 2, GROUP, 2),
  99: ({ rackSize }, munition) => missiles(rackSize, ATM_EACH[munition] ?? 2, GROUP, 0, true),
  67: ({ rackSize }) => missiles(rackSize, 2, 2),
  44: ({ rackSize }, _, range) => missiles(rackSize, 1, GROUP, HAG_BONUS[range]),
  45: (weapon, munition, range, name) => (/srm/i.test(name) ? srm : lrm)(weapon, munition, range, name),
  47: ({ rackSize }) => missiles(rackSize, 1, 1),
  49: thunderbolt,
  50: thunderbolt,
  51: thunderbolt,
  52: thunderbolt,
};
const LB_X = 19;
const SHOTS = [20, 23, 3, 4, 5];
const AUTOCANNONS = [1, 34, 90, 104];

/** `shots`: of ultra and rotary autocannons, and of linked machine guns. */
export const salvoOf = (
  { weapon }: Figures,
  munition: Figures | null,
  range: Range,
  shots: number,
): Salvo => {
  if (weapon === null) return single(0);
  const loaded = munition?.ammunition?.munition ?? 'standard';
  const maker = BY_AMMUNITION[weapon.ammunition];
  if (maker !== undefined) return maker(weapon, loaded, range, munition?.name ?? '');
  const damage = damageAt({ weapon }, range);
  if (weapon.ammunition === LB_X && loaded === 'cluster') return missiles(weapon.rackSize, 1, 1);
  if (SHOTS.includes(weapon.ammunition) && shots > 1) return several(shots, damage);
  const isFlechette = AUTOCANNONS.includes(weapon.ammunition) && loaded === 'flechette';
  return single(isFlechette ? Math.ceil(damage / 2) : damage);
};

/** Damage of `hits`, group by group. */
export const groupsOf = ({ each, group }: Pick<Salvo, 'each' | 'group'>, hits: number): readonly number[] => {
  const groups: number[] = [];
  for (let left = each * hits; left > 0; left -= group) groups.push(Math.min(group, left));
  return groups;
};
