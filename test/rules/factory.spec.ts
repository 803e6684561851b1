/**
 * The mech factory (BLD-FACT, BLD-4), from the text of the rules: what it makes, how long that takes, what is
 * bought in, and what is lost.
 */
import type { BuildingId, ForceId } from '../../src/kernel/ids';
import { tons, toTons } from '../../src/kernel/tonnage';
import {
  decideCorrection,
  parseCorrections,
  parseOrders,
  previewSheet,
  rowsOf,
  CURRENT_RULESET,
  rulesetOf,
  type CampaignState,
} from '../../src/rules';
import { resolutionOf, world, type World, type WorldSetup } from '../../src/rules/testing/world';
import {
  after,
  catalog,
  close,
  codes,
  dataOf,
  HUNCHBACK,
  known,
  options,
  toldTo,
  view,
} from '../support/rules';

const HAWK = 'phoenix-hawk-pxh-1'; // 45 t
const LOCUST = 'locust-lct-1v'; // 20 t
const WOLF = 'mad-cat-timber-wolf-prime';
const PLANT = 'mech-factory-0303';

/** Supply is open; A has a factory in 0303 and 100 t. */
const plant = (setup: WorldSetup = {}, parts: object = {}): World =>
  world({ round: 3, phase: 'supply', ...setup, options: { sellMechs: true, ...setup.options } })
    .account('A', 100)
    .mech('A', LOCUST, '0505', { id: 'A1' })
    .mech('B', LOCUST, '1010', { id: 'B1' })
    .building('mech-factory', '0303', 'A', parts);
const make = (design = HUNCHBACK, bought?: number, building = PLANT) => ({
  type: 'factory',
  building,
  design,
  ...(bought === undefined ? {} : { tons: bought }),
});
const work = (design: string, made: number) => ({ work: { design: design as never, tons: tons(made) } });
const account = (state: CampaignState, force = 'A'): number =>
  toTons(state.forces[force as ForceId]?.account ?? (Number.NaN as never));
const workOf = (state: CampaignState, id = PLANT): readonly [string, number] | null => {
  const begun = state.buildings[id as BuildingId]?.work ?? null;
  return begun === null ? null : [begun.design, toTons(begun.tons)];
};
/** Mechs that were not there at the beginning. */
const made = (state: CampaignState) => rowsOf(state.mechs).filter(({ id }) => id !== 'A1' && id !== 'B1');
/** Goes on to the next supply phase. */
const nextSupply = (state: CampaignState): CampaignState => {
  let next = state;
  do next = after(next);
  while (next.campaign.phase !== 'supply');
  return next;
};
/** Orders the same in every round; how many rounds until the first mech is there. */
const roundsUntil = (start: CampaignState, order: object): number => {
  let state = start;
  for (let round = 1; round < 12; round += 1) {
    state = after(state, { A: [order] });
    if (made(state).length > 0) return round;
    state = nextSupply(state);
  }
  throw new Error('it was never made');
};

