/**
 * What a piece of equipment is worth by itself: its own value, or by the damage that it does on this mech (TM
 * and TO, BV).
 */
import { has, type Mount } from './mounts';
import { carries, type Subject } from './subject';

interface ByDamage {
  /** Points of damage on a mech of so many tons. */
  readonly damage: (tons: number) => number;
  readonly perPoint: number;
}
/**
 * By the name under which files call them; all others have a value of their own. Talons count half of what a
 * kick does, to the nearest.
 */
const BY_DAMAGE: Readonly<Partial<Record<string, ByDamage>>> = {
  Hatchet: { damage: (tons) => Math.ceil(tons / 5), perPoint: 1.5 },
  Sword: { damage: (tons) => Math.ceil(tons / 10) + 1, perPoint: 1.725 },
  'Retractable Blade': { damage: (tons) => Math.ceil(tons / 10), perPoint: 1.725 },
  Mace: { damage: (tons) => Math.ceil(tons / 4), perPoint: 1 },
  ISClaw: { damage: (tons) => Math.ceil(tons / 7), perPoint: 1.275 },
  'IS Lance': { damage: (tons) => Math.ceil(tons / 5), perPoint: 1 },
  Talons: { damage: (tons) => Math.round(Math.floor(tons / 5) * 0.5), perPoint: 1 },
};
/** Triple-strength myomer strikes twice as hard, if what strikes goes by the mech's weight. */
const TSM = 2;
/** Equipment that is worth what it does elsewhere: points of armour, and the pull of arms and legs. */
const ELSEWHERE: readonly string[] = ['modular-armor', 'actuator-enhancement-system'];
/** What repairs armour counts there, and each piece takes 1 from the defence. */
const SELF_REPAIR: readonly string[] = ['harjel-ii', 'harjel-iii'];
const SELF_REPAIR_VALUE = -1;
const repairsItself = (mount: Mount): boolean => SELF_REPAIR.some((flag) => has(mount, flag));

const byDamage = (mount: Mount): ByDamage | null =>
  Object.hasOwn(BY_DAMAGE, mount.item.alias ?? '') ? (BY_DAMAGE[mount.item.alias ?? ''] ?? null) : null;

export interface DamageValue {
  readonly damage: number;
  readonly perPoint: number;
  readonly myomer: number;
}
/** The figures of what is valued by its damage; null for all else. */
export const damageValue = (
  subject: Pick<Subject, 'design' | 'mounts'>,
  mount: Mount,
): DamageValue | null => {
  const rule = byDamage(mount);
  if (rule === null) return null;
  return {
    damage: rule.damage(subject.design.tons),
    perPoint: rule.perPoint,
    myomer: carries(subject, 'tsm') ? TSM : 1,
  };
};

/** Its value without anything that adds to it. */
export const equipmentValue = (subject: Pick<Subject, 'design' | 'mounts'>, mount: Mount): number => {
  const figures = damageValue(subject, mount);
  if (figures !== null) return figures.damage * figures.perPoint * figures.myomer;
  return repairsItself(mount) ? SELF_REPAIR_VALUE : (mount.item.bv ?? 0);
};

/** Whether anybody states what it is worth. */
export const hasStatedValue = (mount: Mount): boolean =>
  mount.item.bv !== null ||
  byDamage(mount) !== null ||
  repairsItself(mount) ||
  ELSEWHERE.some((flag) => has(mount, flag));
