import { UNDAMAGED, type Condition } from '../../src/catalog/condition';
import { rowsOf, type CampaignState } from '../../src/rules';
import { engineShot, WRECKED } from '../../src/rules/testing/battles';
import { world, type World, type WorldSetup } from '../../src/rules/testing/world';
import { battlesOpened, fought, type Fight } from '../support/matches/fought';
import { close, dataOf, HUNCHBACK, toldTo, view } from '../support/rules';

const LOCUST = 'locust-lct-1v';
const WASP = 'wasp-wsp-1a';
const combat = (setup: WorldSetup = {}): World =>
  world({ round: 2, phase: 'combat', step: 'declarations', ...setup });
const hurt = (structure: Condition['structure']): Condition => ({ ...UNDAMAGED, structure });

/** Left on the field with a pilot who is alive, dead, or caught. */
const unfit = { fate: 'on-field-unfit', condition: engineShot(HUNCHBACK) } as const;
const destroyed = { fate: 'destroyed', condition: WRECKED, pilot: { hits: 0, fate: 'safe' } } as const;
const headless = {
  fate: 'on-field-unfit',
  condition: hurt({ HD: 0 }),
  pilot: { hits: 6, fate: 'dead' },
} as const;

/** The battle in 0505. */
const fight = (state: World, holder: string | null, units: Fight['units'] = {}, seed = 7) =>
  fought(battlesOpened(state.build()), { '0505': { holder, units } }, seed);
const wrecks = (state: CampaignState) =>
  rowsOf(state.wrecks).map(({ id, right, force, hex }) => [id, right, force, hex]);
const ids = (state: CampaignState) => rowsOf(state.wrecks).map(({ id }) => id);
const inPlay = (state: CampaignState) => rowsOf(state.mechs).map(({ id }) => id);
const pilotOf = (state: CampaignState, id: string) => rowsOf(state.pilots).find((one) => one.id === id);

