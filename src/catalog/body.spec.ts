import {
  armsOf,
  inwardOf,
  legsOf,
  locationOfArmor,
  perLocation,
  rearOf,
  torsoAtFrontLimb,
  torsoOfArm,
} from './body';
import { ARMOR_LOCATIONS, LOCATIONS } from './model';

const BIPED = { motion: 'biped' } as const;
const QUAD = { motion: 'quad' } as const;

it('gives every location its own value, in their order', () => {
  expect(Object.entries(perLocation((location) => `at ${location}`))).toEqual(
    LOCATIONS.map((location) => [location, `at ${location}`]),
  );
});

it('the three torsos have rear armour, which their structure carries', () => {
  expect(
    LOCATIONS.map((location) => [location, rearOf(location)]).filter(([, rear]) => rear !== null),
  ).toEqual([
    ['CT', 'CTR'],
    ['RT', 'RTR'],
    ['LT', 'LTR'],
  ]);
  expect(ARMOR_LOCATIONS.map(locationOfArmor)).toEqual([...LOCATIONS, 'CT', 'RT', 'LT']);
});

it('a biped’s arms hang on its side torsos, and it walks on its legs; a quad walks on all four', () => {
  expect(LOCATIONS.map((location) => torsoOfArm(BIPED, location))).toEqual([
    null,
    null,
    null,
    null,
    'RT',
    'LT',
    null,
    null,
  ]);
  expect(LOCATIONS.map((location) => torsoOfArm(QUAD, location))).toEqual(LOCATIONS.map(() => null));
  expect([legsOf(BIPED), armsOf(BIPED)]).toEqual([
    ['RL', 'LL'],
    ['RA', 'LA'],
  ]);
  expect([legsOf(QUAD), armsOf(QUAD)]).toEqual([['RA', 'LA', 'RL', 'LL'], []]);
});

it('damage goes on from limbs to the torso beside, from there to the centre, and from centre and head nowhere', () => {
  const wayFrom = (at: (typeof LOCATIONS)[number]): readonly string[] => {
    const next = inwardOf(at);
    return next === null ? [at] : [at, ...wayFrom(next)];
  };
  expect(LOCATIONS.map((location) => wayFrom(location).join(' '))).toEqual([
    ...['HD', 'CT', 'RT CT', 'LT CT'],
    ...['RA RT CT', 'LA LT CT', 'RL RT CT', 'LL LT CT'],
  ]);
  expect(LOCATIONS.flatMap((location) => torsoAtFrontLimb(location) ?? [])).toEqual(['RT', 'LT']);
});
