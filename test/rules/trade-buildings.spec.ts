/**
 * The buildings of trade (BLD-AMMO, BLD-QUARRY, BLD-BLACK, BLD-MERC, BLD-EXCH, BLD-TRADE) in every state that
 * the general rules know: damaged to exactly half, sabotaged, captured between two phases, two of one type,
 * several players' at once.
 */
import type { ForceId } from '../../src/kernel/ids';
import type { CampaignState } from '../../src/rules';
import { ammunition, at, goTo, laser, netOf, site, SITE } from '../support/states/trade';
import { codes, HUNCHBACK } from '../support/rules';

const TYPES = [
  'ammunition-depot',
  'quarry',
  'black-market',
  'mercenary-camp',
  'commodity-exchange',
  'free-trader',
] as const;
type Trade = (typeof TYPES)[number];

/**
 * Whether a building of the type, at SITE, does for a force what its row in the table says; asked in supply,
 * the camp in planning.
 */
const WORKS: Readonly<Record<Trade, (state: CampaignState, force: string) => boolean>> = {
  'ammunition-depot': (state, force) => codes(state, force, [ammunition('site')]).length === 0,
  // 10 CP for 1 t instead of 2 t.
  quarry: (state, force) =>
    netOf(state, force, { type: 'repair-building', building: `ruin-${force}`, cp: 10 }) === -1,
  'black-market': (state, force) =>
    codes(state, force, [{ ...laser, hex: force === 'A' ? '0303' : '1010' }]).length === 0,
  'mercenary-camp': (state, force) =>
    codes(state, force, [{ type: 'hire', design: HUNCHBACK, hex: force === 'A' ? '0303' : '1010' }])
      .length === 0,
  'commodity-exchange': (state, force) =>
    netOf(state, force, {
      type: 'sell',
      item: 'medium-laser',
      quantity: 4,
      hex: force === 'A' ? '0101' : '1010',
    }) === 3,
  'free-trader': (state, force) =>
    netOf(state, force, {
      type: 'buy-equipment',
      item: 'medium-laser',
      quantity: 10,
      hex: force === 'A' ? '0303' : '1010',
    }) === -9,
};
const ASKED = (type: Trade): 'planning' | 'supply' => (type === 'mercenary-camp' ? 'planning' : 'supply');

const both = (state: CampaignState, type: Trade) => ['A', 'B'].map((force) => WORKS[type](state, force));

describe.each(TYPES)('%s', (type) => {
  it.each([
    [100, true],
    [51, true],
    [50, false],
    [0, false],
  ])('BLD-1 BLD-2 with %d of 100 CP works for its controller alone: %s', (cp, works) => {
    expect(both(at(ASKED(type), site(type, 'A', { cp })).build(), type)).toEqual([works, false]);
    expect(both(at(ASKED(type), site(type, 'B', { cp })).build(), type)).toEqual([false, works]);
  });

  it('BLD-2 with more than half of other CP than 100', () => {
    const works = [
      [26, 51],
      [25, 50],
      [3, 5],
    ].map(([cp, cpMax]) =>
      WORKS[type](at(ASKED(type), site(type, 'A', { cp: cp ?? 0, cpMax: cpMax ?? 0 })).build(), 'A'),
    );
    expect(works).toEqual([true, false, true]);
  });

  it('BLD-1 of nobody it works for nobody', () => {
    expect(both(at(ASKED(type), site(type, null)).build(), type)).toEqual([false, false]);
  });

  it('BLD-SPY BLD-6 sabotaged in preparation it is out of work to the end of the round, and works in the next', () => {
    const start = at('preparation', site(type, 'A')).building('spy-service', '0808', 'B').build();
    const sabotaged = goTo(start, ASKED(type), { B: [{ type: 'sabotage-building', building: 'site' }] });
    expect(both(sabotaged, type)).toEqual([false, false]);
    expect(both(goTo(start, ASKED(type)), type)).toEqual([true, false]);
    const next = goTo(goTo(sabotaged, 'preparation'), ASKED(type));
    expect(next.campaign.round).toBe(4);
    expect(both(next, type)).toEqual([true, false]);
  });

  it('CMB-10 BLD-6 captured in the round it works for its captor from the next phase on', () => {
    const start = at('planning', site(type, 'A')).mech('B', HUNCHBACK, SITE, { id: 'B2' }).build();
    expect(both(start, type)).toEqual(ASKED(type) === 'planning' ? [true, false] : both(start, type));
    const asked =
      ASKED(type) === 'supply' ? goTo(start, 'supply') : goTo(goTo(start, 'preparation'), 'planning');
    expect(both(asked, type)).toEqual([false, true]);
  });

  it('BLD-1 BLD-6 what is held now but was not when the phase opened does not work yet, and what was lost since still does', () => {
    const opened = (force: string | null) => ({ opened: { control: force as ForceId | null, works: true } });
    expect(both(at(ASKED(type), site(type, 'A', opened(null))).build(), type)).toEqual([false, false]);
    expect(both(at(ASKED(type), site(type, 'A', opened('A'))).build(), type)).toEqual([true, false]);
  });

  it('BLD-1 several players use theirs at once', () => {
    const two = at(ASKED(type), site(type, 'A')).building(type, '0908', 'B', { id: 'other' }).build();
    expect(WORKS[type](two, 'A')).toBe(true);
    expect(
      type === 'ammunition-depot'
        ? codes(two, 'B', [ammunition('other')]).length === 0
        : WORKS[type](two, 'B'),
    ).toBe(true);
  });
});