describe('what can be salvaged', () => {
  const two = () =>
    combat()
      .mech('A', HUNCHBACK, '0505')
      .mech('A', HUNCHBACK, '0505')
      .mech('B', HUNCHBACK, '0505')
      .mech('B', HUNCHBACK, '0505');

  it('SALV-1 every mech that is left on the field and not destroyed, fit or not', () => {
    const whole = { fate: 'on-field-fit', pilot: { hits: 0, fate: 'in-mech' } } as const;
    const state = fight(two().mech('B', HUNCHBACK, '0505', { shutDown: true }), 'A', {
      B1: unfit,
      B3: whole,
    }).state.finish();
    expect(wrecks(state)).toEqual([
      ['B1', 'A', 'B', '0505'],
      ['B2', 'A', 'B', '0505'],
      ['B3', 'A', 'B', '0505'],
    ]);
    expect(inPlay(state)).toEqual(['A1', 'A2']);
    expect(state.wrecks['B1' as never]).toMatchObject({
      condition: engineShot(HUNCHBACK),
      design: HUNCHBACK,
      factoryDesign: null,
    });
  });

  it('SALV-1 neither one whose centre torso is gone nor one that withdrew', () => {
    const state = fight(two(), 'A', { B1: destroyed, B2: { fate: 'withdrawn', edge: 'S' } }).state.finish();
    expect(ids(state)).toEqual([]);
    expect(inPlay(state)).toEqual(['A1', 'A2', 'B2']);
  });

  it('SALV-1 V = 0: all structure gone is destroyed, whatever else is reported', () => {
    const nothing = hurt({ HD: 0, CT: 0, RT: 0, LT: 0, RA: 0, LA: 0, RL: 0, LL: 0 });
    const told = { ...destroyed, condition: nothing };
    expect(ids(fight(two(), 'A', { B1: told, B2: { fate: 'withdrawn', edge: 'S' } }).state.finish())).toEqual(
      [],
    );
    expect(() => fight(two(), 'A', { B1: { ...told, fate: 'on-field-unfit' } })).toThrow(
      'battle/beyond-salvage',
    );
  });

  it('SALV-1 a lost head and a dead engine can be salvaged', () => {
    expect(ids(fight(two(), 'A', { B1: headless, B2: unfit }).state.finish())).toEqual(['B1', 'B2']);
  });

  it('SALV-1 own mechs too, unless they are fit: they lie on the field until they are salvaged', () => {
    const state = fight(two(), 'A', {
      A2: { ...unfit, pilot: { hits: 1, fate: 'in-mech' } },
      B1: destroyed,
      B2: destroyed,
    }).state.finish();
    expect(wrecks(state)).toEqual([['A2', 'A', 'A', '0505']]);
    expect(inPlay(state)).toEqual(['A1']);
    expect(view(state, 'A').wrecks).toMatchObject([{ unit: 'A2', force: 'A', right: 'A', hex: '0505' }]);
  });

  it("CMB-9 the pilot of a winner's wreck is stored in the battle's hex, where they came from or not", () => {
    const attack = { type: 'attack', mechs: ['A1', 'A2'], target: '0505' };
    const state = combat()
      .mech('A', HUNCHBACK, '0504')
      .mech('A', HUNCHBACK, '0504')
      .mech('B', HUNCHBACK, '0505')
      .build();
    const end = fought(battlesOpened(state, { A: [attack] }), {
      '0505': { holder: 'A', units: { A2: { ...unfit, pilot: { hits: 2, fate: 'safe' } }, B1: destroyed } },
    }).state.finish();
    expect(pilotOf(end, 'A2p')).toMatchObject({ status: 'stored', hex: '0505', hits: 2, captor: null });
    expect(wrecks(end)).toEqual([['A2', 'A', 'A', '0505']]);
  });

  it("SALV-1 a winner's mech that went into the battle unfit stays what it was", () => {
    const parked = combat()
      .mech('A', HUNCHBACK, '0505')
      .mech('A', HUNCHBACK, '0505', { pilot: null })
      .mech('A', HUNCHBACK, '0505', { condition: engineShot(HUNCHBACK) })
      .mech('B', HUNCHBACK, '0505');
    const state = fight(parked, 'A', {
      A2: { fate: 'on-field-unfit', condition: hurt({ LA: 2 }) },
      A3: { fate: 'on-field-unfit' },
    }).state.finish();
    expect(ids(state)).toEqual(['B1']);
    expect(rowsOf(state.mechs)).toMatchObject([
      { id: 'A1' },
      { id: 'A2', hex: '0505', condition: hurt({ LA: 2 }), pilot: null },
      { id: 'A3', hex: '0505', pilot: 'A3p' },
    ]);
  });

  it('SALV-1 a fit mech of the winner is no salvage, whatever the report calls it: its pilot lives in it, and its engine runs', () => {
    const legless = { condition: hurt({ LL: 0, RL: 0 }), pilot: { hits: 3, fate: 'in-mech' } } as const;
    const start = combat()
      .mech('A', HUNCHBACK, '0505')
      .mech('A', HUNCHBACK, '0505', { shutDown: true })
      .mech('A', HUNCHBACK, '0505')
      .mech('A', HUNCHBACK, '0505')
      .mech('B', HUNCHBACK, '0505');
    const called = { fate: 'on-field-unfit' } as const;
    const out = { ...called, pilot: { hits: 0, fate: 'safe' } } as const;
    const state = fight(start, 'A', { A2: called, A3: { ...called, ...legless }, A4: out }).state.finish();
    // A4 is whole, but nobody sits in it.
    expect(ids(state)).toEqual(['A4', 'B1']);
    expect(rowsOf(state.mechs)).toMatchObject([
      { id: 'A1' },
      { id: 'A2', pilot: 'A2p' },
      { id: 'A3', pilot: 'A3p', condition: legless.condition },
    ]);
    expect(pilotOf(state, 'A3p')).toMatchObject({ hits: 3, status: 'in-mech' });
  });

  it('SALV-1 CMB-1 of a battle that is lost without a fight, too', () => {
    const resolution = close(
      combat().mech('A', HUNCHBACK, '0505').mech('B', HUNCHBACK, '0505', { pilot: null }).build(),
    );
    expect(wrecks(resolution.state.finish())).toEqual([['B1', 'A', 'B', '0505']]);
    expect(resolution.state.campaign.phase).toBe('supply');
  });

  it('CMB-7 without a winner nobody salvages, and unfit mechs stay', () => {
    const state = fight(two(), null, { A1: unfit, B1: unfit }).state.finish();
    expect(ids(state)).toEqual([]);
    expect(inPlay(state)).toEqual(['A1', 'A2', 'B1', 'B2']);
  });

  it('SALV-1 wars of the first ruleset go on as they were', () => {
    const old = combat({ ruleset: 'planetary-1' })
      .mech('A', HUNCHBACK, '0505')
      .mech('A', HUNCHBACK, '0505')
      .mech('B', HUNCHBACK, '0505');
    const resolution = fight(old, 'A', { A2: unfit, B1: unfit });
    expect(ids(resolution.state.finish())).toEqual([]);
    expect(inPlay(resolution.state.finish())).toEqual(['A1', 'A2']);
    expect(resolution.events.map(({ type }) => type)).not.toContain('wrecks-left');
  });
});

