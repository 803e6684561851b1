/**
 * A weapon's value in the offence: its own, × the factors of its mount, its guidance, the targeting computer
 * (TM and TO, BV).
 */
import { CAPACITOR_HEAT, chargedPpcs } from './capacitor';
import { isDefensive } from '../defence/defensive-equipment';
import { steadied } from './enhancement';
import { guidedLaunchers } from './guidance';
import { weaponHeat } from './heat';
import { laserAids } from './laser-aids';
import { has, type Mount } from '../mounts';
import { carries, type Subject } from '../subject';
import { given, sum, type Term } from '../term';
import { vibroblades } from './vibroblades';
import { weaponBase } from './weapon-base';

const TARGETING_COMPUTER = 1.25;
const OTHER_SIDE = 0.5;
const STEADIED = 1.25;
const DRONE = 0.8;
const PULSE_MODULE = 1.15;

export interface WeaponValue {
  readonly mount: Mount;
  readonly factors: readonly Term[];
  readonly value: number;
  /** Heat that it counts with when it fires. */
  readonly heat: number;
}

const valueOf = (factors: readonly Term[]): number =>
  factors.reduce((product, { value }) => product * value, 1);
/** Arms and turrets fire to every side. */
const hasSide = (subject: Subject, { location, turret }: Mount): boolean =>
  !turret && (subject.design.motion === 'quad' || (location !== 'RA' && location !== 'LA'));

/** A weapon is counted if it has a value at all; an array's is that of its guns. */
const fires = (mount: Mount): boolean =>
  mount.item.weapon !== null && !isDefensive(mount) && ((mount.item.bv ?? 0) > 0 || has(mount, 'mga'));

/** How a weapon's factors come about, once it is known whether it fires to the side that counts half. */
const factorsOf = (subject: Subject): ((mount: Mount, away: boolean) => readonly Term[]) => {
  const guided = guidedLaunchers(subject);
  const base = weaponBase(subject);
  const charged = chargedPpcs(subject);
  const aids = laserAids(subject);
  const targeting = carries(subject, 'targcomp');
  const drone = carries(subject, 'drone-operating-system');
  return (mount, away) => {
    const charge = charged.get(mount) ?? null;
    const system = guided.get(mount) ?? null;
    return [
      charge === null
        ? base(mount)
        : sum('weapon/charged', [base(mount), given('weapon/capacitor', charge.gain)]),
      ...(steadied(subject, mount.location) ? [given('weapon/steadied', STEADIED)] : []),
      ...(away ? [given('weapon/facing', OTHER_SIDE)] : []),
      ...(drone ? [given('weapon/drone', DRONE)] : []),
      ...(aids.get(mount) === 'pulse-module' ? [given('weapon/pulse-module', PULSE_MODULE)] : []),
      ...(system === null ? [] : [given('weapon/guidance', system.factor, { system: system.flag })]),
      ...(targeting && has(mount, 'direct-fire')
        ? [given('weapon/targeting-computer', TARGETING_COMPUTER)]
        : []),
    ];
  };
};

/**
 * A weapon's value by the factors that count when front and rear are compared: a targeting computer does not.
 */
const comparedValue = (factors: readonly Term[]): number =>
  valueOf(factors.filter(({ code }) => code !== 'weapon/targeting-computer'));

/** Every working weapon that counts for the offence: only vibroblades without sensors. */
export const weaponValues = (subject: Subject): readonly WeaponValue[] => {
  const factors = factorsOf(subject);
  const charged = chargedPpcs(subject);
  const aids = laserAids(subject);
  const weapons = [
    ...(subject.aims ? subject.mounts.filter(fires) : []).map((mount) => ({
      mount,
      heat: weaponHeat(mount, aids.get(mount)) + (charged.has(mount) ? CAPACITOR_HEAT : 0),
    })),
    ...vibroblades(subject),
  ];
  const sided = weapons.filter(({ mount }) => hasSide(subject, mount));
  const total = (rear: boolean) =>
    sided
      .filter(({ mount }) => mount.rear === rear)
      .reduce((sum, { mount }) => sum + comparedValue(factors(mount, false)), 0);
  // A mech whose back bites harder than its front is valued as if it were turned round; arms swing both ways.
  const turned = sided.some(({ mount }) => mount.rear) && total(true) > total(false);
  return weapons.map(({ mount, heat }) => {
    const made = factors(mount, hasSide(subject, mount) && mount.rear !== turned);
    return { mount, factors: made, value: valueOf(made), heat };
  });
};