describe('a mech of the own faction', () => {
  it.each([
    [HUNCHBACK, 5],
    [HAWK, 5],
    [LOCUST, 2],
  ])('BLD-FACT makes 10 t a round: %s takes %d rounds, and surplus is lost', (design, rounds) => {
    const start = plant().build();
    expect(roundsUntil(start, make(design))).toBe(rounds);
  });

  it('BLD-FACT the surplus does not go into the next mech', () => {
    const state = after(plant({}, work(HAWK, 40)).build(), { A: [make(HAWK)] });
    expect([made(state).length, workOf(state)]).toEqual([1, null]);
    expect(workOf(after(nextSupply(state), { A: [make(HAWK)] }))).toEqual([HAWK, 10]);
  });

  it('BLD-FACT BLD-4 the mech stands in the factory’s hex when supply is over, without pilot, undamaged', () => {
    const closed = close(plant({}, work(HUNCHBACK, 40)).build(), { A: [make()] });
    expect(made(closed.state.finish())).toMatchObject([
      {
        force: 'A',
        design: HUNCHBACK,
        hex: '0303',
        pilot: null,
        factoryDesign: null,
        hired: false,
        inHexSince: 37,
        condition: { armor: {}, slots: [] },
      },
    ]);
    expect(closed.state.campaign.designs[HUNCHBACK]).toMatch(/^[0-9a-f]{64}$/);
    expect(account(closed.state.finish())).toBe(100);
    // It can be manned in the next preparation.
    const [mech] = made(closed.state.finish());
    expect(closed.state.campaign.phase).toBe('preparation');
    expect(view(closed.state.finish(), 'A').mechs.find(({ id }) => id === mech?.id)).toMatchObject({
      own: true,
      hex: '0303',
      state: 'no-pilot',
    });
  });

  it('BLD-4 no order of the same sheet can use it, and ids go on after what is bought', () => {
    const closed = close(plant({}, work(LOCUST, 10)).build(), {
      A: [make(LOCUST), { type: 'buy-mech', design: LOCUST, hex: '0303' }],
    });
    const [bought, built] = [dataOf(closed, 'mech-bought'), dataOf(closed, 'mech-built')];
    expect([bought[0]?.counter, built[0]?.counter]).toEqual([2, 3]);
    expect(new Set(made(closed.state.finish()).map(({ id }) => id)).size).toBe(2);
    const order = closed.events.map(({ type }) => type);
    expect(order.indexOf('mech-built')).toBeGreaterThan(order.indexOf('mech-bought'));
  });

  it('BLD-FACT SUP-4 the whole faction’s mechs, and no others; SUP-10 of a clan its own', () => {
    expect(catalog.mech(WOLF)?.factions).not.toContain('davion');
    expect(codes(plant().build(), 'A', [make(WOLF)])).toEqual(['/orders/0/design supply/not-of-own-faction']);
    expect(codes(plant().build(), 'A', [make('no-such-mech')])).toEqual([
      '/orders/0/design supply/unknown-design',
    ]);
    const wolves = plant()
      .force('A', { faction: 'clan-wolf' as never })
      .build();
    expect(codes(wolves, 'A', [make(WOLF)])).toEqual([]);
    expect(options(wolves, 'A').orders['factory']).toMatchObject({ faction: 'clan-wolf' });
    // A black market sells what the factory does not make.
    expect(codes(plant().building('black-market', '0404', 'A').build(), 'A', [make(WOLF)])).toEqual([
      '/orders/0/design supply/not-of-own-faction',
    ]);
  });

  it('BLD-FACT nothing named, nothing made, and what was begun stays', () => {
    expect(workOf(after(plant({}, work(HUNCHBACK, 20)).build()))).toEqual([HUNCHBACK, 20]);
    const later = nextSupply(after(plant({}, work(HUNCHBACK, 20)).build()));
    expect(workOf(after(later, { A: [make()] }))).toEqual([HUNCHBACK, 30]);
  });

  it('BLD-FACT another design starts at 0, and the preview says that the work is lost', () => {
    const begun = plant({}, work(HUNCHBACK, 40)).build();
    expect(workOf(after(begun, { A: [make(HAWK)] }))).toEqual([HAWK, 10]);
    const preview = (state: CampaignState, order: object) => {
      const parsed = parseOrders(rulesetOf(CURRENT_RULESET), [order]);
      if (!parsed.ok) throw new Error('no order');
      return (
        previewSheet(rulesetOf(CURRENT_RULESET), catalog, known(state, 'A'), parsed.value).previews[0]
          ?.price ?? null
      );
    };
    expect(preview(begun, make(HAWK))?.terms.map(({ text }) => text)).toContain('supply/work-lost');
    expect(preview(begun, make(HAWK))?.amount).toBe(0);
    expect(preview(begun, make(HUNCHBACK))).toBeNull();
    expect(preview(begun, make(HAWK, 5))).toMatchObject({ amount: -5_000_000 });
    expect(preview(plant().build(), make(HAWK))).toBeNull();
  });
});

