import { bundledCatalog, conditionViolations, normalizeCondition, UNDAMAGED } from '../../../../catalog';
import { sheetOf } from '../mech/make-sheet';
import { makeCourse, quickDice } from '../testing/make-course';
import type { HitSide, HitTable } from '../aim';
import { applyHit } from './apply-hit';
import type { DamageKind } from './armor-kinds';
import { DEADLY_HITS } from './pilot/pilot-hits';
import { UNHARMED } from './victim';

const KINDS: readonly DamageKind[] = ['ballistic', 'energy', 'missile', 'physical', 'area'];
const TABLES: readonly HitTable[] = ['normal', 'partial-cover', 'punch', 'kick', 'above', 'below'];
const SIDES: readonly HitSide[] = ['front', 'left', 'right', 'rear'];
const ARMORS = ['hardened', 'ferro-lamellor', 'reactive', 'reflective', 'commercial'] as const;
const STRUCTURES = ['composite', 'reinforced', 'industrial'] as const;

it('BT-DMG-4 BT-DMG-5 whatever hits whatever design, its condition fits it, and no figure leaves its bounds', () => {
  const catalog = bundledCatalog();
  const dice = quickDice(11);
  const die = dice.stream({ epoch: 0, round: 0, phase: '', purpose: '', place: '' });
  const one = <T>(of: readonly T[]): T => of[die.roll(of.length).result - 1] as T;
  // Every third: the run stays within seconds.
  for (const design of catalog.mechs.filter((_, at) => at % 3 === 0)) {
    const plain = sheetOf(catalog, design);
    const sheet =
      die.roll(3).result === 1 ? { ...plain, armorType: one(ARMORS), structureType: one(STRUCTURES) } : plain;
    const course = makeCourse(
      { id: 'x', sheet, condition: UNDAMAGED, pilotHits: 0, isConscious: true, harm: UNHARMED },
      dice,
    );
    for (let count = 0; count < 40; count += 1)
      applyHit(course, 'x', {
        damage: die.roll(25).result,
        kind: one(KINDS),
        where: { table: one(TABLES), side: one(SIDES) },
        piercing: die.roll(9).result === 1 ? -2 : null,
      });
    const { condition, pilotHits, harm } = course.now;
    expect(conditionViolations(design, condition)).toEqual([]);
    const normal = normalizeCondition(design, condition);
    expect(normalizeCondition(design, normal)).toEqual(normal);
    expect(pilotHits).toBeLessThanOrEqual(DEADLY_HITS);
    expect(new Set(harm.halves).size).toBe(harm.halves.length);
    if (harm.isDevastated) expect(condition.structure.CT).toBe(0);
  }
});
