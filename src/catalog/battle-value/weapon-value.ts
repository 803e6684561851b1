/** A weapon's value in the offence: its own, × the factors of guidance, targeting computer and facing (TM, BV). */
import { CAPACITOR_HEAT, chargedPpcs } from './capacitor';
import { isDefensive } from './defensive-equipment';
import { guidedLaunchers } from './guidance';
import { weaponHeat } from './heat';
import { has, type Mount } from './mounts';
import { carries, type Subject } from './subject';
import { given, type Term } from './term';
import { weaponBase } from './weapon-base';

const TARGETING_COMPUTER = 1.25;
const OTHER_SIDE = 0.5;

export interface WeaponValue {
  readonly mount: Mount;
  readonly factors: readonly Term[];
  readonly value: number;
  /** Heat that it counts with when it fires. */
  readonly heat: number;
}

const inArm = ({ location }: Mount): boolean => location === 'RA' || location === 'LA';
const valueOf = (factors: readonly Term[]): number => factors.reduce((product, { value }) => product * value, 1);

/** Every working weapon that counts for the offence: none without sensors. */
export const weaponValues = (subject: Subject): readonly WeaponValue[] => {
  if (!subject.aims) return [];
  const guided = guidedLaunchers(subject);
  const base = weaponBase(subject);
  const charged = chargedPpcs(subject);
  const targeting = carries(subject, 'targcomp');
  const aimed = subject.mounts
    .filter((mount) => mount.item.weapon !== null && !isDefensive(mount))
    .map((mount) => {
      const system = guided.get(mount) ?? null;
      const factors = [
        base(mount),
        ...(system === null ? [] : [given('weapon/guidance', system.factor, { system: system.flag })]),
        ...(targeting && has(mount, 'direct-fire') ? [given('weapon/targeting-computer', TARGETING_COMPUTER)] : []),
      ];
      return { mount, factors, value: valueOf(factors), heat: weaponHeat(mount) + (charged.has(mount) ? CAPACITOR_HEAT : 0) };
    });
  const total = (side: (mount: Mount) => boolean) => aimed.filter(({ mount }) => side(mount)).reduce((sum, { value }) => sum + value, 0);
  // A mech whose back bites harder than its front is valued as if it were turned round; arms swing both ways.
  const turned = total((mount) => mount.rear) > total((mount) => !mount.rear && !inArm(mount));
  return aimed.map((weapon) => {
    const away = turned ? !weapon.mount.rear && !inArm(weapon.mount) : weapon.mount.rear;
    if (!away) return weapon;
    const factors = [...weapon.factors, given('weapon/facing', OTHER_SIDE)];
    return { ...weapon, factors, value: valueOf(factors) };
  });
};
