/** Physical weapons in the offence: by the damage that they do on this mech, doubled by TSM (TM, BV). */
import { isShield } from './defensive-equipment';
import { has, type Mount } from './mounts';
import { carries, type Subject } from './subject';
import { given, product, sum, type Term } from './term';

interface Physical {
  /** Points of damage on a mech of so many tons. */
  readonly damage: (tons: number) => number;
  readonly perPoint: number;
}
/** By the name under which files call them; all others have a value of their own. */
const BY_DAMAGE: Readonly<Partial<Record<string, Physical>>> = {
  Hatchet: { damage: (tons) => Math.ceil(tons / 5), perPoint: 1.5 },
  Sword: { damage: (tons) => Math.ceil(tons / 10) + 1, perPoint: 1.725 },
  'Retractable Blade': { damage: (tons) => Math.ceil(tons / 10), perPoint: 1.725 },
  Mace: { damage: (tons) => Math.ceil(tons / 4), perPoint: 1 },
  ISClaw: { damage: (tons) => Math.ceil(tons / 7), perPoint: 1.275 },
  'IS Lance': { damage: (tons) => Math.ceil(tons / 5), perPoint: 1 },
};
const TSM = 2;

const byDamage = (mount: Mount): Physical | null => BY_DAMAGE[mount.item.alias ?? ''] ?? null;
export const isPhysical = (mount: Mount): boolean => (has(mount, 'club') || has(mount, 'hand-weapon')) && !isShield(mount);
/** Whether its value goes by the damage that it does on the mech. */
export const hasDamageValue = (mount: Mount): boolean => byDamage(mount) !== null;

export const physicalTerm = (subject: Subject): Term =>
  sum(
    'offensive/physical',
    subject.mounts.filter(isPhysical).map((mount) => {
      const physical = byDamage(mount);
      const worth =
        physical === null
          ? [given('physical/base', mount.item.bv ?? 0)]
          : [given('physical/damage', physical.damage(subject.design.tons)), given('physical/per-point', physical.perPoint)];
      return product('physical/weapon', carries(subject, 'tsm') ? [...worth, given('physical/tsm', TSM)] : worth, {
        item: mount.item.id,
        location: mount.location,
      });
    }),
  );