describe('bought tons', () => {
  it('BLD-FACT missing tons cost ×1.0, in the first round or in the last', () => {
    const first = after(plant().build(), { A: [make(HUNCHBACK, 40)] });
    expect([made(first).length, account(first), workOf(first)]).toEqual([1, 60, null]);
    const last = after(plant({}, work(HUNCHBACK, 30)).build(), { A: [make(HUNCHBACK, 10)] });
    expect([made(last).length, account(last)]).toEqual([1, 90]);
    const some = after(plant().build(), { A: [make(HUNCHBACK, 7)] });
    expect([made(some).length, account(some), workOf(some)]).toEqual([0, 93, [HUNCHBACK, 17]]);
  });

  it('BLD-FACT at most what is missing after the round’s 10 t', () => {
    const at = (parts: object, order: object) => codes(plant({}, parts).build(), 'A', [order]);
    expect(at({}, make(HUNCHBACK, 40.000001))).toEqual(['/orders/0/tons supply/more-than-missing']);
    expect(at(work(HAWK, 30), make(HAWK, 5))).toEqual([]);
    expect(at(work(HAWK, 30), make(HAWK, 5.5))).toEqual(['/orders/0/tons supply/more-than-missing']);
    expect(at(work(HAWK, 40), make(HAWK, 0.5))).toEqual(['/orders/0/tons supply/more-than-missing']);
    // Work on another design is no help.
    expect(at(work(HAWK, 40), make(HUNCHBACK, 40))).toEqual([]);
  });

  it('BLD-FACT SUP-7 six decimals are exact, and rounded with the net of the phase; more are not understood', () => {
    const state = after(plant().build(), { A: [make(HUNCHBACK, 0.3)] });
    expect(workOf(state)).toEqual([HUNCHBACK, 10.3]);
    expect(account(state)).toBe(99.5);
    expect(() => codes(plant().build(), 'A', [make(HUNCHBACK, 0.0000001)])).toThrow('shape/not-exact-tons');
    expect(() => codes(plant().build(), 'A', [make(HUNCHBACK, -1)])).toThrow('shape/not-a-number');
  });

  it('BLD-TRADE no rebate on a factory’s tons', () => {
    expect(
      account(after(plant().building('free-trader', '0404', 'A').build(), { A: [make(HUNCHBACK, 10)] })),
    ).toBe(90);
  });

  it('SUP-8 what cannot be paid is not bought, and the factory does nothing for that order', () => {
    const poor = plant()
      .account('A', 5)
      .campaign({ options: { ...plant().build().campaign.options, supplyPerRound: tons(0) } })
      .build();
    expect(codes(poor, 'A', [make(HUNCHBACK, 6)])).toEqual(['/orders/0 supply/not-enough-tons']);
    const closed = close(poor, { A: [make(HUNCHBACK, 6)] });
    expect(dataOf(closed, 'order-dropped')).toHaveLength(1);
    expect(workOf(closed.state.finish())).toBeNull();
  });
});

