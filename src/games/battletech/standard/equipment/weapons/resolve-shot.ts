/**
 * A shot from its roll to hit to its last point of damage (BT-EQ-1 … BT-EQ-16). Whether it could be fired, and
 * what it needed, was asked before (BT-GUN-1); ammunition, heat and jams are for whoever sees the event.
 */
import type { Term, TokenId } from '../../../../shapes';
import type { HitSide, HitTable } from '../../aim';
import { applyHit } from '../../damage/apply-hit';
import type { Mount } from '../../mech/sheet';
import { AMS_MODIFIER, STREAK_TOTAL } from '../electronics/ams';
import { ammunitionIs } from '../figures';
import { clusterHits, columnsOf } from '../missiles/cluster-table';
import { groupsOf } from '../missiles/salvo';
import { type Attack, attackOf, type Firing } from './attack';
import { jams } from './jamming';
import type { BinPlace, ShotCourse } from './shot-event';
import { ShotRolls } from './shot-rolls';

export interface Shot extends Firing {
  readonly attacker: TokenId;
  readonly weapon: Mount;
  readonly target: TokenId;
  readonly needed: number;
  /** What it is made of, for who reads of it. */
  readonly terms?: readonly Term[];
  readonly table: HitTable;
  readonly side: HitSide;
  /** On the cluster roll, by what guides the missiles. */
  readonly guidance: number;
  /** An anti-missile system of the target works against it. */
  readonly isDefended: boolean;
  /** What of a group of so many points walls let through; left out: there are none. */
  readonly through?: (damage: number) => number;
  /** What it is fed from, for whoever counts its shots. */
  readonly bin?: BinPlace | null;
}

const THUNDERBOLTS = [49, 50, 51, 52];
const BEACONS = [13, 30];

const isShotDown = (shot: Shot, rolls: ShotRolls): boolean =>
  shot.isDefended &&
  ammunitionIs(shot.weapon.figures, ...THUNDERBOLTS) &&
  rolls.roll(1, { code: 'bt.roll.ams', needed: 4 }).success === true;

const hitsOf = (shot: Shot, attack: Attack, rolls: ShotRolls): number => {
  const { size, bonus, isWhole } = attack;
  if (size === 1) return isShotDown(shot, rolls) ? 0 : 1;
  if (isWhole) return shot.isDefended ? clusterHits(size, STREAK_TOTAL + AMS_MODIFIER) : size;
  const modifier = bonus + shot.guidance + (shot.isDefended && attack.kind === 'missile' ? AMS_MODIFIER : 0);
  return columnsOf(size).reduce((sum, column) => {
    if (column === 1) return sum + 1;
    return sum + clusterHits(column, (rolls.roll(2, { code: 'bt.roll.cluster' }).total ?? 0) + modifier);
  }, 0);
};

const heatOf = ({ heat, size }: Attack, hits: number, rolls: ShotRolls): number => {
  const rolled = heat.dice === 0 ? 0 : (rolls.roll(heat.dice, { code: 'bt.roll.target-heat' }).total ?? 0);
  return rolled + heat.plus * (size === 1 ? 1 : hits);
};

/** Null: standard ammunition, which goes without saying, or none. */
export const munitionName = (munition: Firing['munition']): string | null =>
  munition === null || munition.ammunition?.munition === 'standard' ? null : munition.name;

/** True: it hit. */
export const resolveShot = (course: ShotCourse, shot: Shot): boolean => {
  const { weapon, target, needed, table, side } = shot;
  const { figures } = weapon;
  const attack = attackOf(figures, shot);
  const rolls = new ShotRolls(course, `${shot.attacker}.${weapon.id}`);
  const dice = rolls.roll(2, { code: 'bt.roll.to-hit', params: { weapon: figures.name }, needed });
  const isHit = dice.success === true;
  const hits = isHit ? hitsOf(shot, attack, rolls) : 0;
  const heat = hits === 0 ? 0 : heatOf(attack, hits, rolls);
  const groups = groupsOf(attack, hits);
  course.add({
    type: 'shot',
    rolls: rolls.all,
    unit: target,
    attacker: shot.attacker,
    weapon: weapon.id,
    needed,
    terms: shot.terms ?? [],
    shots: shot.shots,
    bin: shot.bin ?? null,
    munition: munitionName(shot.munition),
    isFired: isHit || !attack.isWhole,
    isHit,
    isJammed: jams(figures, shot.shots, dice.total ?? 0),
    hits,
    groups,
    heat,
  });
  const isBeacon = hits > 0 && groups.length === 0 && ammunitionIs(figures, ...BEACONS);
  for (const group of isBeacon ? [0] : groups) {
    const damage = shot.through?.(group) ?? group;
    // What the walls took whole hits nothing.
    if (damage === 0 && group > 0) continue;
    applyHit(course, target, {
      damage,
      kind: attack.kind,
      where: { table, side },
      piercing: attack.piercing,
    });
  }
  return isHit;
};
