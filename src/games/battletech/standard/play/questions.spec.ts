import { hexOf } from '../../../../kernel/hex';
import { UNDAMAGED } from '../../../../catalog';
import { aimOf } from '../fire/aim';
import { longestRange } from '../fire/range';
import { makeSheet } from '../testing/make-mech';
import { randomField } from '../testing/random-field';
import { canFireRemotely } from './fire/cells';
import { type Entry, fighterOf, isThere, positionOf, type Setup, type State } from './model';
import { open } from './open';
import { chancesOf, hasChoice } from './questions';

const DESIGNS = ['archer-arc-2r', 'warhammer-whm-6r', 'catapult-cplt-c1', 'hunchback-hbk-4g'];

const entry = (id: string, sheet: string): Entry => ({
  id,
  sheet,
  condition: UNDAMAGED,
  gunnery: 4,
  piloting: 5,
  pilotHits: 0,
  heat: 0,
  isShutDown: false,
});

/** Scattered by the number. */
const stateOf = (seed: number): State => {
  const zone = { west: 1, north: 1, east: 16, south: 17 };
  const setup: Setup = {
    ...{
      level: 'standard',
      field: randomField(seed, 16, 17),
      exits: {},
      mines: [],
      tempo: 'blocks',
      turns: 9,
    },
    sheets: Object.fromEntries(DESIGNS.map((slug) => [slug, makeSheet(slug)])),
    forces: [
      { seat: 'A', side: 'a', zone, units: DESIGNS.map((slug, index) => entry(`a${index}`, slug)) },
      { seat: 'B', side: 'b', zone, units: DESIGNS.map((slug, index) => entry(`b${index}`, slug)) },
    ],
  };
  const state = open(setup);
  return {
    ...state,
    step: 'fire',
    units: state.units.map((unit, index) => ({
      ...unit,
      hex: hexOf(1 + ((index * 7 + seed) % 16), 1 + ((index * 5 + seed * 3) % 17)),
      facing: (index + seed) % 6,
    })),
  };
};

it.each([1, 2, 3])(
  'BT-GUN-1 what can be fired is what an aim says of each target, twist and weapon (%d)',
  (seed) => {
    const state = stateOf(seed);
    for (const unit of state.units) {
      if (!isThere(unit)) continue;
      const from = fighterOf(state, unit);
      const expected = state.units
        .filter(({ side }) => side !== unit.side)
        .flatMap((other) =>
          ([0, -1, 1] as const).flatMap((twist) =>
            from.sheet.mounts.flatMap((mount) => {
              if (!isThere(other) || mount.figures.weapon === null) return [];
              const aim = aimOf(positionOf(state), { ...from, twist }, fighterOf(state, other), mount);
              return aim.possible && aim.toHit <= 12
                ? [{ mount: mount.id, target: other.id, twist, needed: aim.toHit }]
                : [];
            }),
          ),
        );
      expect(chancesOf(state, unit)).toEqual(expected);
      expect(hasChoice(state, unit)).toBe(expected.length > 0 || canFireRemotely(state, unit));
    }
  },
);

it('BT-GUN-4 a design reaches no further than its longest weapon, whatever that is loaded with', () => {
  expect(longestRange(makeSheet('archer-arc-2r'))).toBe(21);
  expect(longestRange(makeSheet('hunchback-hbk-4g'))).toBe(9);
});
