import fc from 'fast-check';
import { planetary1 } from '../rulesets/planetary-1';
import { rowsOf } from '../model/draft';
import { DIRECTIONS } from '../model/map';
import type { Order } from '../model/order';
import type { BattleReport, ReportUnit } from '../model/battle';
import type { CampaignState } from '../model/state';
import { decideDecideReport } from '../commands/battle/decide-report';
import { decideFileReport } from '../commands/battle/file-report';
import { declare, engineShot, onlyBattle, quietReport, withUnits, WRECKED } from '../testing/battles';
import { resolutionOf, world } from '../testing/world';

const H = 'hunchback-hbk-4g';
const combat = {
  ruleset: planetary1.id,
  phase: 'combat',
  step: 'declarations',
  players: 3,
  round: 2,
} as const;
const attack = (mechs: readonly string[], target: string): Order =>
  ({ type: 'attack', mechs, target }) as unknown as Order;
const fight = (
  state: CampaignState,
  sheets: Readonly<Record<string, readonly Order[]>> = {},
): CampaignState => declare(state, sheets).state.finish();

/** The state after the GM has entered a report, whatever phase follows. */
const report = (state: CampaignState, body: BattleReport): CampaignState => {
  const resolution = resolutionOf(state, { ruleset: planetary1 });
  const battle = onlyBattle(state).id;
  expect(decideFileReport(resolution, { actor: { kind: 'gm' }, battle, body })).toEqual([]);
  expect(decideDecideReport(resolution, { battle, report: null })).toEqual([]);
  return resolution.state.finish();
};
const told = (
  state: CampaignState,
  patches: Readonly<Record<string, Partial<ReportUnit>>>,
  holder: string | null,
): CampaignState => report(state, withUnits(quietReport(onlyBattle(state).setup), patches, holder));
const mech = (state: CampaignState, id: string) => rowsOf(state.mechs).find((one) => one.id === id) ?? null;
const pilot = (state: CampaignState, id: string) => rowsOf(state.pilots).find((one) => one.id === id) ?? null;

const lost = { fate: 'on-field-unfit', condition: engineShot(H) } as const;
const out = (edge: (typeof DIRECTIONS)[number]) => ({ fate: 'withdrawn', edge }) as const;

