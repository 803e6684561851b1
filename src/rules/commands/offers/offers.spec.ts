import type { ForceId, OfferId } from '../../../kernel/ids';
import { toTons } from '../../../kernel/tonnage';
import { tellOf } from '../../events/tell';
import type { CampaignState } from '../../model/state';
import { resolutionOf, world, type World } from '../../testing/world';
import { acceptOffer } from './accept';
import { makeOffer, parseOffer } from './make';
import { withdrawOffer } from './withdraw';

const A = 'A' as ForceId;
const B = 'B' as ForceId;
const HUNCHBACK = 'hunchback-hbk-4g';
const nothing = { tons: 0, stock: [], prisoners: [] };

const inSupply = (): World =>
  world({ players: 3, phase: 'supply' })
    .account('A', 20)
    .account('B', 20)
    .mech('A', HUNCHBACK, '0303')
    .mech('B', HUNCHBACK, '0808')
    .stock('A', '0303', 'medium-laser', 5, 5)
    .pilot('B', '0303', { id: 'P', status: 'captured', captor: A, hits: 1 })
    .pilot('C', '0808', { id: 'Q', status: 'captured', captor: B });

const offer = (state: CampaignState, from: ForceId, sent: unknown) => {
  const parsed = parseOffer(sent);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  const resolution = resolutionOf(state);
  const made = makeOffer(resolution, from, parsed.value);
  return { made, state: resolution.state.finish(), events: resolution.events };
};
const offered = (
  state: CampaignState,
  from: ForceId,
  sent: unknown,
): { readonly id: OfferId; readonly state: CampaignState } => {
  const { made, state: after } = offer(state, from, sent);
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  return { id: made.value, state: after };
};
const accept = (state: CampaignState, force: ForceId, id: OfferId) => {
  const resolution = resolutionOf(state);
  const violations = acceptOffer(resolution, force, id);
  return { violations, state: resolution.state.finish(), events: resolution.events };
};
const codes = (
  violations: readonly { readonly code: string; readonly pointer: string }[],
): readonly string[] => violations.map((v) => `${v.pointer} ${v.code}`);
const accounts = (state: CampaignState): readonly number[] =>
  [A, B].map((force) => toTons(state.forces[force]?.account ?? (Number.NaN as never)));

describe('making an offer', () => {
  it('DEP-5 is known to the two, and to nobody else', () => {
    const { state, events } = offer(inSupply().build(), A, {
      to: 'B',
      give: { ...nothing, tons: 5 },
      take: nothing,
    });
    expect(Object.values(state.offers)).toMatchObject([{ from: 'A', to: 'B', give: { tons: 5_000_000 } }]);
    const [made] = events;
    const told = (['A', 'B', 'C'] as const).map(
      (force) => made !== undefined && tellOf(made, { kind: 'force', force: force as ForceId }) !== null,
    );
    expect(told).toEqual([true, true, false]);
    expect(made !== undefined && tellOf(made, { kind: 'observer' })).toBeNull();
  });

  it('DEP-5 its maker must have what they give; what they ask for is not checked, since that would tell', () => {
    const sent = {
      to: 'B',
      give: { tons: 21, stock: [{ hex: '0303', item: 'medium-laser', quantity: 6 }], prisoners: ['Q'] },
      take: { tons: 1000, stock: [{ hex: '0808', item: 'er-ppc', quantity: 99 }], prisoners: ['P'] },
    };
    const { made } = offer(inSupply().build(), A, sent);
    expect(made.ok ? [] : codes(made.error)).toEqual([
      '/give/tons supply/not-enough-tons',
      '/give/stock/0/quantity supply/not-in-stock',
      '/give/prisoners/0 offers/not-your-prisoner',
    ]);
  });

  it('DEP-6 scrap is offered in tons', () => {
    const sent = {
      to: 'B',
      give: { ...nothing, stock: [{ hex: '0303', item: 'scrap', quantity: 1.5 }] },
      take: nothing,
    };
    const { state, events } = offer(inSupply().stock('A', '0303', 'scrap', 2_000_000).build(), A, sent);
    expect(Object.values(state.offers)).toMatchObject([{ give: { stock: [{ quantity: 1_500_000 }] } }]);
    const [made] = events;
    expect(made !== undefined && tellOf(made, { kind: 'force', force: B })).toMatchObject({
      give: sent.give,
    });
  });

  it('DEP-5 only in the supply phase, and to another force that is in the campaign', () => {
    const state = inSupply().campaign({ phase: 'movement' }).force('C', { out: true }).build();
    for (const to of ['C', 'A', 'nobody']) {
      const { made } = offer(state, A, { to, give: { ...nothing, tons: 1 }, take: nothing });
      expect(made.ok ? [] : codes(made.error)).toEqual([
        ' offers/not-in-this-phase',
        '/to offers/no-partner',
      ]);
    }
  });

  it('refuses what gives nothing, lists a thing twice, or cannot be read', () => {
    const empty = offer(inSupply().build(), A, { to: 'B', give: nothing, take: nothing });
    expect(empty.made.ok ? [] : codes(empty.made.error)).toEqual([' offers/nothing']);
    const line = { hex: '0303', item: 'medium-laser', quantity: 3 };
    const twice = offer(inSupply().build(), A, {
      to: 'B',
      give: { ...nothing, stock: [line, line], prisoners: ['P', 'P'] },
      take: nothing,
    });
    expect(twice.made.ok ? [] : codes(twice.made.error)).toEqual([
      '/give/stock/1 supply/twice',
      '/give/prisoners/1 supply/twice',
    ]);
    const unread = parseOffer({
      to: 3,
      give: { tons: -1, stock: [{ hex: 'x' }], prisoners: [], gold: 1 },
      more: 1,
    });
    expect(unread.ok ? [] : codes(unread.error).slice().sort()).toEqual([
      '/give/gold shape/unknown-property',
      '/give/stock/0/hex shape/not-a-hex',
      '/give/stock/0/item shape/missing',
      '/give/stock/0/quantity shape/missing',
      '/give/tons shape/not-a-number',
      '/more shape/unknown-property',
      '/take shape/missing',
      '/to shape/not-an-id',
    ]);
  });
});