describe('the factory', () => {
  it('BLD-FACT BLD-2 an own one that works: just above 50 % CP, not at exactly 50 %; then the work stays', () => {
    const at = (parts: object, control: string | null = 'A') =>
      codes(plant().building('mech-factory', '0404', control, parts).build(), 'A', [
        make(HUNCHBACK, undefined, 'mech-factory-0404'),
      ]);
    expect(at({ cp: 51 })).toEqual([]);
    for (const wrong of [at({ cp: 50 }), at({ cp: 0 }), at({ sabotaged: true }), at({}, 'B'), at({}, null)])
      expect(wrong).toEqual(['/orders/0/building supply/no-factory']);
    const damaged = plant({}, { cp: 50, ...work(HUNCHBACK, 20) }).build();
    expect(workOf(after(damaged, { A: [make()] }))).toEqual([HUNCHBACK, 20]);
    expect(
      codes(plant().building('spaceport', '0404', 'A').build(), 'A', [
        make(HUNCHBACK, undefined, 'spaceport-0404'),
      ]),
    ).toEqual(['/orders/0/building supply/no-factory']);
  });

  it('BLD-FACT one mech a round and factory', () => {
    expect(codes(plant().build(), 'A', [make(HUNCHBACK), make(HUNCHBACK)])).toEqual([
      '/orders/1/building supply/factory-busy',
    ]);
    expect(codes(plant().build(), 'A', [make(LOCUST, 10), make(LOCUST, 10)])).toEqual([
      '/orders/1/building supply/factory-busy',
    ]);
  });

  it('BLD-FACT BLD-5 two factories make 10 t each, each its own mech', () => {
    const two = plant({}, work(HUNCHBACK, 40)).building('mech-factory', '0404', 'A').build();
    const state = after(two, { A: [make(HUNCHBACK), make(HUNCHBACK, undefined, 'mech-factory-0404')] });
    expect(made(state).map(({ hex }) => hex)).toEqual(['0303']);
    expect(workOf(state, 'mech-factory-0404')).toEqual([HUNCHBACK, 10]);
  });

  it('BLD-FACT a new controller starts at 0', () => {
    const taken = plant({ phase: 'combat', step: 'battles' }, { ...work(HUNCHBACK, 40) })
      .mech('B', LOCUST, '0303', { id: 'B2' })
      .build();
    const supply = after(taken);
    expect(supply.buildings[PLANT as BuildingId]?.control).toBe('B');
    expect(workOf(supply)).toBeNull();
    expect(workOf(after(supply, { B: [make()] }))).toEqual([HUNCHBACK, 10]);
    expect(codes(supply, 'A', [make()])).toEqual(['/orders/0/building supply/no-factory']);
  });

  it('DEP-4 where an enemy mech stands, the mech waits, and enters at the next supply', () => {
    // A shut-down mech takes nothing, and is in the way.
    const blocked = plant({}, work(HUNCHBACK, 40))
      .mech('B', LOCUST, '0303', { id: 'B1x', shutDown: true, pilot: null })
      .build();
    const closed = close(blocked, { A: [make()] });
    const [waits] = made(closed.state.finish()).filter(({ force }) => force === 'A');
    expect(waits).toMatchObject({ hex: null, inHexSince: 0 });
    expect(toldTo(closed, 'B').map(({ type }) => type)).not.toContain('mech-built');
    const next = nextSupply(closed.state.finish());
    // Into the HQ hex, since the factory’s is still not free.
    expect(rowsOf(next.mechs).find(({ id }) => id === waits?.id)?.hex).toBe('0101');
  });

  it('ROUND-2 DEP-4 where enemies stood when supply closed counts, whatever they buy into the hex or sell out of it', () => {
    const sold = plant({}, work(HUNCHBACK, 40))
      .mech('B', LOCUST, '0303', { id: 'B1x', shutDown: true, pilot: null })
      .build();
    const closed = close(sold, { A: [make()], B: [{ type: 'sell', mech: 'B1x' }] });
    expect(made(closed.state.finish()).map(({ force, hex }) => [force, hex])).toEqual([['A', null]]);
  });

  it('END-1 a force whose only mech leaves the factory this round is not out', () => {
    const last = plant({ players: 3 }, work(HUNCHBACK, 40)).mech('C', LOCUST, '0909', { id: 'C1' }).build();
    const sold = after(last, { A: [{ type: 'sell', mech: 'A1' }, make()] });
    expect(sold.forces['A' as ForceId]?.out).toBe(false);
    const without = after(last, { A: [{ type: 'sell', mech: 'A1' }] });
    expect(without.forces['A' as ForceId]?.out).toBe(true);
  });
});

describe('who is told', () => {
  it('SIGHT-4 progress is told to its controller alone; who sees the hex sees the mech leave', () => {
    const seen = plant().mech('B', LOCUST, '0304', { id: 'EYE' }).build();
    const progress = close(seen, { A: [make()] });
    expect(toldTo(progress, 'A').find(({ type }) => type === 'factory-worked')?.told).toEqual({
      force: 'A',
      building: PLANT,
      hex: '0303',
      design: HUNCHBACK,
      tons: 10,
      of: 50,
    });
    expect(toldTo(progress, 'B').map(({ type }) => type)).not.toContain('factory-worked');
    expect(JSON.stringify(view(progress.state.finish(), 'B'))).not.toContain(HUNCHBACK);
    const ready = close(plant({}, work(HUNCHBACK, 40)).mech('B', LOCUST, '0304', { id: 'EYE' }).build(), {
      A: [make()],
    });
    const told = (force: string) =>
      toldTo(ready, force).find(({ type }) => type === 'mech-built')?.told ?? null;
    expect(told('B')).toMatchObject({ force: 'A', design: HUNCHBACK, hex: '0303' });
    expect(Object.keys(told('B') ?? {}).sort()).toEqual(['design', 'force', 'hex', 'mech']);
    expect(told('A')).toMatchObject({ building: PLANT, name: 'Hunchback HBK-4G' });
    const unseen = close(plant({}, work(HUNCHBACK, 40)).build(), { A: [make()] });
    expect(toldTo(unseen, 'B').map(({ type }) => type)).not.toContain('mech-built');
  });

  it('BLD-FACT the options tell what is begun, what a round makes and whose mechs', () => {
    expect(options(plant({}, work(HUNCHBACK, 12.5)).build(), 'A').orders['factory']).toEqual({
      buildings: [{ building: PLANT, hex: '0303', work: { design: HUNCHBACK, tons: 12.5 } }],
      faction: 'davion',
      tons: 10,
      factor: 1,
    });
    expect(options(plant().build(), 'B').orders['factory']).toBeNull();
  });
});

