import { toTons } from '../../src/kernel/tonnage';
import type { ForceId } from '../../src/kernel/ids';
import { rowsOf, type CampaignState } from '../../src/rules';
import { world, type World, type WorldSetup } from '../../src/rules/testing/world';
import { battlesOpened, fought, type Fight } from '../support/matches/fought';
import { after, close, codes, dataOf, HUNCHBACK, options, toldTo, view } from '../support/rules';

const WOLF = 'mad-cat-timber-wolf-prime';
const camp = (setup: WorldSetup = {}, tons = 100): World =>
  world({ round: 3, phase: 'planning', ...setup })
    .account('A', tons)
    .mech('A', HUNCHBACK, '0505', { id: 'A1' })
    .mech('B', HUNCHBACK, '1010', { id: 'B1' })
    .building('mercenary-camp', '0303', 'A');
const hire = (design = HUNCHBACK, hex = '0505') => ({ type: 'hire', design, hex });
const account = (state: CampaignState, force = 'A'): number =>
  toTons(state.forces[force as ForceId]?.account ?? (Number.NaN as never));
const hired = (state: CampaignState) => rowsOf(state.mechs).filter((mech) => mech.hired);

it.each(['preparation', 'planning', 'movement'] as const)(
  'BLD-MERC is ordered in %s, appears when the phase closes, with a pilot 4/5',
  (phase) => {
    const state = after(camp({ phase }).build(), { A: [hire()] });
    expect(hired(state)).toMatchObject([{ force: 'A', design: HUNCHBACK, hex: '0505', shutDown: false }]);
    const pilot = rowsOf(state.pilots).find(({ id }) => id === hired(state)[0]?.pilot);
    expect(pilot).toMatchObject({ gunnery: 4, piloting: 5, hits: 0, status: 'in-mech' });
    expect(account(state)).toBe(80);
  },
);

it('SIGHT-4 BLD-MERC the name of a hired pilot, which the enemy reads in a battle, does not tell how many mechs their hirer has had', () => {
  const names = (state: CampaignState) =>
    hired(state).map(({ pilot }) => rowsOf(state.pilots).find(({ id }) => id === pilot)?.name);
  const first = after(camp().build(), { A: [hire(), hire()] });
  expect(names(first)).toEqual(['Hunchback HBK-4G', 'Hunchback HBK-4G']);
});

it('BLD-MERC 40 % of the tonnage, clan mechs 80 %, for a clan force the other way round (SUP-10)', () => {
  const paid = (state: World, design: string) => 100 - account(after(state.build(), { A: [hire(design)] }));
  expect([paid(camp(), HUNCHBACK), paid(camp(), WOLF)]).toEqual([20, 60]);
  const clan = () => camp().force('A', { faction: 'clan-wolf' as never });
  expect([paid(clan(), HUNCHBACK), paid(clan(), WOLF)]).toEqual([40, 30]);
});

it('BLD-MERC a clan mech is one whoever has it: technology decides, not the lists of SUP-4', () => {
  const paid = (state: World, design: string) => 100 - account(after(state.build(), { A: [hire(design)] }));
  // Davion has the Nova, Wolf the Shadow Hawk; only clan Ghost Bear has the Arcas.
  expect(
    ['black-hawk-nova-prime', 'arcas-standard', 'shadow-hawk-shd-2h'].map((design) => paid(camp(), design)),
  ).toEqual([40, 52, 22]);
  const clan = () => camp().force('A', { faction: 'clan-wolf' as never });
  expect(
    ['black-hawk-nova-prime', 'arcas-standard', 'shadow-hawk-shd-2h'].map((design) => paid(clan(), design)),
  ).toEqual([20, 26, 44]);
});

it('BLD-MERC any number, as far as the account goes (SUP-8)', () => {
  expect(codes(camp().build(), 'A', [hire(), hire(), hire(), hire(), hire()])).toEqual([]);
  expect(codes(camp().build(), 'A', [hire(), hire(), hire(), hire(), hire(), hire()])).toEqual([
    '/orders/5 supply/not-enough-for-fee',
  ]);
  expect(hired(after(camp().build(), { A: [hire(), hire()] }))).toHaveLength(2);
});