describe('outcome', () => {
  it('CMB-8 brings damage, spent ammunition and hits home', () => {
    const start = fight(world(combat).mech('A', H, '0505').mech('B', H, '0505').build());
    const condition = { armor: { CT: 1 }, structure: { LA: 0 }, slots: [], ammunition: [] };
    const after = told(start, { A1: { condition, pilot: { hits: 2, fate: 'in-mech' } }, B1: out('S') }, 'A');
    expect(mech(after, 'A1')).toMatchObject({ condition, hex: '0505', pilot: 'A1p', withdrawn: false });
    expect(pilot(after, 'A1p')).toMatchObject({ hits: 2, status: 'in-mech' });
  });

  it('BLD-SPY CMB-5 who was sabotaged may withdraw', () => {
    const start = fight(world(combat).mech('A', H, '0505').mech('B', H, '0505', { sabotaged: true }).build());
    expect(mech(told(start, { B1: out('S') }, 'A'), 'B1')).toMatchObject({ hex: '0506', withdrawn: true });
  });

  it('CMB-5 CMB-4 who withdraws stands in the hex behind the edge, entered from the battle, and is not able to fight this round', () => {
    const start = fight(
      world(combat).building('hospital', '0506', 'A').mech('A', H, '0505').mech('B', H, '0505').build(),
    );
    const after = told(start, { B1: out('S') }, 'A');
    expect(mech(after, 'B1')).toMatchObject({
      hex: '0506',
      enteredFrom: 'N',
      withdrawn: true,
      pilot: 'B1p',
      inHexSince: 26,
    });
    expect(rowsOf(after.buildings)[0]?.control).toBe('A');
  });

  it('CMB-12 attackers from an adjacent hex take the hex when they win, sabotaged ones stay', () => {
    const start = fight(
      world(combat)
        .mech('A', H, '0504')
        .mech('A', H, '0504', { sabotaged: true })
        .mech('B', H, '0505')
        .mech('B', H, '1010')
        .build(),
      {
        A: [attack(['A1', 'A2'], '0505')],
      },
    );
    const after = told(start, { B1: { ...lost, pilot: { hits: 1, fate: 'captured' } } }, 'A');
    expect(mech(after, 'A1')).toMatchObject({ hex: '0505', enteredFrom: 'N' });
    expect(mech(after, 'A2')).toMatchObject({ hex: '0504' });
  });

  it('CMB-12 CMB-7 without a winner attackers stand again where they attacked from, and everybody keeps what is not destroyed', () => {
    const start = fight(
      world(combat)
        .mech('A', H, '0504')
        .mech('A', H, '0504')
        .mech('B', H, '0505')
        .mech('B', H, '0505')
        .build(),
      {
        A: [attack(['A1', 'A2'], '0505')],
      },
    );
    const after = told(
      start,
      {
        A2: { ...lost, pilot: { hits: 0, fate: 'safe' } },
        B2: { fate: 'destroyed', condition: WRECKED, pilot: { hits: 1, fate: 'safe' } },
      },
      null,
    );
    expect(mech(after, 'A1')).toMatchObject({ hex: '0504', pilot: 'A1p' });
    expect(mech(after, 'A2')).toMatchObject({ hex: '0504', pilot: null });
    expect(pilot(after, 'A2p')).toMatchObject({ status: 'stored', hex: '0504', captor: null });
    expect(mech(after, 'B2')).toBeNull();
    expect(pilot(after, 'B2p')).toMatchObject({ status: 'stored', hex: '0505', captor: null });
  });

  it('CMB-9 the pilots of a lost battlefield are captured, unless they died or escaped', () => {
    const state = world(combat)
      .mech('A', H, '0505')
      .mech('B', H, '0505')
      .mech('B', H, '0505')
      .mech('B', H, '0505')
      .mech('B', H, '0505')
      .mech('B', H, '0505')
      .mech('B', H, '0808')
      .build();
    const after = told(
      fight(state),
      {
        B1: { ...lost, pilot: { hits: 0, fate: 'in-mech' } },
        B2: { fate: 'destroyed', condition: WRECKED, pilot: { hits: 1, fate: 'captured' } },
        B3: { ...lost, pilot: { hits: 6, fate: 'dead' } },
        B4: { ...lost, pilot: { hits: 0, fate: 'safe' } },
        B5: out('SE'),
      },
      'A',
    );
    expect(['B1p', 'B2p', 'B3p', 'B4p', 'B5p'].map((id) => pilot(after, id)?.status)).toEqual([
      'captured',
      'captured',
      'dead',
      'stored',
      'in-mech',
    ]);
    expect(pilot(after, 'B1p')).toMatchObject({ captor: 'A', hex: '0505' });
    // The hex into which their side withdrew.
    expect(pilot(after, 'B4p')?.hex).toBe('0605');
    expect(['B1', 'B2', 'B3', 'B4'].map((id) => mech(after, id))).toEqual([null, null, null, null]);
  });

  it('CMB-9 who escaped goes where most of their mechs withdrew to, of hexes that are alike to the one with the lowest number', () => {
    const mechs = world(combat).mech('A', H, '0505');
    for (let count = 0; count < 4; count++) mechs.mech('B', H, '0505');
    const start = fight(mechs.build());
    const escaped = { ...lost, pilot: { hits: 0, fate: 'safe' as const } };
    const alike = told(start, { B1: escaped, B2: escaped, B3: out('SE'), B4: out('NW') }, 'A');
    expect(pilot(alike, 'B1p')?.hex).toBe('0404');
    const most = told(start, { B1: escaped, B2: out('SE'), B3: out('SE'), B4: out('NW') }, 'A');
    expect(pilot(most, 'B1p')?.hex).toBe('0605');
  });

  it('CMB-9 without a withdrawal an escaped pilot goes to the nearest hex with an own mech or building', () => {
    const far = world(combat)
      .building('spaceport', '0508', 'B')
      .mech('A', H, '0505')
      .mech('B', H, '0505')
      .mech('B', H, '1010')
      .mech('C', H, '0506')
      .build();
    const after = told(fight(far), { B1: { ...lost, pilot: { hits: 0, fate: 'safe' } } }, 'A');
    expect(pilot(after, 'B1p')).toMatchObject({ status: 'stored', hex: '0508' });
  });

  it("CMB-9 the winner's own pilots without a mech are stored in the hex of the battle, and their unfit mech stays there", () => {
    const start = fight(
      world(combat)
        .mech('A', H, '0505')
        .mech('A', H, '0505')
        .mech('B', H, '0505')
        .mech('B', H, '1010')
        .build(),
    );
    const after = told(
      start,
      {
        A2: { ...lost, pilot: { hits: 1, fate: 'safe' } },
        B1: { ...lost, pilot: { hits: 0, fate: 'captured' } },
      },
      'A',
    );
    expect(mech(after, 'A2')).toMatchObject({ hex: '0505', pilot: null, condition: engineShot(H) });
    expect(pilot(after, 'A2p')).toMatchObject({ status: 'stored', hex: '0505' });
  });

  it('SETUP-1 of two team-mates the heavier one captures', () => {
    const start = fight(
      world({ ...combat, teams: { A: 1, B: 1 } })
        .mech('A', H, '0505')
        .mech('B', 'atlas-as7-d', '0505')
        .mech('C', H, '0505')
        .mech('C', H, '1010')
        .build(),
    );
    const after = told(start, { C1: { ...lost, pilot: { hits: 0, fate: 'captured' } } }, 'A');
    expect(pilot(after, 'C1p')?.captor).toBe('B');
  });

  it('SALV-1 the end of the battle lists what the winner may salvage', () => {
    const start = fight(
      world(combat)
        .mech('A', H, '0505')
        .mech('A', H, '0505')
        .mech('B', H, '0505')
        .mech('B', H, '0505')
        .mech('B', H, '1010')
        .build(),
    );
    const resolution = resolutionOf(start, { ruleset: planetary1 });
    const body = withUnits(
      quietReport(onlyBattle(start).setup),
      {
        A2: { ...lost, pilot: { hits: 1, fate: 'in-mech' } },
        B1: { ...lost, pilot: { hits: 0, fate: 'captured' } },
        B2: { fate: 'destroyed', condition: WRECKED, pilot: { hits: 6, fate: 'dead' } },
      },
      'A',
    );
    decideFileReport(resolution, { actor: { kind: 'gm' }, battle: onlyBattle(start).id, body });
    decideDecideReport(resolution, { battle: onlyBattle(start).id, report: null });
    const ended = resolution.events.find(({ type }) => type === 'battle-ended');
    expect(ended?.data).toMatchObject({ salvage: [{ unit: 'A2' }, { unit: 'B1' }] });
  });

  it('CMB-4 a fight that goes on keeps roles and directions', () => {
    const first = fight(
      world(combat).mech('A', H, '0505').mech('B', H, '0505', { inHexSince: 23, enteredFrom: 'NE' }).build(),
    );
    const between = told(first, {}, null);
    const next: CampaignState = {
      ...between,
      campaign: { ...between.campaign, round: 3, phase: 'combat', step: 'declarations' },
    };
    const second = rowsOf(declare(next).state.battles).find(({ round }) => round === 3);
    const places = (units: readonly { id: string; role: string; deployment: unknown }[] = []) =>
      units.map(({ id, role, deployment }) => ({ id, role, deployment }));
    expect(places(second?.setup.units)).toEqual(places(onlyBattle(first).setup.units));
    expect(second?.id).not.toBe(onlyBattle(first).id);
  });

  it('CMB-8 conserves: every mech is somewhere once or told as lost, every pilot is in one place', () => {
    const fate = fc.constantFrom(
      'fit',
      'lost-safe',
      'lost-captured',
      'lost-dead',
      'destroyed-safe',
      'destroyed-dead',
      'out-N',
      'out-SE',
    );
    fc.assert(
      fc.property(
        fc.array(fate, { minLength: 3, maxLength: 3 }),
        fc.array(fate, { minLength: 3, maxLength: 3 }),
        fc.boolean(),
        (ofA, ofB, shuffled) => {
          const builder = world(combat).mech('A', H, '0101').mech('B', H, '1010');
          for (let i = 0; i < 3; i += 1) builder.mech('A', H, '0504').mech('B', H, '0505');
          const start = fight(builder.build(), { A: [attack(['A2', 'A3', 'A4'], '0505')] });
          const all = { A2: ofA[0], A3: ofA[1], A4: ofA[2], B2: ofB[0], B3: ofB[1], B4: ofB[2] };
          const standing = (force: string) =>
            Object.entries(all).some(([id, what]) => id.startsWith(force) && what === 'fit');
          const holder = standing('A') === standing('B') ? null : standing('A') ? 'A' : 'B';
          const units = Object.fromEntries(
            Object.entries(all).map(([id, what = 'fit']): [string, Partial<ReportUnit>] => {
              const [kind, rest] = what.split('-');
              if (kind === 'fit') return [id, {}];
              if (kind === 'out') return [id, out(rest === 'N' ? 'N' : 'SE')];
              const captured = rest === 'captured' && holder !== null && holder !== id.charAt(0);
              const fateOfPilot = rest === 'dead' ? 'dead' : captured ? 'captured' : 'safe';
              const ended =
                kind === 'destroyed' ? ({ fate: 'destroyed', condition: WRECKED } as const) : lost;
              return [id, { ...ended, pilot: { hits: 1, fate: fateOfPilot } }];
            }),
          );
          const body = withUnits(quietReport(onlyBattle(start).setup), units, holder);
          const after = report(start, shuffled ? { ...body, units: [...body.units].reverse() } : body);
          expect(rowsOf(after.pilots).map(({ id }) => id)).toEqual(rowsOf(start.pilots).map(({ id }) => id));
          for (const one of rowsOf(after.pilots)) {
            const seats = rowsOf(after.mechs).filter((row) => row.pilot === one.id).length;
            expect(seats).toBe(one.status === 'in-mech' ? 1 : 0);
            expect(one.hex === null).toBe(one.status === 'in-mech' || one.status === 'dead');
            expect(one.captor === null).toBe(one.status !== 'captured');
          }
          for (const [id, what = 'fit'] of Object.entries(all)) {
            const gone =
              what.startsWith('destroyed') ||
              (what.startsWith('lost') && holder !== null && holder !== id.charAt(0));
            expect(mech(after, id) === null).toBe(gone);
          }
          expect(report(start, body)).toEqual(report(start, { ...body, units: [...body.units].reverse() }));
        },
      ),
      { numRuns: 60, seed: 11 },
    );
  });
});
