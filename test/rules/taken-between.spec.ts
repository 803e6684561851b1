/**
 * What becomes of repairs and refits when a depot changes hands before supply, or in it (DEP-2, DEP-3, REP-2,
 * ROUND-6).
 */
import { UNDAMAGED } from '../../src/catalog/condition';
import { acceptOffer, makeOffer, parseOffer, Resolution, rowsOf, type CampaignState } from '../../src/rules';
import type { ForceId, OfferId } from '../../src/kernel/ids';
import { means, world, type World } from '../../src/rules/testing/world';
import { after, close, codes, dataOf, HUNCHBACK, mech, ruleset, toldTo } from '../support/rules';

const LAUNCHER = 'hunchback-hbk-4j';
const refit = { type: 'refit', mech: 'A1', design: LAUNCHER };
const armor = { type: 'repair-armor', mech: 'A1', points: { CT: 1 } };
const PARTS: readonly (readonly [string, number])[] = [
  ['heat-sink', 1],
  ['lrm-10', 2],
  ['lrm-10-ammo', 24],
  ['medium-laser', 3],
  ['standard-armor', 50],
];
const stocked = (state: World, force: string): World =>
  PARTS.reduce((all, [item, units]) => all.stock(force, '0303', item, units), state);
const owners = (state: CampaignState) => [
  ...new Set(rowsOf(state.stock).map(({ force, hex }) => `${force} ${hex}`)),
];

/** Preparation of round 3. A1 has lost a point of armour in 0303. */
const morning = (): World =>
  world({ round: 3, phase: 'preparation' })
    .mech('A', HUNCHBACK, '0303', { id: 'A1', condition: { ...UNDAMAGED, armor: { CT: 25 } } })
    .mech('A', HUNCHBACK, '0909', { id: 'A9' });

/** From preparation to the supply of the same round: who attacks whom, and what is ordered in the morning. */
const toSupply = (
  state: CampaignState,
  prepared: readonly unknown[],
  attacks: Readonly<Record<string, readonly unknown[]>> = {},
): CampaignState => {
  let at = after(state, { A: prepared });
  for (let turn = 0; at.campaign.phase !== 'supply' && turn < 6; turn += 1)
    at = after(at, at.campaign.phase === 'combat' && at.campaign.step === 'declarations' ? attacks : {});
  expect([at.campaign.round, at.campaign.phase]).toEqual([3, 'supply']);
  return at;
};
const shutDown = { type: 'shut-down', mech: 'A1' };

it('REP-2 DEP-2 a mech that was shut down and left alone is refitted in supply from what lay there in the morning', () => {
  const state = toSupply(stocked(morning(), 'A').mech('B', HUNCHBACK, '0304', { id: 'B1' }).build(), [
    shutDown,
  ]);
  expect(codes(state, 'A', [refit, armor])).toEqual([]);
  expect(mech(after(state, { A: [refit, armor] }), 'A1')).toMatchObject({
    design: LAUNCHER,
    hex: '0303',
    condition: UNDAMAGED,
  });
});

it('DEP-3 CMB-9 is taken in combat: the mech is lost, the depot is the winner’s, and nothing can be ordered any more', () => {
  const morningOfB = stocked(morning(), 'A').mech('B', HUNCHBACK, '0304', { id: 'B1' }).build();
  const state = toSupply(morningOfB, [shutDown], { B: [{ type: 'attack', mechs: ['B1'], target: '0303' }] });
  expect(rowsOf(state.mechs).map(({ id }) => id)).toEqual(['A9', 'B1']);
  expect(owners(state)).toEqual(['B 0303']);
  const unknown = (order: object) => codes(state, 'A', [{ ...order, mech: 'nobody' }]);
  for (const order of [refit, armor, { type: 'replace', mech: 'A1', location: 'LA', slot: 5 }])
    expect([order.type, codes(state, 'A', [order])]).toEqual([order.type, unknown(order)]);
  // A sheet that says so all the same is carried out without it, and its player is told.
  const closed = close(state, { A: [refit] });
  expect(toldTo(closed, 'A').filter(({ type }) => type === 'order-dropped')).toMatchObject([
    { told: { order: 0, orderType: 'refit' } },
  ]);
});

