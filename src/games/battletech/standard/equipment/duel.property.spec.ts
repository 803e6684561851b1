import { bundledCatalog, conditionViolations, normalizeCondition } from '../../../../catalog';
import { makeSheet } from '../testing/make-mech';
import { quickDice } from '../testing/make-course';
import { fightDuel } from '../testing/make-duel';

/** `DEEP=1` fights as many as a release must stand. */
const DUELS = process.env.DEEP === '1' ? 10_000 : 40;

it('BT-EQ-1 BT-HEAT-2 BT-DMG-8 duels of all sorts of designs end, and whoever is left fits its design', () => {
  const designs = bundledCatalog().mechs;
  const dice = quickDice(21);
  const die = dice.stream({ epoch: 0, round: 0, phase: '', purpose: '', place: '' });
  const pick = (): (typeof designs)[number] => {
    const design = designs[die.roll(designs.length).result - 1];
    if (design === undefined) throw new RangeError('no design');
    return design;
  };
  let ended = 0;
  for (let duel = 0; duel < DUELS; duel += 1) {
    const pair = [pick(), pick()] as const;
    const { mechs, events } = fightDuel([makeSheet(pair[0].slug), makeSheet(pair[1].slug)], dice, 60);
    if (mechs.some(({ harm }) => harm.out !== null)) ended += 1;
    mechs.forEach(({ condition, heat, pilotHits }, at) => {
      const design = pair[at] ?? pair[0];
      expect(conditionViolations(design, normalizeCondition(design, condition))).toEqual([]);
      expect(Object.values(condition.ammunition).every(({ shots }) => shots >= 0)).toBe(true);
      expect(heat).toBeGreaterThanOrEqual(0);
      expect(pilotHits).toBeLessThanOrEqual(6);
    });
    // Every roll has a label of its own, and stands in an event.
    const labels = events.flatMap(({ rolls }) => rolls.map(({ label }) => label));
    expect(new Set(labels).size).toBe(labels.length);
  }
  // Who has spent all ammunition, and has nothing else, cannot end it.
  expect(ended / DUELS).toBeGreaterThan(0.85);
});
