/** Warnings: what nothing forbids, but harms. Each where it is due, and where it is not. */
import { bundledCatalog, UNDAMAGED } from '../../catalog';
import type { ForceId } from '../../kernel';
import { knowledgeOf } from '../knowledge/build';
import { rulesetOf } from '../rulesets/registry';
import { parseOrders, previewSheet, type SheetPreview } from '../sheet';
import { world, type World, type WorldSetup } from '../testing/world';
import { WARNINGS } from '.';

const HUNCHBACK = 'hunchback-hbk-4g';
const LOCUST = 'locust-lct-1v';
const catalog = bundledCatalog();

const previewOf = (built: World, orders: readonly object[]): SheetPreview => {
  const state = built.build();
  const ruleset = rulesetOf(state.campaign.ruleset);
  const parsed = parseOrders(ruleset, orders);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  const preview = previewSheet(
    ruleset,
    catalog,
    knowledgeOf(state, catalog, { kind: 'force', force: 'A' as ForceId }),
    parsed.value,
  );
  // A warning forbids nothing: what is warned of stands.
  expect(preview.violations).toEqual([]);
  return preview;
};
const warnings = (built: World, orders: readonly object[] = []): readonly string[] =>
  previewOf(built, orders).warnings.map(
    ({ code, rule, pointer }) => `${pointer} ${code.replace('warnings/', '')} ${String(rule)}`,
  );

const move = (mech: string, ...path: string[]) => ({ type: 'move', mech, path });
const at = (phase: WorldSetup['phase'], setup: WorldSetup = {}): World => world({ phase, ...setup });

describe('END-1 the last mech', () => {
  const supply = (): World =>
    at('supply', { options: { sellMechs: true } })
      .account('A', 20)
      .mech('A', HUNCHBACK, '0303')
      .mech('B', HUNCHBACK, '1010');
  const sell = (mech: string) => ({ type: 'sell', mech });

  it('is told with the order that sells it, not with the one before', () => {
    const two = supply().mech('A', LOCUST, '0303');
    expect(warnings(two, [sell('A1'), sell('A2')])).toContain('/orders/1/mech last-mech-sold END-1');
    expect(warnings(two, [sell('A1')]).join()).not.toContain('last-mech-sold');
  });

  it('hired mechs do not count', () => {
    expect(warnings(supply().mech('A', LOCUST, '0303', { hired: true }), [sell('A1')])).toContain(
      '/orders/0/mech last-mech-sold END-1',
    );
  });
});

describe('DEP-3 a depot left open', () => {
  const depot = (): World =>
    at('planning', { options: { fogOfWar: false } })
      .mech('A', HUNCHBACK, '0303')
      .stock('A', '0303', 'standard-armor', 16);

  it('is told with the order that takes the last guard away from an enemy who could come', () => {
    const near = depot().mech('B', LOCUST, '0503');
    expect(warnings(near, [move('A1', '0302')])).toContain('/orders/0 depot-open DEP-3');
    expect(warnings(near, [])).toEqual([]);
    expect(warnings(near.mech('A', LOCUST, '0303'), [move('A1', '0302')])).toEqual([]);
  });

  it('not when nobody is seen who could walk there', () => {
    expect(warnings(depot().mech('B', HUNCHBACK, '1010'), [move('A1', '0302')])).toEqual([]);
  });

  it('not by an enemy who is shut down: it neither walks nor plunders', () => {
    expect(warnings(depot().mech('B', LOCUST, '0503', { shutDown: true }), [move('A1', '0302')])).toEqual([]);
  });

  it('belongs to the sheet when nobody stood there anyway', () => {
    expect(warnings(depot().stock('A', '0505', 'standard-armor', 16).mech('B', LOCUST, '0503'))).toEqual([
      '/orders depot-open DEP-3',
    ]);
  });
});

describe('PREP-6 a mech without a pilot', () => {
  it('is told with the order that empties its seat', () => {
    expect(
      warnings(at('preparation').mech('A', HUNCHBACK, '0303'), [{ type: 'disembark', mech: 'A1' }]),
    ).toEqual(['/orders/0 mech-without-pilot PREP-6']);
  });

  it('is told where a pilot waits beside it, until one boards', () => {
    const beside = at('preparation').mech('A', HUNCHBACK, '0303', { pilot: null }).pilot('A', '0303');
    expect(warnings(beside)).toEqual(['/orders mech-without-pilot PREP-6']);
    expect(warnings(beside, [{ type: 'board', mech: 'A1', pilot: 'Ap1' }])).toEqual([]);
    expect(warnings(at('preparation').mech('A', HUNCHBACK, '0303', { pilot: null }))).toEqual([]);
  });
});

