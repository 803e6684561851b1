/**
 * Hits, critical hits, explosions and what they do to the pilot end as a second author's reading of the
 * rules has them end, with the same dice. `DEEP=1` strikes 20,000 mechs, otherwise 1,000.
 */
import { afterDamage } from '../../src/games/battletech/standard/damage/after-damage';
import { applyHit } from '../../src/games/battletech/standard/damage/apply-hit';
import type { DamageEvent } from '../../src/games/battletech/standard/damage/events';
import { fireLocation } from '../../src/games/battletech/standard/damage/hit-location';
import { blowLocation } from '../../src/games/battletech/standard/damage/physical-location';
import { UNHARMED, type Victim } from '../../src/games/battletech/standard/damage/victim';
import { chanceOf } from '../support/battletech-second/chance';
import { diceFrom, dieList, drawnCases, listed } from '../support/battletech-second/draws';
import { hit } from '../support/battletech-second/damage';
import { blowHits, fireHits } from '../support/battletech-second/hit-tables';
import { randomSheet, randomWounds } from '../support/battletech-second/random-unit';
import { summaryOf, woundsOf } from '../support/battletech-second/wounds';

const SIDES = ['front', 'left', 'right', 'rear'] as const;
const TABLES = ['normal', 'normal', 'normal', 'partial-cover', 'punch', 'kick', 'above', 'below'] as const;

it('BT-DMG-1 BT-DMG-2 every roll of every table hits where the rules say', () => {
  for (const side of SIDES) {
    for (let total = 2; total <= 12; total += 1)
      expect({ side, total, at: fireLocation(total, side) }).toEqual({
        side,
        total,
        at: fireHits(total, side),
      });
    for (const table of ['punch', 'kick', 'above', 'below'] as const)
      for (const motion of ['biped', 'quad'] as const)
        for (let die = 1; die <= 6; die += 1)
          expect({ table, side, motion, die, at: blowLocation(die, table, side, motion) }).toEqual({
            table,
            side,
            motion,
            die,
            at: blowHits(die, table, side, motion),
          });
  }
});

/** An event on a line. */
const told = ({ rolls, unit: _, type, ...data }: DamageEvent): string =>
  `${type} ${rolls.map(({ dice }) => dice.join('+')).join(' ')} ${JSON.stringify(data)}`;

it('BT-DMG-4 BT-CRIT-1 BT-CRIT-11 mechs under fire end as the second author reads the rules', () => {
  const differences: unknown[] = [];
  for (const seed of drawnCases()) {
    if (differences.length >= 3) break;
    const chance = chanceOf(seed);
    const sheet = randomSheet(chance);
    const condition = randomWounds(chance, sheet);
    const dice = dieList(chance);
    const [ours, theirs] = [listed(dice), listed(dice)];

    const wounds = woundsOf(sheet, condition);
    let victim: Victim = {
      id: 'u',
      sheet,
      condition,
      pilotHits: 0,
      isConscious: true,
      harm: UNHARMED,
    };
    const events: DamageEvent[] = [];
    const course = {
      state: { epoch: 0, turn: 1, step: 'fire', streams: {} },
      dice: diceFrom(theirs),
      victim: () => victim,
      add: (event: DamageEvent) => {
        events.push(event);
        victim = afterDamage(victim, event);
      },
    };
    for (let hits = chance.between(1, 8); hits > 0 && victim.harm.out === null; hits -= 1) {
      const [table, side] = [chance.of(TABLES), chance.of(SIDES)];
      const points = chance.of([1, 2, 5, 10, 15, 20, 25]);
      events.length = 0;
      applyHit(course, 'u', { damage: points, kind: 'energy', where: { table, side } });
      hit(wounds, table, side, points, ours.die);
      const after = woundsOf(sheet, victim.condition);
      after.pilotHits = victim.pilotHits;
      after.isConscious = victim.isConscious;
      after.pilot = victim.harm.pilot;
      after.out = victim.harm.out;
      const [mine, given] = [summaryOf(wounds), summaryOf(after)];
      if (JSON.stringify(mine) === JSON.stringify(given) && ours.used() === theirs.used()) continue;
      const used = [ours.used(), theirs.used()];
      differences.push({
        seed,
        slug: sheet.slug,
        table,
        side,
        points,
        used,
        mine,
        given,
        events: events.map(told),
      });
      break;
    }
  }
  expect(differences).toEqual([]);
});
