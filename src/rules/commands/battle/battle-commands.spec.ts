import type { BattleId, ForceId, ReportId } from '../../../kernel/ids';
import { rowsOf } from '../../model/draft';
import type { BattleReport } from '../../model/battle';
import { tellOf } from '../../events/tell';
import type { CampaignState } from '../../model/state';
import { planetary1 } from '../../rulesets/planetary-1';
import type { Resolution } from '../../resolution';
import { declare, onlyBattle, quietReport, withUnits } from '../../testing/battles';
import { NOW, resolutionOf, world } from '../../testing/world';
import { decideBattleDue } from './battle-due';
import { decideCallOff } from './call-off';
import { decideConfirmReport } from './confirm-report';
import { decideDecideReport } from './decide-report';
import { decideDisputeReport } from './dispute-report';
import { decideEditReport } from './edit-report';
import { decideFileReport } from './file-report';
import { decideHandToEngine } from './hand-to-engine';

const H = 'hunchback-hbk-4g';
const HOUR = 3_600_000;
const A = { kind: 'force', force: 'A' as ForceId } as const;
const B = { kind: 'force', force: 'B' as ForceId } as const;
const C = { kind: 'force', force: 'C' as ForceId } as const;

/** A duel in 0505, with a third force elsewhere. */
const duel = (options: Parameters<typeof world>[0] = {}): CampaignState =>
  declare(
    world({ players: 3, phase: 'combat', step: 'declarations', ...options })
      .mech('A', H, '0505')
      .mech('B', H, '0505')
      .mech('B', H, '1010')
      .mech('C', H, '0909')
      .build(),
  ).state.finish();

const run = (
  state: CampaignState,
  hours: number,
  decide: (resolution: Resolution) => readonly { readonly code: string }[],
) => {
  const resolution = resolutionOf(state, { ruleset: planetary1, now: NOW + hours * HOUR });
  const codes = decide(resolution).map(({ code }) => code);
  return { codes, state: resolution.state.finish(), events: resolution.events };
};
const battleId = (state: CampaignState): BattleId => onlyBattle(state).id;
const reportId = (state: CampaignState): ReportId => {
  const { report } = onlyBattle(state);
  if (report === null) throw new Error('no report');
  return report;
};
const aWins = (state: CampaignState): BattleReport =>
  withUnits(
    quietReport(onlyBattle(state).setup),
    { B1: { fate: 'on-field-unfit', pilot: { hits: 2, fate: 'captured' } } },
    'A',
  );
const file = (
  state: CampaignState,
  actor: { readonly kind: 'force'; readonly force: ForceId } | { readonly kind: 'gm' },
  body: BattleReport,
  hours = 0,
) =>
  run(state, hours, (resolution) => decideFileReport(resolution, { actor, battle: battleId(state), body }));
const filed = (state: CampaignState, hours = 0): CampaignState => file(state, A, aWins(state), hours).state;