describe('CMB-3 a stack that may be pinned', () => {
  const attack = { type: 'attack', mechs: ['A1'], target: '0402' };
  const facing = (pinShare: number): World =>
    at('combat', { step: 'declarations', options: { pinShare } })
      .mech('A', HUNCHBACK, '0403')
      .mech('B', HUNCHBACK, '0402');

  it('by an enemy beside it whom it does not attack, with enough tonnage', () => {
    expect(warnings(facing(0.4).mech('B', LOCUST, '0404'), [attack])).toEqual([
      '/orders/0/mechs stack-pinned CMB-3',
    ]);
    // 20 t of 50 t are 0.4.
    expect(warnings(facing(0.41).mech('B', LOCUST, '0404'), [attack])).toEqual([]);
  });

  it('not by whom it attacks, nor by who is shut down', () => {
    expect(warnings(facing(0.25), [attack])).toEqual([]);
    expect(warnings(facing(0.25).mech('B', LOCUST, '0404', { shutDown: true }), [attack])).toEqual([]);
  });

  it('not by who fights where they stand: they attack nobody', () => {
    const beside = (): World => facing(0.25).mech('B', LOCUST, '0404');
    expect(warnings(beside().mech('A', LOCUST, '0404', { shutDown: true }), [attack])).not.toContain(
      '/orders/0/mechs stack-pinned CMB-3',
    );
    const third = (teams: Record<string, number>): World =>
      world({ phase: 'combat', step: 'declarations', players: 3, teams, options: { pinShare: 0.25 } })
        .mech('A', HUNCHBACK, '0403')
        .mech('B', HUNCHBACK, '0402')
        .mech('B', LOCUST, '0404')
        .mech('C', LOCUST, '0404');
    expect(warnings(third({}), [attack])).toEqual([]);
    expect(warnings(third({ B: 1, C: 1 }), [attack])).toEqual(['/orders/0/mechs stack-pinned CMB-3']);
  });

  it('by all enemies beside it together', () => {
    expect(warnings(facing(0.5).mech('B', LOCUST, '0404'), [attack])).toEqual([]);
    expect(warnings(facing(0.5).mech('B', LOCUST, '0404').mech('B', LOCUST, '0304'), [attack])).toEqual([
      '/orders/0/mechs stack-pinned CMB-3',
    ]);
  });

  it('under rulesets without a share by whoever stands there', () => {
    const earlier = world({ phase: 'combat', step: 'declarations', ruleset: 'planetary-2' })
      .mech('A', HUNCHBACK, '0403')
      .mech('B', HUNCHBACK, '0402')
      .mech('B', LOCUST, '0404');
    expect(warnings(earlier, [attack])).toEqual(['/orders/0/mechs stack-pinned CMB-3']);
  });
});

describe('CMB-1 mechs that nobody guards', () => {
  it('parked alone, but not beside one who is able to fight', () => {
    const order = { type: 'shut-down', mech: 'A1' };
    expect(warnings(at('preparation').mech('A', HUNCHBACK, '0303'), [order])).toEqual([
      '/orders/0 parked-unguarded CMB-1',
    ]);
    expect(
      warnings(at('preparation').mech('A', HUNCHBACK, '0303').mech('A', LOCUST, '0303'), [order]),
    ).toEqual([]);
  });

  it('left alone by the last guard', () => {
    const parked = (): World =>
      at('planning').mech('A', HUNCHBACK, '0303', { shutDown: true }).mech('A', LOCUST, '0303');
    expect(warnings(parked(), [move('A2', '0302')])).toEqual(['/orders/0 parked-unguarded CMB-1']);
    expect(warnings(parked().mech('A', LOCUST, '0303'), [move('A2', '0302')])).toEqual([]);
  });

  it('left alone by an attack, when a light enemy beside them could come, who would not pin it', () => {
    const parked = (pinShare: number): World =>
      at('combat', { step: 'declarations', options: { pinShare } })
        .mech('A', HUNCHBACK, '0403')
        .mech('A', HUNCHBACK, '0403', { shutDown: true })
        .mech('B', HUNCHBACK, '0402');
    const attack = { type: 'attack', mechs: ['A1'], target: '0402' };
    const light = (pinShare = 0.5): World => parked(pinShare).mech('B', LOCUST, '0404');
    expect(warnings(light(), [attack])).toEqual(['/orders/0 parked-unguarded CMB-1']);
    expect(warnings(light())).toEqual([]);
    expect(warnings(light().mech('A', LOCUST, '0403'), [attack])).toEqual([]);
    expect(warnings(parked(0.5), [attack])).toEqual([]);
    // Where any attack pins, who is attacked stays.
    expect(warnings(light(0), [attack])).toEqual(['/orders/0/mechs stack-pinned CMB-3']);
  });

  it('that come by train to where nobody waits', () => {
    const station = (): World =>
      at('planning').building('railway-station', '0303', 'A').mech('A', HUNCHBACK, '0303');
    const ride = { type: 'rail', mech: 'A1', path: ['0304', '0305'] };
    expect(warnings(station(), [ride])).toEqual(['/orders/0/path train-unguarded CMB-1']);
    expect(warnings(station().mech('A', LOCUST, '0305'), [ride])).toEqual([]);
  });

  it('beside an enemy, of which none is able to fight', () => {
    const declared = (): World =>
      at('combat', { step: 'declarations' })
        .mech('A', HUNCHBACK, '0403', { shutDown: true })
        .mech('B', LOCUST, '0403');
    expect(warnings(declared())).toEqual(['/orders lost-without-fight CMB-1']);
    expect(warnings(declared().mech('A', LOCUST, '0403'))).toEqual([]);
  });

  it('beside an enemy who is shut down too there is no battle', () => {
    const both = at('combat', { step: 'declarations' })
      .mech('A', HUNCHBACK, '0403', { shutDown: true })
      .mech('B', LOCUST, '0403', { shutDown: true });
    expect(warnings(both)).toEqual([]);
  });

  it('beside an enemy, but helped by an attack, which joins their battle', () => {
    const helped = at('combat', { step: 'declarations' })
      .mech('A', HUNCHBACK, '0403', { shutDown: true })
      .mech('B', LOCUST, '0403')
      .mech('A', LOCUST, '0402');
    expect(warnings(helped)).toEqual(['/orders lost-without-fight CMB-1']);
    expect(warnings(helped, [{ type: 'attack', mechs: ['A2'], target: '0403' }])).toEqual([]);
  });
});

