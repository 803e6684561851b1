/** Fire of platoons, and at them (BT-SUP-11, BT-SUP-12): rolled and told as any shot. */
import { applyHit } from '../../damage/apply-hit';
import { structureLeft } from '../../damage/points';
import { clusterHits, columnsOf } from '../../equipment/missiles/cluster-table';
import { attackOf } from '../../equipment/weapons/attack';
import { munitionName, type Shot } from '../../equipment/weapons/resolve-shot';
import type { ShotCourse } from '../../equipment/weapons/shot-event';
import { ShotRolls } from '../../equipment/weapons/shot-rolls';
import { type Ground } from '../../field/ground';
import { loseTroopers } from '../damage/apply-support-hit';
import { fallen, lossesBy, platoonGroups } from '../damage/infantry-losses';
import { FRONT } from '../model';

/** Nothing in the hex to hide behind. */
export const isInTheOpen = ({ woods, rough, rubble, building }: Ground, index: number): boolean =>
  [woods, rough, rubble, building].every((what) => (what[index] ?? 0) === 0);

const total = (rolls: ShotRolls, count: number, code: `bt.roll.${string}`): number =>
  rolls.roll(count, { code }).total ?? 0;

const isHitBy = ({ weapon, needed }: Shot, rolls: ShotRolls): boolean =>
  rolls.roll(2, { code: 'bt.roll.to-hit', params: { weapon: weapon.figures.name }, needed }).success === true;

const salvo = (size: number, rolls: ShotRolls): number =>
  columnsOf(size).reduce(
    (sum, column) => sum + (column === 1 ? 1 : clusterHits(column, total(rolls, 2, 'bt.roll.cluster'))),
    0,
  );

const tell = (
  course: ShotCourse,
  shot: Shot,
  rolls: ShotRolls,
  what: { hits: number; groups: readonly number[] },
): void => {
  course.add({
    ...{ type: 'shot', rolls: rolls.all, unit: shot.target, attacker: shot.attacker, weapon: shot.weapon.id },
    ...{ needed: shot.needed, terms: shot.terms ?? [], shots: shot.shots, bin: shot.bin ?? null },
    ...{
      munition: munitionName(shot.munition),
      isFired: true,
      isHit: what.hits > 0,
      isJammed: false,
      heat: 0,
    },
    ...what,
  });
};

/** A platoon fires: each trooper that hits does a little. */
const byPlatoon = (course: ShotCourse, shot: Shot, rolls: ShotRolls): readonly number[] => {
  const troopers = structureLeft(course.victim(shot.attacker), FRONT);
  const hits = isHitBy(shot, rolls) ? salvo(troopers, rolls) : 0;
  const groups = platoonGroups(hits);
  tell(course, shot, rolls, { hits, groups });
  return groups;
};

/** Troopers of the target that fall. */
const atPlatoon = (course: ShotCourse, shot: Shot, rolls: ShotRolls, isOpen: boolean): number => {
  const attack = attackOf(shot.weapon.figures, shot);
  const isHit = isHitBy(shot, rolls);
  const hits = !isHit ? 0 : attack.size === 1 || attack.isWhole ? attack.size : salvo(attack.size, rolls);
  const losses = lossesBy(shot.weapon.figures, attack.size > 1);
  const rolled = isHit && 'dice' in losses ? total(rolls, losses.dice, 'bt.roll.troopers') : 0;
  tell(course, shot, rolls, { hits, groups: [] });
  return hits === 0 ? 0 : fallen(losses, hits * attack.each, rolled, isOpen);
};

/** Of a shot in which a platoon takes part. `isOpen`: the target stands in the open. */
export const resolvePlatoonShot = (course: ShotCourse, shot: Shot, isOpen: boolean): void => {
  const { attacker, target } = shot;
  const rolls = new ShotRolls(course, `${attacker}.${shot.weapon.id}`);
  const isAtPlatoon = course.victim(target).sheet.support === 'foot';
  if (course.victim(attacker).sheet.support !== 'foot') {
    loseTroopers(course, target, atPlatoon(course, shot, rolls, isOpen));
    return;
  }
  const groups = byPlatoon(course, shot, rolls);
  if (isAtPlatoon) {
    const points = groups.reduce((sum, one) => sum + one, 0);
    loseTroopers(course, target, isOpen ? 2 * points : points);
    return;
  }
  const where = { table: shot.table, side: shot.side };
  for (const damage of groups) applyHit(course, target, { damage, kind: 'energy', where });
};
