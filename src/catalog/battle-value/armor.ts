/** Armour in the defence: points × 2.5 × the factor of its kind, each location by its own where they differ (TM and TO, BV). */
import { armorKindAt } from '../armor';
import { LOCATIONS, type Location } from '../model';
import { armorFactor } from './kind-factors';
import { has } from './mounts';
import type { Subject } from './subject';
import { given, product, sum, type Term } from './term';

const PER_POINT = 2.5;
/** What a piece of modular armour adds. */
const MODULAR_POINTS = 10;

/** A cockpit in the centre torso counts that torso's armour once more; with every location of a patchwork mech, as MegaMek 0.49 does. */
const cockpitTerms = (subject: Subject): readonly Term[] =>
  subject.design.cockpit === 'torso-mounted' ? [given('armor/cockpit', subject.armorAt.CT)] : [];

const modularTerms = (subject: Subject, at: (location: Location) => boolean): readonly Term[] => {
  const pieces = subject.mounts.filter((mount) => has(mount, 'modular-armor') && at(mount.location)).length;
  return pieces === 0 ? [] : [given('armor/modular', pieces * MODULAR_POINTS, { pieces })];
};

const totalOf = (points: Term, more: readonly Term[]): Term => (more.length === 0 ? points : sum('armor/total', [points, ...more]));

const uniform = (subject: Subject): readonly Term[] => {
  const points = given('armor/points', subject.armor);
  const kind = subject.design.armorType;
  return [totalOf(points, [...modularTerms(subject, () => true), ...cockpitTerms(subject)]), given('armor/kind', armorFactor(kind) ?? 0, { kind })];
};

const patched = (subject: Subject): Term =>
  sum(
    'armor/locations',
    LOCATIONS.map((location) => {
      const kind = armorKindAt(subject.design, location).type;
      const points = given('armor/points', subject.armorAt[location]);
      const total = totalOf(points, [...modularTerms(subject, (at) => at === location), ...cockpitTerms(subject)]);
      return product('armor/location', [total, given('armor/kind', armorFactor(kind) ?? 0, { kind })], { location });
    }),
  );

export const armorTerm = (subject: Subject): Term =>
  product('defensive/armor', [
    ...(subject.design.armorType === 'patchwork' ? [patched(subject)] : uniform(subject)),
    given('armor/per-point', PER_POINT),
  ]);
