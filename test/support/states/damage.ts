/**
 * Mechs damaged in any way, for properties, and the pairs of bundled designs between which refits lead
 * (REP-4).
 */
import fc from 'fast-check';
import { bundledCatalog } from '../../../src/catalog/bundled';
import type { Condition } from '../../../src/catalog/condition';
import { normalizeCondition } from '../../../src/catalog/condition-check';
import { ARMOR_LOCATIONS, LOCATIONS, type MechDesign } from '../../../src/catalog/model';
import { chassisViolations } from '../../../src/catalog/refit';

const { mechs } = bundledCatalog();

export const refitPairs: readonly { readonly from: MechDesign; readonly to: MechDesign }[] = mechs.flatMap(
  (from) =>
    mechs.flatMap((to) =>
      from !== to && from.chassis === to.chassis && chassisViolations(from, to).length === 0
        ? [{ from, to }]
        : [],
    ),
);

const share = fc.double({ min: 0, max: 1, noNaN: true });
/** Damage of any kind and extent; `share`s are fractions of what the design has. */
export const damageOf = fc.record({
  armor: fc.dictionary(fc.constantFrom(...ARMOR_LOCATIONS), share),
  structure: fc.dictionary(
    fc.constantFrom(...LOCATIONS.filter((at) => at !== 'CT')),
    fc.oneof(share, fc.constant(0)),
    { maxKeys: 3 },
  ),
  slots: fc.array(
    fc.record({ location: fc.constantFrom(...LOCATIONS), slot: fc.integer({ min: 1, max: 12 }) }),
    { maxLength: 12 },
  ),
  shots: fc.array(share, { maxLength: 6 }),
});
export const conditionOf = (
  design: MechDesign,
  damage: typeof damageOf extends fc.Arbitrary<infer T> ? T : never,
): Condition =>
  normalizeCondition(design, {
    armor: Object.fromEntries(
      Object.entries(damage.armor).map(([at, part]) => [at, Math.floor(design.armor[at as 'CT'] * part)]),
    ),
    structure: Object.fromEntries(
      Object.entries(damage.structure).map(([at, part]) => [
        at,
        Math.floor(design.structure[at as 'CT'] * part),
      ]),
    ),
    slots: damage.slots
      .filter(
        ({ location, slot }, i, all) =>
          (design.slots[location][slot - 1] ?? null) !== null &&
          all.findIndex((o) => o.location === location && o.slot === slot) === i,
      )
      .map((place) => ({ ...place, state: 'hit' as const })),
    ammunition: damage.shots.flatMap((part, i) => {
      const bin = design.bins[i];
      return bin === undefined
        ? []
        : [{ location: bin.location, slot: bin.slot, shots: Math.floor(bin.shots * part) }];
    }),
  });