it('BLD-MERC BLD-2 needs a camp that works', () => {
  const without = world({ phase: 'planning' }).account('A', 100).mech('A', HUNCHBACK, '0505');
  expect(codes(without.build(), 'A', [hire()])).toEqual(['/orders/0 hire/no-camp']);
  expect(codes(without.building('mercenary-camp', '0303', 'A', { cp: 50 }).build(), 'A', [hire()])).toEqual([
    '/orders/0 hire/no-camp',
  ]);
});

it('BLD-MERC is placed at own mechs or buildings', () => {
  expect(codes(camp().build(), 'A', [hire(HUNCHBACK, '0303')])).toEqual([]);
  expect(codes(camp().build(), 'A', [hire(HUNCHBACK, '0909')])).toEqual(['/orders/0/hex hire/no-place']);
  expect(codes(camp().build(), 'A', [hire(HUNCHBACK, '1010')])).toEqual(['/orders/0/hex hire/no-place']);
  expect(options(camp().build(), 'A').orders['hire']).toMatchObject({ hexes: ['0303', '0505'] });
});

it('BLD-MERC what there is not cannot be hired', () => {
  expect(codes(camp().build(), 'A', [hire('no-such-design')])).toEqual([
    '/orders/0/design supply/unknown-design',
  ]);
});

it('BLD-MERC can be moved from the next phase on', () => {
  const planning = after(camp({ phase: 'preparation' }).build(), { A: [hire()] });
  const [mech] = hired(planning);
  expect(planning.campaign.phase).toBe('planning');
  expect(codes(planning, 'A', [{ type: 'move', mech: mech?.id, path: ['0504'] }])).toEqual([]);
  const moved = after(planning, { A: [{ type: 'move', mech: mech?.id, path: ['0504'] }] });
  expect(hired(moved)[0]?.hex).toBe('0504');
});

it('MOV-5 BLD-MERC a mech hired in the movement phase halts nobody by its sight: that counts as it was after announcement I', () => {
  // Only units trigger, so the building in 0808 sees nobody coming.
  const state = (phase: 'planning' | 'movement') =>
    camp({ phase, options: { sightTriggers: 'units' } })
      .building('hospital', '0808', 'A')
      .mech('B', HUNCHBACK, '0805', { id: 'B2' })
      .build();
  const march = { B: [{ type: 'move', mech: 'B2', path: ['0806', '0807'] }] };
  const end = (from: CampaignState, sheets: Parameters<typeof close>[1]) =>
    rowsOf(after(from, sheets).mechs).find(({ id }) => id === 'B2')?.hex;
  expect(end(state('movement'), march)).toBe('0807');
  expect(end(state('movement'), { ...march, A: [hire(HUNCHBACK, '0808')] })).toBe('0807');
  // Who was hired in planning was there after announcement I.
  expect(end(after(state('planning'), { A: [hire(HUNCHBACK, '0808')] }), march)).toBe('0806');
});

it('BLD-MERC stays to the end of the round, and then leaves with its pilot', () => {
  const supply = camp({ phase: 'supply' }).build();
  const [row] = hired(after(camp({ phase: 'movement' }).build(), { A: [hire()] }));
  if (row === undefined) throw new Error('nobody was hired');
  const pilot = rowsOf(after(camp({ phase: 'movement' }).build(), { A: [hire()] }).pilots).find(
    ({ id }) => id === row.pilot,
  );
  if (pilot === undefined) throw new Error('nobody sits in it');
  const before: CampaignState = {
    ...supply,
    mechs: { ...supply.mechs, [row.id]: row },
    pilots: { ...supply.pilots, [pilot.id]: pilot },
  };
  const closed = close(before);
  expect(hired(closed.state.finish())).toEqual([]);
  expect(rowsOf(closed.state.finish().pilots).some(({ id }) => id === pilot.id)).toBe(false);
  expect(toldTo(closed, 'A').map(({ type }) => type)).toContain('mercenary-left');
  expect(toldTo(closed, 'B').map(({ type }) => type)).not.toContain('mercenary-left');
});

it('END-1 a hired mech does not keep its force in the campaign', () => {
  const [row] = hired(after(camp({ phase: 'movement' }).build(), { A: [hire()] }));
  const alone = world({ round: 3, phase: 'supply', players: 3 })
    .mech('B', HUNCHBACK, '1010')
    .mech('C', HUNCHBACK, '0909')
    .build();
  const state =
    row === undefined ? alone : { ...alone, mechs: { ...alone.mechs, [row.id]: { ...row, pilot: null } } };
  expect(rowsOf(after(state).forces).map(({ id, out }) => [id, out])).toEqual([
    ['A', true],
    ['B', false],
    ['C', false],
  ]);
});

