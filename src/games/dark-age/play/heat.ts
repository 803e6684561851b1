/** Heat (DA-HEAT): clicks, then the rolls of the stop that shows, until none brings more or the mech shuts down. */
import type { Dice } from '../../../kernel';
import { roll } from '../../shared/rolls';
import { unitOf, type Unit } from '../model/state';
import { damageOf } from '../rules/units';
import type { Fight } from './course';
import { hurt } from './hurt';

const THREATS = ['rising', 'avoid-shutdown', 'ammo-explosion'];

const living = (fight: Fight, id: string): Unit | null => {
  const unit = unitOf(fight.state, id);
  return unit === null || unit.gone !== null ? null : unit;
};

const ballisticOf = (unit: Unit): number =>
  Math.max(
    unit.primary.type === 'ballistic' ? damageOf(unit, 'primary') : 0,
    unit.secondary?.type === 'ballistic' ? damageOf(unit, 'secondary') : 0,
  );

export const shutDown = (fight: Fight, id: string): void =>
  fight.add({ type: 'shut-down', rolls: [], unit: id });

/** One effect; true: it brought heat or shut the mech down, and the others are those of a new stop. */
const befalls = (fight: Fight, unit: Unit, effect: string, dice: Dice): boolean => {
  const cast = roll(dice, fight.state, {
    purpose: `da.roll.${effect}`,
    who: unit.id,
    token: unit.id,
    sides: 6,
    count: 1,
    needed: 3,
    judged: 'total',
  });
  const happens = cast.success !== true;
  fight.add({ type: 'heat-effect', rolls: [cast], unit: unit.id, effect, happens });
  if (!happens) return false;
  if (effect === 'rising') fight.add({ type: 'heated', rolls: [], unit: unit.id, clicks: 1 });
  if (effect === 'avoid-shutdown') shutDown(fight, unit.id);
  if (effect === 'ammo-explosion') hurt(fight, unit.id, ballisticOf(unit) - 1, null, 'ammo');
  return effect !== 'ammo-explosion';
};

/** DA-HEAT-4: at its last stop a mech shuts down of itself. */
const isTooHot = ({ warmth, isShutDown }: Unit): boolean => warmth?.icon === 'shutdown' && !isShutDown;

/** All clicks of one order first (DA-HEAT-2), then the rolls. */
export const heat = (fight: Fight, id: string, clicks: number, dice: Dice): void => {
  const before = living(fight, id);
  if (before === null || before.kind !== 'mech' || before.isShutDown || clicks <= 0) return;
  fight.add({ type: 'heated', rolls: [], unit: id, clicks });
  let rollsAgain = true;
  while (rollsAgain) {
    rollsAgain = false;
    const unit = living(fight, id);
    if (unit === null || unit.isShutDown) return;
    if (isTooHot(unit)) return shutDown(fight, id);
    for (const effect of unit.warmth?.effects ?? []) {
      const now = living(fight, id);
      if (now === null || !THREATS.includes(effect)) continue;
      if (befalls(fight, now, effect, dice)) {
        rollsAgain = true;
        break;
      }
    }
  }
};

/** Not beyond the start stop (DA-HEAT-1). */
export const cool = (fight: Fight, id: string, clicks: number): void => {
  const unit = living(fight, id);
  const taken = Math.min(clicks, unit?.stop ?? 0);
  if (taken > 0) fight.add({ type: 'cooled', rolls: [], unit: id, clicks: taken });
};

/** DA-HEAT-6: at the start stop, or by a roll where the stop allows it. */
export const restart = (fight: Fight, id: string, dice: Dice | null): void => {
  const unit = living(fight, id);
  if (unit === null || !unit.isShutDown || unit.isAsleep) return;
  if (unit.stop === 0) return fight.add({ type: 'restarted', rolls: [], unit: id });
  if (dice === null || unit.warmth?.effects.includes('restart') !== true) return;
  const cast = roll(dice, fight.state, {
    purpose: 'da.roll.restart',
    who: id,
    token: id,
    sides: 6,
    count: 1,
    needed: 4,
    judged: 'total',
  });
  const happens = cast.success === true;
  fight.add({ type: 'heat-effect', rolls: [cast], unit: id, effect: 'restart', happens });
  if (happens) fight.add({ type: 'restarted', rolls: [], unit: id });
};
