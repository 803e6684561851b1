/** MegaMek reads the files of battles without a warning (MM-2, MM-3): every bundled design, random damage, every release. */
import { bundledCatalog } from '../../src/catalog/bundled';
import { anyWear, chance } from '../../src/rules/testing/draws';
import type { SetupUnit } from '../../src/tactical/contract';
import { filesOf, problemsOf, setupOf, unitOf } from '../support/megamek-battle';

const bundled = bundledCatalog();
const DIRECTIONS = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const;
const rounds = process.env['DEEP'] === undefined ? 12 : 400;
const force = (seed: number): readonly SetupUnit[] => {
  const random = chance(seed);
  return Array.from({ length: 60 }, (_, index) => {
    const design = bundled.mechs[(seed * 60 + index) % bundled.mechs.length] ?? random.pick(bundled.mechs);
    return unitOf(`u${index}`, random.pick(['A', 'B', 'C']), design.slug, {
      condition: anyWear(random, design),
      deployment: random.once(6) ? 'anywhere' : { direction: random.pick(DIRECTIONS), ring: random.pick(['middle', 'outer'] as const) },
      shutDown: random.once(5),
      pilot: random.once(8)
        ? null
        : { id: `p${index}`, name: `P ${index}`, gunnery: random.below(9), piloting: random.below(9), hits: random.below(6) },
    });
  });
};
const support = [
  unitOf('s1', 'A', 'peregrine-attack-vtol-standard', { kind: 'vtol' }),
  unitOf('s2', 'A', 'peregrine-attack-vtol-kurita', { kind: 'vtol' }),
  unitOf('s3', 'A', 'centipede-scout-car-standard', { kind: 'vehicle' }),
  unitOf('s4', 'A', 'foot-platoon-laser', { kind: 'infantry' }),
];

it('MM-2 MM-3 for every bundled design and random damage, in every release', async () => {
  for (let seed = 0; seed < rounds; seed += 1)
    for (const version of ['0.49', '0.50', '0.51'] as const)
      expect([seed, await problemsOf(filesOf(setupOf([...force(seed), ...support]), { version }), version)]).toEqual([seed, []]);
}, 300_000);