it('SUP-6 REP-4 DEP-5 a hired mech is neither sold nor left by its pilot', () => {
  const planning = after(camp({ phase: 'preparation' }).build(), { A: [hire()] });
  const [mech] = hired(planning);
  const supply: CampaignState = { ...planning, campaign: { ...planning.campaign, phase: 'supply' } };
  expect(codes(supply, 'A', [{ type: 'sell', mech: mech?.id }])).toEqual(['/orders/0/mech supply/hired']);
  const preparation: CampaignState = {
    ...planning,
    campaign: { ...planning.campaign, phase: 'preparation' },
  };
  expect(codes(preparation, 'A', [{ type: 'disembark', mech: mech?.id }])).toEqual([
    '/orders/0/mech preparation/hired-pilot',
  ]);
});

it('SIGHT-4 who sees the hex sees the mech, and not that it is hired', () => {
  const closed = close(camp().mech('B', HUNCHBACK, '0506', { id: 'EYE' }).build(), { A: [hire()] });
  const [mech] = hired(closed.state.finish());
  const seen = view(closed.state.finish(), 'B').mechs.find(({ id }) => id === mech?.id);
  expect(seen).toMatchObject({ own: false, hex: '0505' });
  expect(Object.keys(seen ?? {})).not.toContain('hired');
  expect(toldTo(closed, 'B').map(({ type }) => type)).not.toContain('mech-hired');
});

describe('the pilot of a hired mech, however its battle ends', () => {
  const left = (pilot: { hits: number; fate: 'safe' | 'captured' | 'dead' }): Fight['units'] => ({
    M1: { fate: 'on-field-unfit', pilot },
  });
  it.each<[string, Fight]>([
    ['left on a lost field and caught', { holder: 'B', units: left({ hits: 1, fate: 'captured' }) }],
    ['left on a lost field, though they got away', { holder: 'B', units: left({ hits: 1, fate: 'safe' }) }],
    ['without their mech on a won field', { holder: 'A', units: left({ hits: 1, fate: 'safe' }) }],
    ['without their mech when nobody won', { holder: null, units: left({ hits: 1, fate: 'safe' }) }],
    ['dead', { holder: 'A', units: left({ hits: 6, fate: 'dead' }) }],
  ])('BLD-MERC is never a prisoner or stored: %s', (_what, fight) => {
    const state = world({ round: 3, phase: 'combat', step: 'declarations' })
      .mech('A', HUNCHBACK, '0505')
      .mech('A', HUNCHBACK, '0505', { id: 'M1', hired: true })
      .mech('A', HUNCHBACK, '0101')
      .mech('B', HUNCHBACK, '0505')
      .mech('B', HUNCHBACK, '1010')
      .build();
    const { pilots } = fought(battlesOpened(state), { '0505': fight }).state;
    expect(rowsOf(pilots).map(({ id }) => id)).not.toContain('M1p');
    expect(rowsOf(pilots)).toHaveLength(4);
  });
});

it('ROUND-2 SIGHT-4 who hires in preparation does not see by it what is shut down at the same time, wherever they sit', () => {
  const state = camp({ phase: 'preparation' })
    .building('mercenary-camp', '0306', 'B')
    .account('B', 100)
    .building('hospital', '0808', 'A', { cp: 0 })
    .mech('B', HUNCHBACK, '0809', { id: 'B2' })
    .building('hospital', '0108', 'B', { id: 'ruin', cp: 0 })
    .mech('A', HUNCHBACK, '0109', { id: 'A2' })
    .build();
  const closed = close(state, {
    A: [hire(HUNCHBACK, '0808'), { type: 'shut-down', mech: 'A2' }],
    B: [hire(HUNCHBACK, '0108'), { type: 'shut-down', mech: 'B2' }],
  });
  expect(hired(closed.state.finish())).toHaveLength(2);
  expect(dataOf(closed, 'mech-shut-down').map(({ mech, knownTo }) => [mech, knownTo])).toEqual([
    ['A2', []],
    ['B2', []],
  ]);
});
