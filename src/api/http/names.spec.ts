import { bundledCatalog } from '../../catalog/bundled';
import type { MechDesign } from '../../catalog/model';
import { withNames } from './names';
import { withMessage } from './wording';

it.each([
  [{ design: 'hunchback-hbk-4g' }, { design: 'Hunchback HBK-4G' }],
  [{ item: 'medium-laser' }, { item: 'Medium Laser' }],
  // Both technologies call theirs an ER PPC.
  [{ item: 'er-ppc' }, { item: 'ER PPC' }],
  [{ item: 'clan-er-ppc' }, { item: 'ER PPC (Clan)' }],
  [{ item: 'jump-jet@0.5' }, { item: 'Jump Jet (0.5 t)' }],
  // A refit names two designs, of which one stands where other events have a hex.
  [
    { from: 'hunchback-hbk-4g', design: 'hunchback-hbk-4p' },
    { from: 'Hunchback HBK-4G', design: 'Hunchback HBK-4P' },
  ],
  [
    { from: '0101', name: 'hunchback-hbk-4g', hex: '0102' },
    { from: '0101', name: 'hunchback-hbk-4g', hex: '0102' },
  ],
  [{ missing: [{ item: 'standard-armor', units: 9 }] }, { missing: [{ item: 'Standard Armor', units: 9 }] }],
  [
    { faction: 'steiner', preset: 'no-such-house' },
    { faction: 'House Steiner (Lyran Alliance)', preset: 'no-such-house' },
  ],
  [
    { item: 'no-such-thing', design: 'no-such-mech', left: 0, pilots: ['x'], to: null },
    { item: 'no-such-thing', design: 'no-such-mech', left: 0, pilots: ['x'], to: null },
  ],
])('names %j for people', (facts, named) => {
  expect(withNames(facts, 'en')).toEqual(named);
});

it('REP-4 names a design that a player has drawn up, where the catalogue is that of their campaign', () => {
  const drawn = { ...bundledCatalog().mech('hunchback-hbk-4p'), model: 'HBK-4PX' } as MechDesign;
  const names = {
    item: () => null,
    faction: () => null,
    mech: (slug: string) => (slug === 'hunchback-hbk-4px-8ce3' ? drawn : null),
  };
  expect(withNames({ design: 'hunchback-hbk-4px-8ce3' }, 'en', names)).toEqual({
    design: 'Hunchback HBK-4PX',
  });
});

it('DEP-2 says a violation with names, and leaves its params to programs', () => {
  const params = { item: 'clan-er-ppc', quantity: 1, hex: '0101', missing: 2 };
  const said = withMessage('en')({ code: 'supply/not-in-stock', rule: 'DEP-2', pointer: '', params });
  expect(said.message).toBe('In 0101 you have only 1 of “ER PPC (Clan)”, 2 too few.');
  expect(said.params).toBe(params);
});