describe('who may salvage', () => {
  it('SALV-1 several winners each what lies on their own field', () => {
    const state = combat({ players: 4 });
    for (const force of ['A', 'B']) state.mech(force, HUNCHBACK, '0505');
    for (const force of ['C', 'D']) state.mech(force, HUNCHBACK, '0808');
    const end = fought(battlesOpened(state.build()), {
      '0505': { holder: 'A' },
      '0808': { holder: 'B' },
    }).state.finish();
    expect(wrecks(end)).toEqual([
      ['B1', 'A', 'B', '0505'],
      ['C1', 'D', 'C', '0808'],
    ]);
    expect(view(end, 'A').wrecks.map(({ unit }) => unit)).toEqual(['B1']);
    expect(view(end, 'B').wrecks).toEqual([]);
    expect(view(end, 'gm').wrecks.map(({ unit }) => unit)).toEqual(['B1', 'C1']);
  });

  it('SALV-1 of three sides one wins all of it', () => {
    const state = combat({ players: 3 })
      .mech('A', HUNCHBACK, '0505')
      .mech('B', HUNCHBACK, '0505')
      .mech('C', HUNCHBACK, '0505');
    expect(wrecks(fight(state, 'C', { A1: unfit }).state.finish())).toEqual([
      ['A1', 'C', 'A', '0505'],
      ['B1', 'C', 'B', '0505'],
    ]);
  });

  const allied = () => combat({ players: 3, teams: { A: 1, C: 1 } }).mech('B', LOCUST, '0505');

  it("SETUP-1 the team-mate with the most tonnage that is able to fight there, a team-mate's wreck too", () => {
    const state = allied()
      .mech('A', LOCUST, '0505')
      .mech('C', HUNCHBACK, '0505')
      .mech('A', HUNCHBACK, '0505')
      .mech('A', LOCUST, '0505');
    // After the battle A has 40 t that can fight, C 50 t.
    expect(wrecks(fight(state, 'A', { A2: unfit }).state.finish())).toEqual([
      ['A2', 'C', 'A', '0505'],
      ['B1', 'C', 'B', '0505'],
    ]);
  });

  it('SETUP-1 a tie is rolled, by one roll for prisoners and salvage', () => {
    const rights = new Set<string>();
    for (let seed = 1; seed <= 20; seed += 1) {
      const resolution = fight(allied().mech('A', LOCUST, '0505').mech('C', LOCUST, '0505'), 'A', {}, seed);
      const [left] = dataOf(resolution, 'wrecks-left');
      const [ended] = dataOf(resolution, 'battle-ended');
      expect(ended?.rolls).toHaveLength(1);
      expect(ended?.pilots.find(({ pilot }) => pilot === 'B1p')?.captor).toBe(left?.right);
      rights.add(String(left?.right));
    }
    expect([...rights].sort()).toEqual(['A', 'C']);
  });

  it('SIGHT-4 who fought is told what lies there, nobody else', () => {
    const state = combat({ players: 3 })
      .mech('A', HUNCHBACK, '0505')
      .mech('B', HUNCHBACK, '0505')
      .mech('C', HUNCHBACK, '0506');
    const resolution = fight(state, 'A');
    const told = (name: string) =>
      toldTo(resolution, name).find(({ type }) => type === 'wrecks-left')?.told ?? null;
    expect(told('B')).toMatchObject({
      hex: '0505',
      right: 'A',
      wrecks: [{ unit: 'B1', force: 'B', design: HUNCHBACK }],
      share: null,
    });
    expect(told('A')).toEqual(told('B'));
    expect(told('C')).toBeNull();
    expect(told('observer')).toBeNull();
  });
});

