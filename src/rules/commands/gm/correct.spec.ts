import { bundledCatalog } from '../../../catalog/bundled';
import type { Catalog } from '../../../catalog/model';
import type { ForceId } from '../../../kernel/ids';
import { tellOf } from '../../events/tell';
import { knowledgeOf } from '../../knowledge/build';
import type { CampaignState } from '../../model/state';
import { invariants } from '../../testing/invariants';
import { resolutionOf, world } from '../../testing/world';
import { viewOf } from '../../views/view';
import { decideCorrection } from './correct';
import { parseCorrections } from './parse-corrections';

const HBK = 'hunchback-hbk-4g';
const catalog = bundledCatalog();

const correct = (state: CampaignState, ...changes: readonly object[]) =>
  correctBy(catalog, state, ...changes);
const correctBy = (known: Catalog, state: CampaignState, ...changes: readonly object[]) => {
  const parsed = parseCorrections(changes);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  const resolution = resolutionOf(state, { catalog: known });
  const violations = decideCorrection(resolution, { changes: parsed.value, reason: 'a mistake' });
  const after = resolution.state.finish();
  return {
    violations,
    codes: violations.map(({ code, pointer }) => `${code} ${pointer}`),
    after,
    events: resolution.events,
  };
};
const viewFor = (state: CampaignState, force: string) =>
  viewOf(knowledgeOf(state, catalog, { kind: 'force', force: force as ForceId }), catalog, {
    seq: 0,
    ready: {},
  });

const base = () =>
  world({ terrain: { '0303': 'deep-water' } })
    .mech('A', HBK, '0505')
    .mech('A', HBK, '0605')
    .mech('B', HBK, '1208')
    .pilot('A', '0101', { id: 'Apx' })
    .pilot('B', '1208', { id: 'Bpx' })
    .building('hospital', '0506', 'A')
    .stock('A', '0505', 'medium-laser', 4, 2)
    .account('A', 10);

