import type { ForceId, MechId } from '../../kernel/ids';
import { decideDecideReport } from '../commands/battle/decide-report';
import { decideFileReport } from '../commands/battle/file-report';
import { tellOf, textOf } from '../events/tell';
import type { Audience } from '../model/audience';
import type { BattleReport } from '../model/battle';
import { DEFAULT_OPTIONS } from '../rulesets/terms-of';
import type { CampaignState } from '../model/state';
import { declare, engineShot, onlyBattle, quietReport, withUnits, WRECKED } from '../testing/battles';
import { resolutionOf, world, type World } from '../testing/world';
import { endRound } from './end-round';

const H = 'hunchback-hbk-4g';
const BV = 1041;
const as = (force: string): Audience => ({ kind: 'force', force: force as ForceId });

const ended = (state: CampaignState) => {
  const resolution = resolutionOf(state);
  endRound(resolution);
  return resolution.events;
};
const roundEnd = (state: CampaignState) => {
  const event = ended(state).find(({ type }) => type === 'round-ended');
  if (event?.type !== 'round-ended') throw new Error('no end of a round');
  return event;
};
const line = (state: CampaignState, force: string) =>
  roundEnd(state).data.forces.find((one) => one.force === force);
const lost = (state: CampaignState, force: string) => line(state, force)?.lost;
const NOTHING = { mechs: 0, bv: 0, pilotsDead: 0, pilotsCaptured: 0 };

/** A1 and A2 against B1 and B2 in 0505; A3 and B3 elsewhere. */
const field = (): World =>
  world({ phase: 'combat', step: 'declarations' })
    .mech('A', H, '0505')
    .mech('A', H, '0505')
    .mech('A', H, '0101')
    .mech('B', H, '0505')
    .mech('B', H, '0505')
    .mech('B', H, '1010');

/** The battle is over with this report, and all else is as the battle left it. */
const fought = (report: (quiet: BattleReport) => BattleReport, start: World = field()): CampaignState => {
  const open = declare(start.build()).state.finish();
  const battle = onlyBattle(open);
  const resolution = resolutionOf(open);
  const gm = { kind: 'gm' } as const;
  expect(
    decideFileReport(resolution, { actor: gm, battle: battle.id, body: report(quietReport(battle.setup)) }),
  ).toEqual([]);
  if (resolution.state.battles[battle.id]?.state !== 'done')
    expect(decideDecideReport(resolution, { battle: battle.id, report: null })).toEqual([]);
  return resolution.state.finish();
};
const without = (state: CampaignState, mech: string): CampaignState => ({
  ...state,
  mechs: Object.fromEntries(Object.entries(state.mechs).filter(([id]) => id !== mech)),
});

describe('what is told at the end of a round', () => {
  const standing = () =>
    world({ round: 4, ruleset: 'planetary-2' })
      .mech('A', H, '0303')
      .mech('A', H, null, { pilot: null })
      .mech('A', H, '0304', { hired: true })
      .mech('B', H, '0909')
      .pilot('A', '0101')
      .pilot('A', '0909', { status: 'captured', captor: 'B' as ForceId })
      .pilot('A', null, { status: 'dead' })
      .account('A', 2.5)
      .building('hospital', '0707', 'A')
      .build();

  it('END-1 it names every figure of the value, and the mechs and pilots that a force has', () => {
    expect(line(standing(), 'A')).toEqual({
      force: 'A',
      out: false,
      bv: 2 * BV,
      tons: 2_500_000,
      buildings: 1,
      value: (2 * BV + 250 + 200) * 1_000_000,
      mechs: 2,
      pilots: 2,
      lost: NOTHING,
    });
  });

  it('END-1 a force is told of itself, observers that the round is over, the game master everything', () => {
    const event = roundEnd(standing());
    expect(tellOf(event, as('A'))).toMatchObject({
      round: 4,
      forces: [{ force: 'A', bv: 2 * BV, tons: 2.5, value: 2 * BV + 450 }],
    });
    expect((tellOf(event, as('B'))!['forces'] as { force: string }[]).map(({ force }) => force)).toEqual([
      'B',
    ]);
    expect(tellOf(event, { kind: 'observer' })).toEqual({ round: 4, forces: [] });
    expect(
      (tellOf(event, { kind: 'gm' })!['forces'] as { force: string }[]).map(({ force }) => force),
    ).toEqual(['A', 'B']);
    expect([textOf('round-ended', { round: 4 }, 'en'), textOf('round-ended', { round: 4 }, 'de')]).toEqual([
      'Round 4 is over.',
      'Runde 4 ist vorbei.',
    ]);
  });

  it('END-1 a force that goes out is told so first, and the end of the campaign comes after', () => {
    const options = { victory: { ...DEFAULT_OPTIONS.victory, lastForceStanding: true } };
    const events = ended(world({ options }).mech('A', H, '0303').building('academy', '0404', 'B').build());
    expect(events.map(({ type }) => type)).toEqual(['force-out', 'round-ended', 'campaign-finished']);
    expect(events[1]).toMatchObject({
      data: { forces: [{ out: false }, { out: true, buildings: 0, mechs: 0 }] },
    });
  });

  it('END-1 wars that began under planetary-1 go on without it', () => {
    expect(
      ended(world({ ruleset: 'planetary-1' }).mech('A', H, '0303').mech('B', H, '0909').build()),
    ).toEqual([]);
  });
});