describe('corrections', () => {
  const correct = (state: CampaignState, change: object): readonly string[] | CampaignState => {
    const parsed = parseCorrections([{ set: 'building', building: PLANT, ...change }]);
    if (!parsed.ok) return parsed.error.map(({ code, pointer }) => `${pointer} ${code}`);
    const resolution = resolutionOf(state);
    const wrong = decideCorrection(resolution, { changes: parsed.value, reason: 'why' });
    return wrong.length > 0
      ? wrong.map(({ code, pointer }) => `${pointer} ${code}`)
      : resolution.state.finish();
  };
  const corrected = (state: CampaignState, change: object): CampaignState => {
    const found = correct(state, change);
    if (!('campaign' in found)) throw new Error(found.join());
    return found;
  };

  it('END-2 BLD-FACT the game master sets what a factory has begun', () => {
    expect(workOf(corrected(plant().build(), { work: { design: HUNCHBACK, tons: 49.5 } }))).toEqual([
      HUNCHBACK,
      49.5,
    ]);
    expect(workOf(corrected(plant({}, work(HUNCHBACK, 20)).build(), { work: null }))).toBeNull();
    expect(workOf(corrected(plant({}, work(HUNCHBACK, 20)).build(), { cp: 60 }))).toEqual([HUNCHBACK, 20]);
    expect(workOf(corrected(plant({}, work(HUNCHBACK, 20)).build(), { control: 'B' }))).toBeNull();
    expect(workOf(corrected(plant().build(), { control: 'B', work: { design: HAWK, tons: 5 } }))).toEqual([
      HAWK,
      5,
    ]);
  });

  it('END-2 BLD-FACT but no whole mech, of no other faction, and in nothing but a factory of somebody’s', () => {
    const at = (change: object, state = plant().build()) => correct(state, change);
    expect(at({ work: { design: HUNCHBACK, tons: 50 } })).toEqual([
      '/changes/0/work/tons correction/no-part-of-a-mech',
    ]);
    expect(at({ work: { design: HUNCHBACK, tons: 0 } })).toEqual([
      '/changes/0/work/tons correction/no-part-of-a-mech',
    ]);
    expect(at({ work: { design: WOLF, tons: 5 } })).toEqual([
      '/changes/0/work/design correction/not-of-own-faction',
    ]);
    expect(at({ work: { design: 'none', tons: 5 } })).toEqual([
      '/changes/0/work/design correction/no-such-design',
    ]);
    expect(at({ control: null, work: { design: HUNCHBACK, tons: 5 } })).toEqual([
      '/changes/0/work correction/work-of-nobody',
    ]);
    expect(
      at(
        { building: 'spaceport-0404', work: { design: HUNCHBACK, tons: 5 } },
        plant().building('spaceport', '0404', 'A').build(),
      ),
    ).toEqual(['/changes/0/work correction/no-factory']);
    expect(at({ work: { design: HUNCHBACK, tons: 0.0000001 } })).toEqual([
      '/changes/0/work/tons shape/not-exact-tons',
    ]);
    expect(at({ work: { design: HUNCHBACK, tons: 5, more: 1 } })).toEqual([
      '/changes/0/work/more shape/unknown-property',
    ]);
  });
});
