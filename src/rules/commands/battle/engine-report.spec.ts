/** Reports of external engines, and what becomes of battles whose engine is removed (TAC-6 to TAC-8). */
import type { BattleId, ForceId } from '../../../kernel/ids';
import type { BattleReport } from '../../model/battle';
import { rowsOf } from '../../model/draft';
import { tellOf } from '../../events/tell';
import type { CampaignState } from '../../model/state';
import { planetary1 } from '../../rulesets/planetary-1';
import type { Resolution } from '../../resolution';
import { declare, onlyBattle, quietReport, withUnits } from '../../testing/battles';
import { NOW, resolutionOf, world } from '../../testing/world';
import { decideConfirmReport } from './confirm-report';
import { decideEditReport } from './edit-report';
import { decideEngineReport } from './engine-report';
import { decideFileReport } from './file-report';
import { decideHandToEngine } from './hand-to-engine';
import { decideRemoveEngine } from './remove-engine';

const ENGINE = 'ext-dice-1';
const A = { kind: 'force', force: 'A' as ForceId } as const;
const B = { kind: 'force', force: 'B' as ForceId } as const;
const C = { kind: 'force', force: 'C' as ForceId } as const;

const run = (state: CampaignState, decide: (resolution: Resolution) => unknown) => {
  const resolution = resolutionOf(state, { ruleset: planetary1, now: NOW });
  const answer = decide(resolution);
  return { answer, state: resolution.state.finish(), events: resolution.events };
};
const idOf = (state: CampaignState): BattleId => onlyBattle(state).id;
/** A duel of A and B that the engine has, with C elsewhere. */
const duel = (): CampaignState => {
  const built = world({ players: 3, phase: 'combat', step: 'declarations' })
    .mech('A', 'hunchback-hbk-4g', '0505')
    .mech('B', 'hunchback-hbk-4g', '0505')
    .mech('C', 'hunchback-hbk-4g', '0909')
    .build();
  const open = declare(built).state.finish();
  return run(open, (r) => decideHandToEngine(r, { battle: idOf(open), engine: ENGINE })).state;
};
const aWins = (state: CampaignState): BattleReport =>
  withUnits(
    quietReport(onlyBattle(state).setup),
    { B1: { fate: 'on-field-unfit', pilot: { hits: 2, fate: 'captured' } } },
    'A',
  );
const report = (state: CampaignState, body: BattleReport, atOnce = false, engine = ENGINE) =>
  run(state, (r) => decideEngineReport(r, { engine, battle: idOf(state), body, atOnce }));
const codes = ({ answer }: { readonly answer: unknown }): readonly string[] =>
  (answer as { readonly error?: readonly { readonly code: string }[] }).error?.map(({ code }) => code) ?? [];

it('TAC-7 a report of an engine waits until every side has confirmed it, and names its author', () => {
  const waiting = report(duel(), aWins(duel()));
  expect(waiting.answer).toMatchObject({ ok: true, value: { state: 'pending', by: null, confirmedBy: [] } });
  const [event] = waiting.events;
  if (event === undefined) throw new Error('no event');
  expect([A, B, C].map((to) => tellOf(event, to)?.['engine'] ?? null)).toEqual([ENGINE, ENGINE, null]);
  const confirm = (state: CampaignState, actor: typeof A | typeof B): CampaignState =>
    run(state, (r) =>
      decideConfirmReport(r, {
        actor,
        battle: idOf(state),
        report: rowsOf(state.reports)[0]?.id ?? ('' as never),
      }),
    ).state;
  const once = confirm(waiting.state, A);
  expect(onlyBattle(once).state).toBe('reported');
  expect(onlyBattle(confirm(once, B))).toMatchObject({ state: 'done', winner: 'A' });
});

it('TAC-7 a report of an engine that was registered so counts at once', () => {
  const done = report(duel(), aWins(duel()), true);
  expect(done.answer).toMatchObject({ ok: true, value: { state: 'applied' } });
  expect(onlyBattle(done.state)).toMatchObject({ state: 'done', winner: 'A' });
  expect(done.state.campaign.phase).toBe('supply');
});

it.each([false, true])(
  'TAC-7 the same report again changes nothing and answers the same (at once: %s)',
  (atOnce) => {
    const first = report(duel(), aWins(duel()), atOnce);
    const body = aWins(first.state);
    const again = report(first.state, { ...body, units: [...body.units].reverse() }, atOnce);
    expect(again.events).toEqual([]);
    expect(again.answer).toEqual(first.answer);
  },
);