describe('REP-5 an empty bin', () => {
  const bin = catalog.mech(HUNCHBACK as never)?.bins[0];
  if (bin === undefined) throw new Error('no bin');
  const { location, slot, item } = bin;
  const stocked = catalog.item(item)?.ammunition?.stockedAs ?? item;
  const condition = (shots: number) => ({ ...UNDAMAGED, ammunition: [{ location, slot, shots }] });
  const supply = (shots: number): World =>
    at('supply')
      .account('A', 20)
      .mech('A', HUNCHBACK, '0303', { condition: condition(shots) });

  it('is told where it could be filled and is not', () => {
    expect(warnings(supply(0).stock('A', '0303', stocked, 20))).toEqual(['/orders bin-left-empty REP-5']);
    expect(warnings(supply(1).stock('A', '0303', stocked, 20))).toEqual([]);
    expect(warnings(supply(0))).toEqual([]);
  });

  it('is told with the order that cannot fill it for want of stock', () => {
    const [first, second] = catalog.mech(HUNCHBACK as never)?.bins ?? [];
    if (first === undefined || second === undefined) throw new Error('no two bins');
    const both = {
      ...UNDAMAGED,
      ammunition: [first, second].map(({ location: place, slot: line }) => ({
        location: place,
        slot: line,
        shots: 0,
      })),
    };
    const short = at('supply')
      .account('A', 20)
      .mech('A', HUNCHBACK, '0303', { condition: both })
      .stock('A', '0303', stocked, first.shots);
    expect(warnings(short, [{ type: 'reload', mech: 'A1' }])).toEqual([
      '/orders/0/mech bin-left-empty REP-5',
    ]);
    expect(
      warnings(short.stock('A', '0303', stocked, first.shots + second.shots), [
        { type: 'reload', mech: 'A1' },
      ]),
    ).toEqual([]);
  });

  it('not when the order fills it', () => {
    expect(warnings(supply(0).stock('A', '0303', stocked, 20), [{ type: 'reload', mech: 'A1' }])).toEqual([]);
  });
});

it('SUP-7 tons lost by rounding are told, and none when the net comes out even', () => {
  const supply = at('supply')
    .account('A', 20)
    .mech('A', HUNCHBACK, '0303')
    .stock('A', '0303', 'standard-armor', 160);
  const sold = previewOf(supply, [{ type: 'sell', hex: '0303', item: 'standard-armor', quantity: 8 }]);
  expect(sold.warnings.map(({ code, params }) => [code, params])).toEqual([
    ['warnings/tons-lost', { tons: 0.25 }],
  ]);
  expect(warnings(supply, [{ type: 'sell', hex: '0303', item: 'standard-armor', quantity: 16 }])).toEqual([]);
});

it('ROUND-6 a march that ends where it began is told, one that leads on is not', () => {
  const built = at('planning').mech('A', HUNCHBACK, '0303');
  expect(warnings(built, [move('A1', '0302', '0303')])).toEqual(['/orders/0 changes-nothing ROUND-6']);
  expect(warnings(built, [move('A1', '0302')])).toEqual([]);
});

it('ROUND-6 an order that does not stand is judged by its violations, and a sheet of such orders does nothing', () => {
  const state = at('planning').mech('A', HUNCHBACK, '0303').build();
  const knowledge = knowledgeOf(state, catalog, { kind: 'force', force: 'A' as ForceId });
  const { previews, warnings: told } = previewSheet(rulesetOf(state.campaign.ruleset), catalog, knowledge, [
    move('A9', '0302') as never,
  ]);
  expect(previews[0]?.warnings).toEqual([]);
  expect(told.map(({ code, pointer }) => [code, pointer])).toEqual([['warnings/changes-nothing', '/orders']]);
});

it('each has a code of its own', () => {
  expect(new Set(WARNINGS.map(({ code }) => code)).size).toBe(WARNINGS.length);
});