describe('reports', () => {
  it('TAC-8 the GM hands a battle to another engine; who fights in it is told, and nobody else', () => {
    const start = duel();
    expect(onlyBattle(start).engine).toBe('table');
    const handed = run(start, 0, (r) =>
      decideHandToEngine(r, { battle: battleId(start), engine: 'megamek' }),
    );
    expect(handed.codes).toEqual([]);
    expect(onlyBattle(handed.state).engine).toBe('megamek');
    const [event] = handed.events;
    if (event === undefined) throw new Error('no event');
    const told = [A, B, C, { kind: 'observer' } as const, { kind: 'gm' } as const].map(
      (to) => tellOf(event, to)?.['engine'] ?? null,
    );
    expect(told).toEqual(['megamek', 'megamek', null, null, 'megamek']);
    expect(
      run(handed.state, 1, (r) => decideHandToEngine(r, { battle: battleId(start), engine: 'megamek' }))
        .events,
    ).toEqual([]);
    const over = run(start, 0, (r) => decideCallOff(r, { battle: battleId(start), reason: 'r' })).state;
    expect(
      run(over, 1, (r) => decideHandToEngine(r, { battle: battleId(start), engine: 'megamek' })).codes,
    ).toEqual(['battle/already-done']);
  });

  it('TAC-7 a filed report waits for the other side, and counts with its confirmation', () => {
    const start = duel();
    const waiting = filed(start);
    expect(onlyBattle(waiting)).toMatchObject({ state: 'reported', dueAt: NOW + 48 * HOUR });
    expect(waiting.mechs).toEqual(start.mechs);
    const done = run(waiting, 1, (r) =>
      decideConfirmReport(r, { actor: B, battle: battleId(waiting), report: reportId(waiting) }),
    );
    expect(done.codes).toEqual([]);
    expect(onlyBattle(done.state)).toMatchObject({ state: 'done', winner: 'A', dueAt: null });
    expect(rowsOf(done.state.reports)).toMatchObject([{ state: 'applied', confirmedBy: ['A', 'B'] }]);
    expect(done.state.campaign.phase).toBe('supply');
  });

  it('TAC-7 the same report from the other side confirms it, in whatever order its units stand', () => {
    const waiting = filed(duel());
    const body = aWins(waiting);
    const done = file(waiting, B, { ...body, units: [...body.units].reverse() });
    expect(onlyBattle(done.state).state).toBe('done');
    expect(rowsOf(done.state.reports)).toHaveLength(1);
  });

  it('TAC-7 who remembers the battle in other words confirms the report all the same', () => {
    const told = file(duel(), A, { ...aWins(duel()), log: 'We came, we saw, we won.' }).state;
    for (const log of [null, 'They were lucky.']) {
      const done = file(told, B, { ...aWins(told), log });
      expect(onlyBattle(done.state).state).toBe('done');
      expect(rowsOf(done.state.reports)).toMatchObject([
        { state: 'applied', body: { log: 'We came, we saw, we won.' } },
      ]);
    }
    // Their own words its author may change.
    expect(onlyBattle(file(told, A, { ...aWins(told), log: 'Again.' }).state).report).not.toBe(
      onlyBattle(told).report,
    );
  });

  it('TAC-7 another report supersedes the one that waits', () => {
    const waiting = filed(duel());
    const old = reportId(waiting);
    const { state } = file(waiting, B, quietReport(onlyBattle(waiting).setup));
    expect(onlyBattle(state)).toMatchObject({ state: 'reported' });
    expect(state.reports[old]?.state).toBe('superseded');
    const stale = run(state, 0, (r) =>
      decideConfirmReport(r, { actor: B, battle: battleId(state), report: old }),
    );
    expect(stale.codes).toEqual(['battle/superseded-report']);
  });

  it('CMB-8 a report that contradicts the battle changes nothing', () => {
    const start = duel();
    const { codes, events } = file(start, A, { ...aWins(start), hash: 'x' });
    expect(codes).toEqual(['battle/stale-hash']);
    expect(events).toEqual([]);
  });

  it('TAC-7 applying a report again changes nothing', () => {
    const waiting = filed(duel());
    const done = run(waiting, 0, (r) => decideDecideReport(r, { battle: battleId(waiting), report: null }));
    expect(done.codes).toEqual([]);
    const again = run(done.state, 0, (r) =>
      decideDecideReport(r, { battle: battleId(waiting), report: reportId(waiting) }),
    );
    expect(again).toMatchObject({ codes: ['battle/already-done'], events: [] });
    expect(file(done.state, A, aWins(waiting)).codes).toEqual(['battle/already-done']);
    expect(again.state).toEqual(done.state);
  });

  it('TAC-7 a disputed report waits for the GM: time alone does not let it count', () => {
    const waiting = filed(duel());
    const at = { battle: battleId(waiting), report: reportId(waiting) };
    const disputed = run(waiting, 1, (r) =>
      decideDisputeReport(r, { actor: B, ...at, reason: 'my pilot escaped' }),
    );
    expect(onlyBattle(disputed.state)).toMatchObject({ state: 'disputed' });
    expect(rowsOf(disputed.state.reports)).toMatchObject([
      { state: 'disputed', disputes: [{ force: 'B', reason: 'my pilot escaped' }] },
    ]);
    expect(run(disputed.state, 1, (r) => decideConfirmReport(r, { actor: B, ...at })).codes).toEqual([
      'battle/report-disputed',
    ]);
    expect(onlyBattle(run(disputed.state, 60, (r) => decideBattleDue(r, at)).state).state).toBe('disputed');
    expect(onlyBattle(run(disputed.state, 2, (r) => decideDecideReport(r, at)).state).state).toBe('done');
  });

  it('TAC-7 a dispute needs a reason', () => {
    const waiting = filed(duel());
    expect(
      run(waiting, 0, (r) =>
        decideDisputeReport(r, {
          actor: B,
          battle: battleId(waiting),
          report: reportId(waiting),
          reason: '  ',
        }),
      ).codes,
    ).toEqual(['shape/not-a-text']);
  });

  it('TAC-7 the GM edits a report, which all sides then confirm anew', () => {
    const waiting = filed(duel());
    const at = { battle: battleId(waiting), report: reportId(waiting) };
    const body = quietReport(onlyBattle(waiting).setup);
    const edited = run(waiting, 5, (r) => decideEditReport(r, { ...at, body }));
    expect(rowsOf(edited.state.reports)).toMatchObject([
      { state: 'pending', confirmedBy: [], body: { holder: null } },
    ]);
    expect(onlyBattle(edited.state).dueAt).toBe(NOW + 53 * HOUR);
    expect(run(waiting, 5, (r) => decideEditReport(r, { ...at, body: { ...body, hash: '' } })).codes).toEqual(
      ['battle/stale-hash'],
    );
  });

  it('BLD-MINE TAC-6 TAC-7 more mines than a side had: that side refuses them, and the GM settles it with those that it had', () => {
    const start = duel();
    const told = file(start, A, { ...aWins(start), minesUsed: { B: 1 } });
    // SIGHT-4: who filed it does not learn what the other side had.
    expect(told.codes).toEqual([]);
    const by = { battle: battleId(start), report: reportId(told.state) };
    expect(run(told.state, 1, (r) => decideConfirmReport(r, { actor: B, ...by }))).toMatchObject({
      codes: ['battle/too-many-mines'],
      events: [],
    });
    for (const report of [by.report, null]) {
      const decided = run(told.state, 1, (r) => decideDecideReport(r, { ...by, report }));
      expect(decided.codes).toEqual([]);
      expect(decided.events.slice(0, 2).map(({ type }) => type)).toEqual(['report-edited', 'battle-ended']);
      expect(onlyBattle(decided.state)).toMatchObject({ state: 'done', winner: 'A' });
      expect(rowsOf(decided.state.reports)).toMatchObject([
        { state: 'applied', body: { minesUsed: { A: 0, B: 0 } } },
      ]);
    }
    const body = { ...aWins(start), minesUsed: { B: 0 } };
    const edited = run(told.state, 1, (r) => decideEditReport(r, { ...by, body }));
    expect(onlyBattle(run(edited.state, 2, (r) => decideDecideReport(r, by)).state).state).toBe('done');
    const contradicting = run(told.state, 1, (r) =>
      decideEditReport(r, { ...by, body: { ...body, minesUsed: { B: 1 } } }),
    );
    expect(contradicting).toMatchObject({ codes: ['battle/too-many-mines'], events: [] });
  });

  it('SIGHT-4 to who does not fight in it there is no such battle', () => {
    const start = duel();
    expect(file(start, C, aWins(start)).codes).toEqual(['battle/unknown']);
    expect(
      run(start, 0, (r) => decideCallOff(r, { battle: 'nothing' as BattleId, reason: 'x' })).codes,
    ).toEqual(['battle/unknown']);
  });

  it('ROUND-4 nothing is decided while the campaign is paused', () => {
    const start = duel();
    const paused: CampaignState = { ...start, campaign: { ...start.campaign, status: 'paused' } };
    expect(file(paused, A, aWins(start)).codes).toEqual(['campaign/not-running']);
    expect(run(paused, 500, (r) => decideBattleDue(r, { battle: battleId(start) })).events).toEqual([]);
  });
});

