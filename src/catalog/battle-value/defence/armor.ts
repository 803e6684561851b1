/**
 * Armour in the defence: points × 2.5 × the factor of its kind and what strengthens it, by location where
 * they differ (TM, TO, IO: BV).
 */
import { armorKindAt } from '../../armor';
import { LOCATIONS, type Location } from '../../model';
import { armorFactor } from '../kind-factors';
import { flagged } from '../flagged';
import { BLUE_SHIELD, SHIELD_GAIN } from './blue-shield';
import { carries, type Subject } from '../subject';
import { given, product, sum, type Term } from '../term';

const PER_POINT = 2.5;
/** What a piece of modular armour adds. */
const MODULAR_POINTS = 10;

/** HarJel repairs the armour of its own location. */
const HARJEL: readonly (readonly [flag: string, factor: number])[] = [
  ['harjel-ii', 1.1],
  ['harjel-iii', 1.2],
];

const harjelTerms = (subject: Subject, location: Location): readonly Term[] =>
  HARJEL.filter(([flag]) => flagged(subject.mounts, flag).some((mount) => mount.location === location)).map(
    ([flag, factor]) => given('armor/harjel', factor, { kind: flag }),
  );

/** The factor of a kind; a blue shield adds to it. */
const kindTerm = (subject: Subject, kind: string): Term => {
  const own = given('armor/kind', armorFactor(kind) ?? 0, { kind });
  return carries(subject, BLUE_SHIELD)
    ? sum('armor/factor', [own, given('armor/blue-shield', SHIELD_GAIN)])
    : own;
};

/**
 * A cockpit in the centre torso counts that torso's armour once more; with every location that is counted by
 * itself, as MegaMek 0.49 does.
 */
const cockpitTerms = (subject: Subject): readonly Term[] =>
  subject.design.cockpit === 'torso-mounted' ? [given('armor/cockpit', subject.armorAt.CT)] : [];

const modularTerms = (subject: Subject, at: (location: Location) => boolean): readonly Term[] => {
  const pieces = flagged(subject.mounts, 'modular-armor').filter((mount) => at(mount.location)).length;
  return pieces === 0 ? [] : [given('armor/modular', pieces * MODULAR_POINTS, { pieces })];
};

const totalOf = (points: Term, more: readonly Term[]): Term =>
  more.length === 0 ? points : sum('armor/total', [points, ...more]);

const uniform = (subject: Subject): readonly Term[] => {
  const points = given('armor/points', subject.armor);
  const kind = subject.design.armorType;
  return [
    totalOf(points, [...modularTerms(subject, () => true), ...cockpitTerms(subject)]),
    kindTerm(subject, kind),
  ];
};

const byLocation = (subject: Subject): Term =>
  sum(
    'armor/locations',
    LOCATIONS.map((location) => {
      const kind = armorKindAt(subject.design, location).type;
      const points = given('armor/points', subject.armorAt[location]);
      const total = totalOf(points, [
        ...modularTerms(subject, (at) => at === location),
        ...cockpitTerms(subject),
      ]);
      return product('armor/location', [total, kindTerm(subject, kind), ...harjelTerms(subject, location)], {
        location,
      });
    }),
  );

export const armorTerm = (subject: Subject): Term =>
  product('defensive/armor', [
    ...(subject.design.armorType === 'patchwork' || HARJEL.some(([flag]) => carries(subject, flag))
      ? [byLocation(subject)]
      : uniform(subject)),
    given('armor/per-point', PER_POINT),
  ]);
