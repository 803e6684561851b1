import { makeMech, makeSheet } from '../testing/make-mech';
import { arsenalOf } from './guns';

/** A condition of its own, so that nobody has asked before. */
const fresh = (slug: string) =>
  arsenalOf({ jammed: [], spent: [] }, {
    ...makeMech(slug, { condition: { armor: {}, structure: {}, slots: [], ammunition: [] } }),
  } as never);

it.each(['hunchback-hbk-4g', 'catapult-cplt-c1', 'king-crab-kgc-000', 'archer-arc-2r'])(
  'GAM-8 what the weapons of %s do is the same number whenever it is asked: orders hang on nothing else',
  (slug) => {
    expect(makeSheet(slug).mounts.length).toBeGreaterThan(0);
    const first = fresh(slug);
    const known = fresh(slug);
    for (let hexes = 1; hexes <= known.reach; hexes += 1) known.forward(hexes, 6);
    for (let hexes = 1; hexes <= first.reach; hexes += 1)
      expect([hexes, known.forward(hexes, 6)]).toEqual([hexes, first.forward(hexes, 6)]);
  },
);