describe('correcting', () => {
  it('END-2 every correction is carried out and leaves a sound state', () => {
    const { violations, after } = correct(
      base().build(),
      {
        set: 'mech',
        mech: 'A1',
        hex: '0707',
        condition: { armor: { CT: 3 }, structure: {}, slots: [], ammunition: [] },
        state: 'shut-down',
      },
      { set: 'mech', mech: 'A2', pilot: 'Apx' },
      { add: 'mech', force: 'B', design: 'atlas-as7-d', hex: '0808' },
      { remove: 'mech', mech: 'B1' },
      { set: 'pilot', pilot: 'A1p', hits: 2, gunnery: 1, piloting: 0 },
      { set: 'pilot', pilot: 'Bpx', hex: '0606' },
      { add: 'pilot', force: 'A', name: ' Zoë ', gunnery: 4, piloting: 5, hex: '0101' },
      { set: 'building', building: 'hospital-0506', control: 'B', cp: 60 },
      { set: 'account', force: 'A', change: -2.5 },
      { set: 'stock', force: 'B', hex: '0808', item: 'medium-laser', quantity: 2, usable: 1 },
      { set: 'stock', force: 'A', hex: '0505', item: 'medium-laser', quantity: 0 },
    );
    expect(violations).toEqual([]);
    expect(invariants(after, catalog)).toEqual([]);
    const view = viewFor(after, 'A');
    expect(view.mechs).toMatchObject([
      { id: 'A1', hex: '0707', state: 'shut-down', condition: { armor: { CT: 3 } } },
      { id: 'A2', pilot: 'Apx' },
    ]);
    expect(view.pilots.find(({ id }) => id === 'A2p')).toMatchObject({ status: 'stored', hex: '0605' });
    expect(view.pilots.find(({ id }) => id === 'A1p')).toMatchObject({ hits: 2, gunnery: 1, piloting: 0 });
    expect(view.pilots.some(({ name, rank }) => name === 'Zoë' && rank === 'green')).toBe(true);
    expect([view.account, Object.values(after.stock)]).toEqual([
      7.5,
      [{ force: 'B', hex: '0808', item: 'medium-laser', quantity: 2, usable: 1 }],
    ]);
    expect(after.buildings).toMatchObject({
      'hospital-0506': { control: 'B', cp: 60, opened: { control: 'B', works: true } },
    });
    expect(Object.keys(after.mechs)).toHaveLength(3);
    expect(Object.values(after.mechs)).not.toContainEqual(expect.objectContaining({ id: 'B1' }));
  });

  it('END-2 adds no mech that flies', () => {
    const mech: Catalog['mech'] = (slug) => {
      const found = catalog.mech(slug);
      return found !== null && slug === 'atlas-as7-d' ? { ...found, lam: 'standard' } : found;
    };
    const { codes, after } = correctBy({ ...catalog, mech }, base().build(), {
      add: 'mech',
      force: 'B',
      design: 'atlas-as7-d',
      hex: '0808',
    });
    expect(codes).toEqual(['correction/design-flies /changes/0/design']);
    expect(Object.keys(after.mechs)).toHaveLength(3);
  });

  it('END-2 names everything that is wrong at once', () => {
    const state = base().pilot('A', null, { id: 'dead', status: 'dead', hits: 6 }).build();
    const { codes } = correct(
      state,
      { set: 'mech', mech: 'A1', hex: '0303', pilot: 'A2p' },
      { set: 'mech', mech: 'A1', pilot: 'Bpx' },
      {
        set: 'mech',
        mech: 'A1',
        condition: { armor: { CT: 999 }, structure: {}, slots: [], ammunition: [] },
      },
      { set: 'mech', mech: 'A1', force: 'B' },
      { set: 'mech', mech: 'A1', pilot: null, state: 'ready' },
      { set: 'mech', mech: 'A1', pilot: 'dead' },
      { set: 'pilot', pilot: 'A1p', hits: 6, status: 'stored' },
      { set: 'pilot', pilot: 'Apx', status: 'in-mech' },
      { set: 'pilot', pilot: 'Apx', status: 'captured' },
      { set: 'building', building: 'hospital-0506', cp: 101 },
      { set: 'account', force: 'A', change: -10.5 },
      { set: 'account', force: 'A', change: 0.0000001 },
      { set: 'stock', force: 'A', hex: '0505', item: 'medium-laser', quantity: 2, usable: 3 },
      { set: 'stock', force: 'A', hex: '0505', item: 'medium-laser', quantity: 1.5 },
      { add: 'mech', force: 'X', design: 'nothing', hex: '9999' },
      { remove: 'mech', mech: 'X' },
      { forget: 'sightings', force: 'X' },
    );
    expect(codes).toEqual([
      'correction/hex-not-passable /changes/0/hex',
      'correction/pilot-in-two-mechs /changes/0/pilot',
      'correction/pilot-of-another-force /changes/1/pilot',
      'condition/armor-out-of-range /changes/2/condition/armor/CT',
      'correction/pilot-of-another-force /changes/3/force',
      'correction/state-needs-pilot /changes/4/state',
      'correction/pilot-not-available /changes/5/pilot',
      'correction/dead-at-six-hits /changes/6/hits',
      'correction/seat-by-mech /changes/7/status',
      'correction/nobody-to-hold-him /changes/8/status',
      'correction/too-many-cp /changes/9/cp',
      'correction/account-below-zero /changes/10/change',
      'correction/not-exact /changes/11/change',
      'correction/more-usable-than-there /changes/12/usable',
      'correction/quantity-not-whole /changes/13/quantity',
      'correction/no-such-force /changes/14/force',
      'correction/no-such-design /changes/14/design',
      'correction/hex-not-passable /changes/14/hex',
      'correction/no-such-mech /changes/15/mech',
      'correction/no-such-force /changes/16/force',
    ]);
  });

  it('CMB-9 a pilot who dies leaves their mech; one who is captured is held by the enemy in the hex', () => {
    const dead = correct(base().build(), { set: 'pilot', pilot: 'A1p', hits: 6 });
    expect(dead.violations).toEqual([]);
    expect(dead.after).toMatchObject({
      mechs: { A1: { pilot: null } },
      pilots: { A1p: { status: 'dead', hex: null } },
    });
    const captured = correct(base().mech('B', HBK, '0505').build(), {
      set: 'pilot',
      pilot: 'A1p',
      status: 'captured',
    });
    expect(captured.after).toMatchObject({
      mechs: { A1: { pilot: null } },
      pilots: { A1p: { status: 'captured', hex: '0505', captor: 'B' } },
    });
    expect(invariants(captured.after, catalog)).toEqual([]);
    const freed = correct(
      captured.after,
      { set: 'pilot', pilot: 'A1p', status: 'stored', hex: '0101' },
      { set: 'mech', mech: 'A1', pilot: 'A1p' },
    );
    expect(freed.violations).toEqual([]);
    expect(invariants(freed.after, catalog)).toEqual([]);
    expect(freed.after).toMatchObject({ mechs: { A1: { pilot: 'A1p' } } });
  });

  it('END-2 all players are told the reason; what was changed only who may know it', () => {
    const state = world({ players: 3 })
      .mech('A', HBK, '0505')
      .mech('B', HBK, '0504')
      .mech('C', HBK, '1208')
      .build();
    const { events } = correct(state, { set: 'mech', mech: 'A1', hex: '0808', state: 'shut-down' });
    const told = (force: string) =>
      events
        .map((event) => tellOf(event, { kind: 'force', force: force as ForceId }))
        .filter((one) => one !== null);
    expect(told('C')).toEqual([{ reason: 'a mistake' }]);
    expect(told('B')).toEqual([
      { reason: 'a mistake' },
      { change: 'changed', mech: 'A1', force: 'A', design: HBK, from: '0505', hex: null, shutDown: null },
    ]);
    expect(told('A')).toMatchObject([{ reason: 'a mistake' }, { mech: 'A1', hex: '0808', shutDown: true }]);
    expect(events.map((event) => tellOf(event, { kind: 'observer' }))).toEqual([
      { reason: 'a mistake' },
      null,
      null,
    ]);
  });

  it('SIGHT-4 what a correction takes out of sight is remembered; what is seen to be gone is not', () => {
    const state = world().mech('A', HBK, '0505').mech('B', HBK, '0506').build();
    expect(viewFor(correct(state, { set: 'mech', mech: 'B1', hex: '1209' }).after, 'A').mechs).toHaveLength(
      1,
    );
    const left = correct(state, { set: 'mech', mech: 'A1', hex: '0101' }).after;
    expect(viewFor(left, 'A').mechs).toContainEqual({
      own: false,
      id: 'B1',
      force: 'B',
      design: HBK,
      hex: '0506',
      shutDown: false,
      seen: { round: 1, phase: 'planning' },
    });
  });

  it('SIGHT-4 forgets what a force remembers', () => {
    const state = world().mech('A', HBK, '0505').mech('B', HBK, '0506').build();
    const lost = correct(state, { set: 'mech', mech: 'A1', hex: '0101' }).after;
    expect(viewFor(lost, 'A').mechs).toHaveLength(2);
    expect(viewFor(correct(lost, { forget: 'sightings', force: 'A' }).after, 'A').mechs).toHaveLength(1);
    expect(viewFor(correct(lost, { forget: 'sightings', force: 'B' }).after, 'A').mechs).toHaveLength(2);
  });

  it('reads anything without an exception and names every mistake of form', () => {
    for (const input of [
      null,
      1,
      'x',
      {},
      [],
      [null],
      [{}],
      [{ set: 'mech' }],
      [{ set: 'nothing' }],
      [{ set: 'mech', add: 'mech' }],
      [[]],
      [{ set: null }],
      [{ set: 'mech', mech: 'A1', hex: 7 }],
      [{ set: 'mech', mech: 'A1', condition: null }],
      [
        {
          set: 'mech',
          mech: 'A1',
          condition: {
            armor: [],
            structure: { CT: 'x' },
            slots: [null, { location: 'XX', slot: 0, state: 1 }],
            ammunition: 5,
            extra: 1,
          },
        },
      ],
      [{ set: 'account', force: 'A', change: Number.NaN }],
      [{ set: 'stock', force: {}, hex: [], item: null, quantity: '1' }],
      [{ set: 'pilot', pilot: 'x', hits: 7, status: 'happy', constructor: 1 }],
      [{ set: 'toString' }],
    ])
      expect(parseCorrections(input).ok).toBe(false);
    const parsed = parseCorrections([
      { set: 'pilot', pilot: 'x', hits: 7, status: 'happy', extra: 1 },
      { forget: 'sightings' },
    ]);
    expect(parsed.ok ? [] : parsed.error.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([
      'shape/not-an-integer /changes/0/hits',
      'shape/not-a-choice /changes/0/status',
      'shape/unknown-property /changes/0/extra',
      'shape/missing /changes/1/force',
    ]);
  });
});