describe("the mercenaries' share", () => {
  const hired = () =>
    combat().mech('A', HUNCHBACK, '0505').mech('A', HUNCHBACK, '0505', { id: 'M1', hired: true });
  const share = (state: World, units: Fight['units'] = {}, seed = 7) => {
    const resolution = fight(state, 'A', units, seed);
    const [left] = dataOf(resolution, 'wrecks-left');
    return {
      unit: left?.share?.unit ?? null,
      rolls: left?.rolls.length ?? null,
      wrecks: ids(resolution.state.finish()),
    };
  };

  it('SALV-5 the smallest unit goes to them and is lost to the players', () => {
    expect(
      share(hired().mech('B', HUNCHBACK, '0505').mech('B', LOCUST, '0505').mech('B', 'atlas-as7-d', '0505')),
    ).toEqual({
      unit: 'B2',
      rolls: 0,
      wrecks: ['B1', 'B3'],
    });
  });

  it('SALV-5 by tonnage, then by BV: a Wasp (384) before a Locust (432)', () => {
    expect(share(hired().mech('B', LOCUST, '0505').mech('B', WASP, '0505'))).toEqual({
      unit: 'B2',
      rolls: 0,
      wrecks: ['B1'],
    });
  });

  it('SALV-5 then by roll, and only then', () => {
    const taken = new Set<string | null>();
    for (let seed = 1; seed <= 20; seed += 1) {
      const {
        unit,
        rolls,
        wrecks: left,
      } = share(
        hired().mech('B', LOCUST, '0505').mech('B', LOCUST, '0505').mech('B', HUNCHBACK, '0505'),
        {},
        seed,
      );
      expect(rolls).toBe(1);
      expect(left).toHaveLength(2);
      taken.add(unit);
    }
    expect([...taken].sort()).toEqual(['B1', 'B2']);
  });

  it('SALV-5 a single wreck is theirs, and nothing is left', () => {
    const resolution = fight(hired().mech('B', HUNCHBACK, '0505'), 'A');
    expect(ids(resolution.state.finish())).toEqual([]);
    expect(view(resolution.state.finish(), 'A').wrecks).toEqual([]);
    expect(toldTo(resolution, 'A').find(({ type }) => type === 'wrecks-left')?.told).toMatchObject({
      wrecks: [],
      share: { unit: 'B1', force: 'B' },
    });
  });

  it("SALV-5 of all that can be salvaged, the hirer's own wrecks too", () => {
    const own = {
      fate: 'on-field-unfit',
      condition: engineShot(LOCUST),
      pilot: { hits: 0, fate: 'in-mech' },
    } as const;
    expect(
      share(hired().mech('A', LOCUST, '0505', { id: 'OWN' }).mech('B', HUNCHBACK, '0505'), { OWN: own }),
    ).toMatchObject({
      unit: 'OWN',
      wrecks: ['B1'],
    });
  });

  it('SALV-5 one a battle, however many are hired, and though the hired one fell', () => {
    const many = hired().mech('A', LOCUST, '0505', { id: 'M2', hired: true });
    const state = many.mech('B', HUNCHBACK, '0505').mech('B', HUNCHBACK, '0505');
    expect(share(state, { M1: destroyed }).wrecks).toHaveLength(1);
  });

  it('BLD-MERC a hired mech is no salvage for its hirer, neither for their share', () => {
    const resolution = fight(hired().mech('B', HUNCHBACK, '0505').mech('B', 'atlas-as7-d', '0505'), 'A', {
      M1: unfit,
    });
    const state = resolution.state.finish();
    expect(ids(state)).toEqual(['B2']);
    expect(inPlay(state)).toEqual(['A1']);
    // Its pilot is never stored.
    expect(pilotOf(state, 'M1p')).toBeUndefined();
  });

  it("BLD-MERC nor for a team-mate of its hirer, but an enemy's hired mech is salvage like any other", () => {
    const state = combat({ players: 3, teams: { A: 1, C: 1 } })
      .mech('C', 'atlas-as7-d', '0505')
      .mech('A', HUNCHBACK, '0505', { id: 'M1', hired: true })
      .mech('B', HUNCHBACK, '0505', { id: 'X1', hired: true })
      .mech('B', HUNCHBACK, '0505')
      .mech('B', HUNCHBACK, '0505');
    const end = fight(state, 'A', { M1: unfit, X1: unfit }).state.finish();
    expect(ids(end)).toHaveLength(2);
    expect(ids(end)).not.toContain('M1');
    const enemy = combat()
      .mech('A', HUNCHBACK, '0505')
      .mech('B', HUNCHBACK, '0505', { id: 'X1', hired: true });
    expect(wrecks(fight(enemy, 'A', { X1: unfit }).state.finish())).toEqual([['X1', 'A', 'B', '0505']]);
  });

  it("SALV-5 the losers' mercenaries get nothing", () => {
    const state = combat()
      .mech('A', HUNCHBACK, '0505')
      .mech('B', LOCUST, '0505', { id: 'X1', hired: true })
      .mech('B', HUNCHBACK, '0505');
    expect(share(state)).toEqual({ unit: null, rolls: 0, wrecks: ['B2', 'X1'] });
  });
});