describe('accepting an offer', () => {
  const exchange = {
    to: 'B',
    give: { tons: 0, stock: [{ hex: '0303', item: 'medium-laser', quantity: 2 }], prisoners: ['P'] },
    take: { tons: 7.25, stock: [], prisoners: ['Q'] },
  };

  it('DEP-5 is carried out at once: tons, stock, and prisoners; those who come home are free', () => {
    const { id, state } = offered(inSupply().build(), A, exchange);
    const done = accept(state, B, id);
    expect(done.violations).toEqual([]);
    expect(accounts(done.state)).toEqual([27.25, 12.75]);
    // B may not store in 0303, so their goods go to their HQ; A may not store in 0808.
    expect(done.state.stock['B|1010|medium-laser']).toMatchObject({ quantity: 2, usable: 0 });
    expect(done.state.stock['A|0303|medium-laser']).toMatchObject({ quantity: 3, usable: 3 });
    expect(done.state.pilots['P' as never]).toMatchObject({
      status: 'stored',
      captor: null,
      hex: '1010',
      hits: 1,
    });
    expect(done.state.pilots['Q' as never]).toMatchObject({ status: 'captured', captor: 'A', hex: '0101' });
    expect(done.state.offers).toEqual({});
  });

  it('DEP-5 the owner of a prisoner who passes on is told nothing', () => {
    const { id, state } = offered(inSupply().build(), A, exchange);
    const { events } = accept(state, B, id);
    expect(
      events.filter((event) => tellOf(event, { kind: 'force', force: 'C' as ForceId }) !== null),
    ).toEqual([]);
  });

  it('DEP-1 stock stays where its new owner may store', () => {
    const mates = inSupply()
      .building('hospital', '0303', 'B')
      .force('A', { team: 1 })
      .force('B', { team: 1 })
      .build();
    const { id, state } = offered(mates, A, exchange);
    expect(accept(state, B, id).state.stock['B|0303|medium-laser']).toMatchObject({ quantity: 2 });
  });

  it("DEP-5 is checked again in full: own lacks are named, the other's are not", () => {
    const { id, state } = offered(inSupply().build(), A, exchange);
    const poor = {
      ...state,
      forces: { ...state.forces, B: { ...state.forces[B], account: 1_000_000 } },
      stock: {},
    } as CampaignState;
    expect(accept(poor, B, id).violations).toMatchObject([
      { code: 'supply/not-enough-tons', pointer: '/take/tons' },
      { code: 'offers/other-cannot', pointer: '', params: { force: 'A' } },
    ]);
    expect(accept(poor, B, id).events).toEqual([]);
  });

  it('DEP-5 is for the other player alone', () => {
    const { id, state } = offered(inSupply().build(), A, exchange);
    expect(codes(accept(state, A, id).violations)).toEqual([' offers/own']);
    expect(codes(accept(state, 'C' as ForceId, id).violations)).toEqual([' offers/unknown']);
    expect(codes(accept(state, B, 'none' as OfferId).violations)).toEqual([' offers/unknown']);
  });
});

it('DEP-5 an offer is withdrawn by its maker and declined by the other; a third cannot', () => {
  const { id, state } = offered(inSupply().build(), A, {
    to: 'B',
    give: { ...nothing, tons: 1 },
    take: nothing,
  });
  const by = (force: string) => {
    const resolution = resolutionOf(state);
    const violations = withdrawOffer(resolution, force as ForceId, id);
    return {
      codes: codes(violations),
      reasons: resolution.events.map((e) => (e.type === 'offer-withdrawn' ? e.data.reason : e.type)),
    };
  };
  expect(by('A')).toEqual({ codes: [], reasons: ['withdrawn'] });
  expect(by('B')).toEqual({ codes: [], reasons: ['declined'] });
  expect(by('C')).toEqual({ codes: [' offers/unknown'], reasons: [] });
});

it('DEP-5 SETUP-1 a prisoner given to a team-mate of their owner is free: their side does not hold them', () => {
  const state = world({ players: 3, phase: 'supply', teams: { B: 1, C: 1 } })
    .mech('A', HUNCHBACK, '0303')
    .mech('B', HUNCHBACK, '0808')
    .mech('C', HUNCHBACK, '0808')
    .pilot('B', '0303', { id: 'P', status: 'captured', captor: A })
    .build();
  const made = offered(state, A, { to: 'C', give: { ...nothing, prisoners: ['P'] }, take: nothing });
  const done = accept(made.state, 'C' as ForceId, made.id);
  expect(done.violations).toEqual([]);
  expect(Object.values(done.state.pilots).find(({ id }) => id === 'P')).toMatchObject({
    status: 'stored',
    captor: null,
    hex: state.forces['B' as ForceId]?.hq,
  });
});