it('DEP-2 DEP-3 plundered stock that lay there in the morning serves the plunderer’s mechs at once', () => {
  const held = stocked(morning(), 'B')
    .mech('A', HUNCHBACK, '0303', { id: 'A2' })
    .mech('B', HUNCHBACK, '0908', { id: 'B1' });
  const state = toSupply(held.build(), [shutDown]);
  expect(owners(state)).toEqual(['A 0303']);
  expect(codes(state, 'A', [refit, armor])).toEqual([]);
  // Without a mech that is able to fight nobody plunders, and nothing there is A's to fit.
  const alone = toSupply(stocked(morning(), 'B').mech('B', HUNCHBACK, '0908', { id: 'B1' }).build(), [
    shutDown,
  ]);
  expect(owners(alone)).toEqual(['B 0303']);
  expect(codes(alone, 'A', [armor])).toEqual(['/orders/0/points repair/missing-stock']);
});

it('DEP-2 DEP-3 what came there this round does not serve whoever takes it in this round', () => {
  const fresh = PARTS.reduce((all, [item, units]) => all.stock('B', '0303', item, units, 0), morning()).mech(
    'A',
    HUNCHBACK,
    '0303',
    { id: 'A2' },
  );
  // Usable is set anew when a round opens; the morning here has begun.
  const state = toSupply(fresh.mech('B', HUNCHBACK, '0908', { id: 'B1' }).build(), [shutDown]);
  expect(owners(state)).toEqual(['A 0303']);
  expect(codes(state, 'A', [armor])).toEqual(['/orders/0/points repair/missing-stock']);
});

describe('ROUND-6 an order that has become impossible since it was saved is dropped and told', () => {
  const supply = () =>
    stocked(
      world({ round: 3, phase: 'supply' })
        .mech('A', HUNCHBACK, '0303', {
          id: 'A1',
          shutDown: true,
          condition: { ...UNDAMAGED, armor: { CT: 20 }, slots: [{ location: 'LA', slot: 5, state: 'hit' }] },
        })
        .mech('B', HUNCHBACK, '1010', { id: 'B1' }),
      'A',
    ).build();

  /** A gives B these in an exchange, which is carried out at once (DEP-5). */
  const given = (state: CampaignState, item: string, quantity: number): CampaignState => {
    const resolution = new Resolution(state, means({ ruleset }));
    const offer = parseOffer({
      to: 'B',
      give: { tons: 0, stock: [{ hex: '0303', item, quantity }], prisoners: [] },
      take: { tons: 0, stock: [], prisoners: [] },
    });
    if (!offer.ok) throw new Error(JSON.stringify(offer.error));
    const made = makeOffer(resolution, 'A' as ForceId, offer.value);
    if (!made.ok) throw new Error(JSON.stringify(made.error));
    const accepted: unknown = acceptOffer(resolution, 'B' as ForceId, made.value as OfferId);
    expect(accepted).toEqual([]);
    return resolution.state.finish();
  };

  it.each<[string, object, string, number]>([
    ['refit/missing-stock', refit, 'lrm-10', 1],
    ['repair/missing-stock', { type: 'replace', mech: 'A1', location: 'LA', slot: 5 }, 'medium-laser', 3],
    ['repair/missing-stock', { ...armor, points: { CT: 6 } }, 'standard-armor', 45],
  ])('DEP-5 %s: the stock went in an exchange', (code, order, item, quantity) => {
    const state = supply();
    expect(codes(state, 'A', [order])).toEqual([]);
    const closed = close(given(state, item, quantity), {
      A: [order, { type: 'repair-armor', mech: 'A1', points: { CT: 1 } }],
    });
    expect(
      dataOf(closed, 'order-dropped').map(({ force, order: at, violations }) => [
        force,
        at,
        violations.map((one) => one.code),
      ]),
    ).toEqual([['A', 0, [code]]]);
    expect(toldTo(closed, 'A').some(({ type }) => type === 'order-dropped')).toBe(true);
    expect(toldTo(closed, 'B').some(({ type }) => type === 'order-dropped')).toBe(false);
    expect(mech(closed.state.finish(), 'A1')).toMatchObject({
      design: HUNCHBACK,
      condition: { armor: { CT: 21 } },
    });
  });
});