describe('losses of a round', () => {
  const aWins = (quiet: BattleReport): BattleReport =>
    withUnits(
      quiet,
      {
        A2: { fate: 'destroyed', condition: WRECKED, pilot: { hits: 6, fate: 'dead' } },
        B1: { fate: 'on-field-unfit', pilot: { hits: 1, fate: 'captured' } },
        B2: { fate: 'withdrawn', edge: 'S' },
      },
      'A',
    );

  it('END-1 CMB-9 what is destroyed or left on a lost field is lost, who withdrew is not; dead and captured pilots count', () => {
    const state = fought(aWins);
    expect(lost(state, 'A')).toEqual({ mechs: 1, bv: BV, pilotsDead: 1, pilotsCaptured: 0 });
    expect(lost(state, 'B')).toEqual({ mechs: 1, bv: BV, pilotsDead: 0, pilotsCaptured: 1 });
  });

  it('END-1 without a winner only what is destroyed is lost, and nobody is captured', () => {
    const state = fought((quiet) =>
      withUnits(quiet, {
        A2: { fate: 'destroyed', condition: WRECKED, pilot: { hits: 2, fate: 'safe' } },
        B1: { fate: 'on-field-fit' },
      }),
    );
    expect([lost(state, 'A'), lost(state, 'B')]).toEqual([{ ...NOTHING, mechs: 1, bv: BV }, NOTHING]);
  });

  it('END-1 a mech that fought and was sold afterwards is no loss', () => {
    expect(lost(without(fought(aWins), 'A1'), 'A')?.mechs).toBe(1);
    expect(lost(without(fought(aWins), 'B2'), 'B')?.mechs).toBe(1);
  });

  it('END-1 SALV-1 nor is one that stood there unfit already, won or drawn', () => {
    const parked = field().mech('A', H, '0505', { pilot: null });
    const state = fought((quiet) => withUnits(aWins(quiet), { A4: { fate: 'on-field-unfit' } }), parked);
    expect(Object.keys(state.mechs)).toContain('A4');
    expect(lost(without(state, 'A4'), 'A')?.mechs).toBe(1);
  });

  it('END-1 SALV-1 one that falls on a won field is lost, unless it is salvaged', () => {
    const state = fought(
      (quiet) => withUnits(aWins(quiet), { A4: { fate: 'on-field-unfit', condition: engineShot(H) } }),
      field().mech('A', H, '0505'),
    );
    expect(lost(without(state, 'A4'), 'A')).toMatchObject({ mechs: 2, bv: 2 * BV });
  });

  it('END-1 SALV-2 what its own side salvaged and kept is not lost; in other hands it is', () => {
    const state = fought(aWins);
    const wreck = { ...state.mechs['A1' as MechId], id: 'B1' as MechId } as CampaignState['mechs'][MechId];
    const kept = (force: string): CampaignState => ({
      ...state,
      mechs: { ...state.mechs, ['B1' as MechId]: { ...wreck, force: force as ForceId } },
    });
    expect(lost(kept('B'), 'B')?.mechs).toBe(0);
    expect(lost(kept('A'), 'B')?.mechs).toBe(1);
  });

  it('END-1 CMB-1 what is lost without a fight is lost', () => {
    const start = world({ phase: 'combat', step: 'declarations' })
      .mech('A', H, '0505')
      .mech('B', H, '0505', { pilot: null })
      .mech('B', H, '1010');
    const state = declare(start.build()).state.finish();
    expect(onlyBattle(state)).toMatchObject({ state: 'done', report: null });
    expect([lost(state, 'A')?.mechs, lost(state, 'B')?.mechs]).toEqual([0, 1]);
  });

  it('END-1 BLD-MERC hired mechs are no loss of their hirer, and a battle of an earlier round is none of this one', () => {
    const hired = world({ phase: 'combat', step: 'declarations' })
      .mech('A', H, '0505')
      .mech('B', H, '0505', { hired: true })
      .mech('B', H, '1010');
    const report = (quiet: BattleReport): BattleReport =>
      withUnits(
        quiet,
        { B1: { fate: 'destroyed', condition: WRECKED, pilot: { hits: 6, fate: 'dead' } } },
        'A',
      );
    expect(lost(fought(report, hired), 'B')).toEqual(NOTHING);
    const before = fought(aWins);
    expect(
      lost({ ...before, campaign: { ...before.campaign, round: before.campaign.round + 1 } }, 'B'),
    ).toEqual(NOTHING);
  });

  it('END-1 a prisoner who is free again when the round ends is not counted', () => {
    const state = fought(aWins);
    const pilots = Object.fromEntries(
      Object.entries(state.pilots).map(([id, pilot]) => [
        id,
        pilot.status === 'captured' ? { ...pilot, status: 'stored' as const, captor: null } : pilot,
      ]),
    );
    expect(lost({ ...state, pilots }, 'B')?.pilotsCaptured).toBe(0);
  });
});
