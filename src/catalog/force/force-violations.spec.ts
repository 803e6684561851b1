import { bundledCatalog } from '../bundled';
import type { DraftMech, DraftPilot, ForceDraft, ForceOptions } from './draft';
import { forceViolations, spentBv } from './force-violations';
import { pilotNames, type PilotRank } from './pilots';

const catalog = bundledCatalog();
const OPTIONS: ForceOptions = { startingBv: 20_000, startingList: 'faction' };
const ranks = (...counts: readonly [PilotRank, number][]): DraftPilot[] =>
  counts.flatMap(([rank, n]) => Array.from({ length: n }, () => ({ rank, name: null })));
const TWENTY = ranks(['elite', 4], ['veteran', 4], ['regular', 4], ['green', 8]);
const mech = (design: string, pilot: number | null = null): DraftMech => ({
  design,
  name: null,
  pilot,
  hex: null,
});
const draft = (mechs: readonly DraftMech[], pilots: readonly DraftPilot[] = TWENTY): ForceDraft => ({
  mechs,
  pilots,
});
const found = (force: ForceDraft, faction = 'davion', options: Partial<ForceOptions> = {}): string[] =>
  forceViolations(catalog, { ...OPTIONS, ...options }, faction, force).map(
    ({ code, rule, pointer }) => `${code} ${rule} ${pointer}`,
  );

/** On Davion's list of light mechs. */
const OWN = 'javelin-jvn-10p';
/** Davion has it, but not on the house list. */
const HAD =
  catalog.mechs.find(
    (m) =>
      m.factions.some((f) => f === 'davion') &&
      !Object.values(catalog.houseList('davion') ?? {})
        .flat()
        .some((e) => e.design === m.slug),
  )?.slug ?? '';
/** Only clans have it. */
const CLAN =
  catalog.mechs.find((m) => m.factions.length > 0 && m.factions.every((f) => f.startsWith('clan-')))?.slug ??
  '';
/** Nobody has it. */
const RARE = catalog.mechs.find((m) => m.factions.length === 0)?.slug ?? '';

describe('a drafted force', () => {
  it('SETUP-2 may spend its budget to the last point, at skill 4/5, and not one more', () => {
    const force = draft([mech(OWN, 0), mech(OWN, 1)]);
    const spent = spentBv(catalog, force.mechs);
    expect(spent).toBe(2 * (catalog.mech(OWN)?.bv ?? 0));
    expect(found(force, 'davion', { startingBv: spent })).toEqual([]);
    expect(forceViolations(catalog, { ...OPTIONS, startingBv: spent - 1 }, 'davion', force)).toEqual([
      {
        code: 'force/over-budget',
        rule: 'SETUP-2',
        pointer: '/mechs',
        params: { spent, budget: spent - 1, over: 1 },
      },
    ]);
  });

  it('SETUP-2 has at least one mech', () => {
    expect(found(draft([]))).toEqual(['force/no-mechs SETUP-2 /mechs']);
  });

  it('SETUP-3 comes from the house list, or from what the faction, any Inner Sphere faction, or anybody has', () => {
    const force = draft([mech(OWN), mech(HAD), mech(CLAN), mech(RARE)]);
    const off = (...indices: readonly number[]) =>
      indices.map((i) => `force/off-list SETUP-3 /mechs/${i}/design`);
    expect(found(force)).toEqual(off(1, 2, 3));
    expect(found(force, 'davion', { startingList: 'any-own-faction' })).toEqual(off(2, 3));
    expect(found(force, 'liao', { startingList: 'any-inner-sphere' })).toEqual(off(2, 3));
    expect(found(force, 'davion', { startingList: 'free' })).toEqual([]);
  });

  it('SETUP-3 a design that does not exist is named', () => {
    expect(found(draft([mech('no-such-mech'), mech('constructor')]))).toEqual([
      'force/unknown-design SETUP-3 /mechs/0/design',
      'force/unknown-design SETUP-3 /mechs/1/design',
    ]);
  });

  it('SETUP-5 has 4 elite, 4 veteran, 4 regular and 8 green pilots, neither more nor fewer', () => {
    expect(
      found(draft([mech(OWN)], ranks(['elite', 5], ['veteran', 3], ['regular', 4], ['green', 8]))),
    ).toEqual(['force/pilot-count SETUP-5 /pilots', 'force/pilot-count SETUP-5 /pilots']);
    expect(found(draft([mech(OWN)], []))).toHaveLength(4);
    expect(found(draft([mech(OWN)], [...TWENTY, ...ranks(['green', 1])]))).toEqual([
      'force/pilot-count SETUP-5 /pilots',
    ]);
  });

  it('SETUP-5 has one more green pilot for each mech beyond 20', () => {
    const mechs = (n: number) => Array.from({ length: n }, () => mech(OWN));
    const many = { startingBv: 1_000_000 };
    expect(found(draft(mechs(20)), 'davion', many)).toEqual([]);
    expect(found(draft(mechs(22)), 'davion', many)).toEqual(['force/pilot-count SETUP-5 /pilots']);
    expect(found(draft(mechs(22), [...TWENTY, ...ranks(['green', 2])]), 'davion', many)).toEqual([]);
  });

  it('SETUP-11 has no pilot in two mechs, and none that does not exist', () => {
    expect(
      found(draft([mech(OWN, 3), mech(OWN, 3), mech(OWN, 20), mech(OWN, -1), mech(OWN, 0.5), mech(OWN, 19)])),
    ).toEqual([
      'force/pilot-in-two-mechs SETUP-11 /mechs/1/pilot',
      'force/unknown-pilot SETUP-11 /mechs/2/pilot',
      'force/unknown-pilot SETUP-11 /mechs/3/pilot',
      'force/unknown-pilot SETUP-11 /mechs/4/pilot',
    ]);
  });

  it('SETUP-11 names everything at once', () => {
    const bad = draft([mech(RARE, 0), mech('no-such-mech', 0), mech(OWN, 99)], ranks(['elite', 1]));
    expect(found(bad, 'davion', { startingBv: 1 })).toEqual([
      'force/over-budget SETUP-2 /mechs',
      'force/off-list SETUP-3 /mechs/0/design',
      'force/unknown-design SETUP-3 /mechs/1/design',
      'force/pilot-in-two-mechs SETUP-11 /mechs/1/pilot',
      'force/unknown-pilot SETUP-11 /mechs/2/pilot',
      'force/pilot-count SETUP-5 /pilots',
      'force/pilot-count SETUP-5 /pilots',
      'force/pilot-count SETUP-5 /pilots',
      'force/pilot-count SETUP-5 /pilots',
    ]);
  });

  it('SETUP-6 pilots without a name are Pilot #1, Pilot #2, …; two may have the same name', () => {
    expect(
      pilotNames([{ name: null }, { name: 'Anna' }, { name: ' ' }, { name: 'Anna' }, { name: null }]),
    ).toEqual(['Pilot #1', 'Anna', 'Pilot #2', 'Anna', 'Pilot #3']);
  });
});
