/** Repair (DA-SPEC-3) and hot-wiring (DA-SPEC-2): rolls against friends and captives. */
import type { Dice } from '../../../kernel';
import { roll } from '../../shared/rolls';
import { type Current, isStanding, unitOf, type Unit } from '../model/state';
import { isCritical, isFumble, isHit, WHITE_BLACK } from '../rules/odds';
import { attackOf, damageOf, defenceOf, isOneShot } from '../rules/units';
import type { Fight } from './course';
import { hurt } from './hurt';
import { went } from './push';

/** DA-RNG-4 without anything that makes it harder. */
export const neededAgainst = (unit: Unit, target: Unit): number => defenceOf(target) - attackOf(unit);

/** Click by click, to a repair stop or the start. */
const mend = (fight: Fight, id: string, clicks: number): void => {
  for (let left = clicks; left > 0; left -= 1) {
    const unit = unitOf(fight.state, id);
    if (unit === null || unit.click === 0 || unit.now.repairStop) return;
    fight.add({ type: 'repaired', rolls: [], unit: id, clicks: 1 });
  }
};

export const treat = (fight: Fight, current: Current, dice: Dice): void => {
  const { state } = fight;
  const unit = unitOf(state, current.leader);
  const target = unitOf(state, current.targets[0]);
  if (!isStanding(unit) || !isStanding(target)) return went(fight, { stage: 'push' });
  const needed = neededAgainst(unit, target);
  const cast = roll(dice, state, {
    purpose: `da.roll.${current.kind}`,
    who: unit.id,
    token: unit.id,
    sides: 6,
    count: 3,
    kinds: WHITE_BLACK,
    needed,
    judged: 'total',
  });
  const isDone = isHit(cast.dice, needed);
  const critical = isCritical(cast.dice);
  fight.add({
    type: 'attacked',
    rolls: [{ ...cast, success: isDone }],
    unit: unit.id,
    kind: current.kind,
    targets: [target.id],
    hits: isDone ? [target.id] : [],
    isCritical: critical,
    isFumble: isFumble(cast.dice),
  });
  if (current.kind === 'repair') {
    if (isDone) mend(fight, target.id, Math.max(1, damageOf(unit, 'primary')) + (critical ? 1 : 0));
    else if (isFumble(cast.dice)) hurt(fight, target.id, 1, null, 'repair');
  } else {
    if (isFumble(cast.dice)) hurt(fight, unit.id, 1, null, 'fumble');
    if (isDone) fight.add({ type: 'turncoat', rolls: [], unit: target.id, seat: unit.seat });
    else hurt(fight, unit.id, 1, null, 'capture');
  }
  const ids = current.kind === 'repair' ? ['repair-machine', 'repair-foot'] : ['hot-wire'];
  const spent = ids.some((id) => isOneShot(unit, id)) ? [...current.spent, unit.id] : current.spent;
  went(fight, { spent, stage: 'push' });
};
