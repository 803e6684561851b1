/**
 * Heat made, sunk and what it does agree with a second author's reading of the rules, with the same
 * dice. `DEEP=1` heats 20,000 mechs, otherwise 1,000.
 */
import type { DamageEvent } from '../../src/games/battletech/standard/damage/events';
import { afterDamage } from '../../src/games/battletech/standard/damage/after-damage';
import { UNHARMED } from '../../src/games/battletech/standard/damage/victim';
import { afterHeat, type Heated, type HeatEvent } from '../../src/games/battletech/standard/heat/heat-course';
import { heatPhase } from '../../src/games/battletech/standard/heat/heat-phase';
import { movementHeat } from '../../src/games/battletech/standard/heat/movement-heat';
import { heatToHit } from '../../src/games/battletech/standard/heat/scale';
import { chanceOf } from '../support/battletech-second/chance';
import { diceFrom, dieList, drawnCases, listed } from '../support/battletech-second/draws';
import * as second from '../support/battletech-second/heat';
import { randomSheet, randomWounds } from '../support/battletech-second/random-unit';
import { summaryOf, woundsOf } from '../support/battletech-second/wounds';

const MODES = ['stand', 'walk', 'run', 'jump'] as const;
const isOfHeat = (event: DamageEvent | HeatEvent): event is HeatEvent =>
  event.type === 'heated' || event.type === 'reactor' || event.type === 'ammunition-heat';

it('BT-HEAT-1 BT-HEAT-5 what movement heats, and how much harder fire is', () => {
  const sheet = randomSheet(chanceOf(1));
  for (const mode of MODES)
    for (let hexes = mode === 'stand' ? 0 : 1; hexes < 12; hexes += 1)
      for (const tries of [0, 1, 2])
        expect({ mode, hexes, heat: movementHeat(sheet, mode, mode === 'stand' ? 0 : hexes, tries) }).toEqual(
          {
            mode,
            hexes,
            heat: second.movementHeat(mode, hexes, tries),
          },
        );
  for (let heat = 0; heat <= 40; heat += 1)
    expect({ heat, harder: heatToHit(heat) }).toEqual({ heat, harder: second.fireLoss(heat) });
});

it('BT-HEAT-3 BT-HEAT-6 BT-HEAT-7 BT-HEAT-8 mechs in the heat end as the second author reads the rules', () => {
  const differences: unknown[] = [];
  for (const seed of drawnCases()) {
    const chance = chanceOf(seed);
    const sheet = randomSheet(chance);
    const condition = randomWounds(chance, sheet, true);
    const dice = dieList(chance);
    const [ours, theirs] = [listed(dice), listed(dice)];
    const wounds = woundsOf(sheet, condition);
    wounds.isConscious = chance.often(85);
    const hot: second.Hot = { wounds, heat: chance.between(0, 35), isShutDown: chance.often(20) };
    const standing = { depth: chance.of([0, 0, 0, 1, 2]), isProne: chance.often(20) };
    const made = chance.between(0, 40);
    let mech: Heated = {
      id: 'u',
      sheet,
      condition,
      pilotHits: 0,
      isConscious: wounds.isConscious,
      harm: UNHARMED,
      heat: hot.heat,
      isShutDown: hot.isShutDown,
    };
    const before = { heat: hot.heat, isShutDown: hot.isShutDown, isConscious: wounds.isConscious };
    heatPhase(
      {
        state: { epoch: 0, turn: 1, step: 'heat', streams: {} },
        dice: diceFrom(theirs),
        victim: () => mech,
        add: (event) => {
          mech = isOfHeat(event) ? afterHeat(mech, event) : afterDamage(mech, event);
        },
      },
      'u',
      made,
      standing,
    );
    second.heatPhase(hot, made, standing.depth, standing.isProne, ours.die);
    const after = woundsOf(sheet, mech.condition);
    after.pilotHits = mech.pilotHits;
    after.isConscious = mech.isConscious;
    after.pilot = mech.harm.pilot;
    after.out = mech.harm.out;
    const mine = { heat: hot.heat, off: hot.isShutDown, used: ours.used(), wounds: summaryOf(wounds) };
    const given = { heat: mech.heat, off: mech.isShutDown, used: theirs.used(), wounds: summaryOf(after) };
    if (JSON.stringify(mine) !== JSON.stringify(given))
      differences.push({ seed, slug: sheet.slug, before, made, standing, mine, given });
    if (differences.length >= 3) break;
  }
  expect(differences).toEqual([]);
});