describe('time', () => {
  it('TAC-7 a report that nobody has disputed for 48 h counts', () => {
    const waiting = filed(duel());
    const due = { battle: battleId(waiting) };
    expect(run(waiting, 47.9, (r) => decideBattleDue(r, due)).events).toEqual([]);
    const done = run(waiting, 48, (r) => decideBattleDue(r, due));
    expect(onlyBattle(done.state).state).toBe('done');
    expect(run(done.state, 48, (r) => decideBattleDue(r, due)).events).toEqual([]);
  });

  it('CMB-11 after battleHours the GM is told, and 48 h later the battle is called off', () => {
    const start = duel();
    const due = { battle: battleId(start) };
    expect(run(start, 167, (r) => decideBattleDue(r, due)).events).toEqual([]);
    const told = run(start, 168, (r) => decideBattleDue(r, due));
    expect(onlyBattle(told.state)).toMatchObject({ state: 'open', overdue: true, dueAt: NOW + 216 * HOUR });
    const off = run(told.state, 216, (r) => decideBattleDue(r, due));
    expect(onlyBattle(off.state)).toMatchObject({ state: 'called-off', winner: null });
    expect(off.state.mechs).toEqual(start.mechs);
    expect(off.state.campaign.phase).toBe('supply');
  });

  it('CMB-11 with onDeadline wait an overdue battle waits for the GM', () => {
    const start = duel({ options: { onDeadline: 'wait' } });
    const told = run(start, 168, (r) => decideBattleDue(r, { battle: battleId(start) }));
    expect(onlyBattle(told.state)).toMatchObject({ overdue: true, dueAt: null });
  });

  it('CMB-11 the GM calls a battle off with a reason; the round goes on only when no battle is left', () => {
    const two = declare(
      world({ players: 2, phase: 'combat', step: 'declarations' })
        .mech('A', H, '0505')
        .mech('B', H, '0505')
        .mech('A', H, '0808')
        .mech('B', H, '0808')
        .build(),
    ).state.finish();
    const [first, second] = rowsOf(two.battles);
    if (first === undefined || second === undefined) throw new Error('two battles are wanted');
    expect(run(two, 0, (r) => decideCallOff(r, { battle: first.id, reason: '' })).codes).toEqual([
      'shape/not-a-text',
    ]);
    const one = run(two, 0, (r) => decideCallOff(r, { battle: first.id, reason: 'no time' })).state;
    expect(one.campaign).toMatchObject({ phase: 'combat', step: 'battles' });
    const none = run(one, 0, (r) => decideCallOff(r, { battle: second.id, reason: 'no time' })).state;
    expect(none.campaign.phase).toBe('supply');
  });
});