it('TAC-7 a different report takes the place of a player’s, never of its own, nor of the GM’s edit', () => {
  const start = duel();
  const other = quietReport(onlyBattle(start).setup);
  const first = report(start, aWins(start)).state;
  expect(codes(report(first, other))).toEqual(['engine/report-waits']);
  const edited = run(first, (r) =>
    decideEditReport(r, {
      battle: idOf(first),
      report: rowsOf(first.reports)[0]?.id ?? ('' as never),
      body: other,
    }),
  ).state;
  const again = report(edited, aWins(start));
  expect(codes(again)).toEqual(['engine/report-waits']);
  expect(again.events).toEqual([]);
  const players = run(start, (r) =>
    decideFileReport(r, { actor: A, battle: idOf(start), body: aWins(start) }),
  ).state;
  const over = report(players, other);
  expect(over.answer).toMatchObject({ ok: true, value: { state: 'pending' } });
  expect(
    rowsOf(over.state.reports)
      .map(({ state }) => state)
      .sort(),
  ).toEqual(['pending', 'superseded']);
});

it('TAC-6 every contradiction is named at once, and nothing changes', () => {
  const start = duel();
  const [first, ...rest] = aWins(start).units;
  if (first === undefined) throw new Error('no units');
  const wrong = report(start, { ...aWins(start), turns: -1, units: rest, minesUsed: { A: 9 } });
  expect(codes(wrong)).toEqual(expect.arrayContaining(['battle/unit-missing', 'battle/too-many-mines']));
  expect(wrong.events).toEqual([]);
  expect(codes(report(start, { ...aWins(start), hash: 'x' }))).toContain('battle/stale-hash');
});

it('TAC-8 an engine reports only battles that it has, while they are fought', () => {
  const start = duel();
  expect(codes(report(start, aWins(start), false, 'ext-other'))).toEqual(['engine/not-its-battle']);
  const done = report(start, aWins(start), true).state;
  expect(codes(report(done, quietReport(onlyBattle(done).setup), true))).toEqual(['battle/already-done']);
});

it('TAC-8 that a battle is over comes before what contradicts it', () => {
  const done = report(duel(), aWins(duel()), true).state;
  expect(codes(report(done, { ...quietReport(onlyBattle(done).setup), hash: 'x', units: [] }))).toEqual([
    'battle/already-done',
  ]);
});

it('TAC-8 handed to a program, a battle is fought anew: a report that waits is set aside, whoever filed it', () => {
  const hand = (state: CampaignState, engine: string, program: boolean) =>
    run(state, (r) => decideHandToEngine(r, { battle: idOf(state), engine, program })).state;
  const start = duel();
  const players = run(start, (r) =>
    decideFileReport(r, { actor: A, battle: idOf(start), body: aWins(start) }),
  ).state;
  for (const waiting of [players, report(start, aWins(start)).state]) {
    const again = hand(waiting, 'ext-other', true);
    expect(onlyBattle(again)).toMatchObject({
      engine: 'ext-other',
      state: 'open',
      report: null,
      dueAt: onlyBattle(start).dueAt,
    });
    expect(rowsOf(again.reports).map(({ state }) => state)).toEqual(['superseded']);
    const anew = report(again, quietReport(onlyBattle(again).setup), false, 'ext-other');
    expect(anew.answer).toMatchObject({ ok: true, value: { state: 'pending' } });
    // A program that decides by the setup alone says the same again.
    expect(report(hand(hand(waiting, 'table', false), ENGINE, true), aWins(start)).answer).toMatchObject({
      ok: true,
      value: { state: 'pending' },
    });
    // At the table people go on with what they have.
    expect(onlyBattle(hand(waiting, 'table', false))).toMatchObject({
      engine: 'table',
      state: 'reported',
      report: onlyBattle(waiting).report,
    });
  }
});

it('TAC-8 the battles of an engine that is removed go to the table, and everybody is told', () => {
  const start = duel();
  const chosen: CampaignState = {
    ...start,
    campaign: { ...start.campaign, options: { ...start.campaign.options, engine: ENGINE } },
  };
  const { state, events } = run(chosen, (r) => decideRemoveEngine(r, { engine: ENGINE, name: 'Dice' }));
  expect(onlyBattle(state).engine).toBe('table');
  expect(state.campaign.options).toEqual({ ...start.campaign.options, engine: 'table' });
  const [event] = events;
  if (event === undefined) throw new Error('no event');
  const battles = [A, C, { kind: 'observer' } as const, { kind: 'gm' } as const].map(
    (to) => (tellOf(event, to)!['battles'] as unknown[]).length,
  );
  expect(battles).toEqual([1, 0, 0, 1]);
  const other = run(chosen, (r) => decideRemoveEngine(r, { engine: 'ext-other', name: 'Other' })).state;
  expect(onlyBattle(other).engine).toBe(ENGINE);
  expect(other.campaign.options.engine).toBe(ENGINE);
});
