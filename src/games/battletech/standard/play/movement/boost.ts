/** Running with MASC or a supercharger (BT-EQ-26): whether it holds, and what it does when it fails. */
import { flatMap } from '../../../../../kernel';
import { oddsOf } from '../../../../shared/terms';
import { roll } from '../../../../shared/rolls';
import { explodeIn } from '../../damage/apply-hit';
import { rollFor } from '../../damage/damage-course';
import { criticalsOf } from '../../damage/critical/critical-table';
import { rollCriticals } from '../../damage/critical/critical-hits';
import { checkEngine } from '../../damage/losses';
import { isSlotHit } from '../../damage/points';
import { mascNumber } from '../../equipment/body/masc';
import { isGone, legsOf } from '../../mech/body';
import type { Mount } from '../../mech/sheet';
import { boostersOf, isSupercharger } from '../../movement/points/boost';
import type { Fight } from '../fight';
import type { Fighter, Unit } from '../model';

/** On two dice; null: it would fail without a roll. */
export const boostNumber = ({ boosts }: Pick<Unit, 'boosts'>): number | null => mascNumber(boosts?.used ?? 0);

/** That all of them hold. */
export const boostOdds = (unit: Unit, mech: Fighter): number => {
  const needed = boostNumber(unit);
  return needed === null ? 0 : oddsOf(needed) ** boostersOf(mech).length;
};

const breakLegs = (fight: Fight, id: string): void => {
  for (const leg of legsOf(fight.victim(id).sheet)) {
    if (fight.mech(id) === null || isGone(fight.victim(id), leg)) continue;
    rollCriticals(fight, id, leg, 0, (one) => explodeIn(fight, id, one));
  }
};

const hitSlot = (fight: Fight, unit: string, location: Mount['location'], slot: number): void =>
  fight.add({ type: 'slot-hit', unit, rolls: [], location, slot, isArmor: false, fall: null });

/** Critical hits on the engine go to its first slots that are whole. */
const breakEngine = (fight: Fight, unit: string, mount: Mount): void => {
  const [place] = mount.slots;
  if (place !== undefined) hitSlot(fight, unit, place.location, place.slot);
  const dice = rollFor(fight, unit, 2, { code: 'bt.roll.critical' });
  const { hits } = criticalsOf(dice.total ?? 0, 'CT');
  fight.add({ type: 'critical-roll', unit, rolls: [dice], location: 'CT', modifier: 0, hits, isOff: false });
  const mech = fight.victim(unit);
  const slots = flatMap(mech.sheet.slots.CT, (slot, index) =>
    slot !== null && 'part' in slot && slot.part === 'engine' && !isSlotHit(mech, 'CT', index + 1)
      ? [index + 1]
      : [],
  );
  for (const slot of slots.slice(0, hits)) hitSlot(fight, unit, 'CT', slot);
  checkEngine(fight, unit);
};

/** True: all of them hold. */
export const boost = (fight: Fight, id: string): boolean => {
  const needed = boostNumber(fight.unit(id)) ?? 13;
  let holds = true;
  for (const mount of boostersOf(fight.victim(id))) {
    if (fight.mech(id) === null) return false;
    const dice = roll(fight.dice, fight.state, {
      ...{ purpose: 'bt.roll.boost', who: id, token: id, sides: 6, count: 2, needed, judged: 'total' },
    });
    const isGood = dice.success === true;
    fight.add({ type: 'boosted', rolls: [dice], unit: id, mount: mount.id, holds: isGood });
    if (isGood) continue;
    holds = false;
    if (isSupercharger(mount)) breakEngine(fight, id, mount);
    else breakLegs(fight, id);
  }
  return holds;
};
