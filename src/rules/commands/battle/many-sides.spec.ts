/**
 * Reports of battles with teams and with three sides (TAC-7): a team is one side and any member speaks for
 * it; of three sides all must agree.
 */
import type { BattleId, ForceId, ReportId } from '../../../kernel/ids';
import type { BattleReport } from '../../model/battle';
import { rowsOf } from '../../model/draft';
import type { CampaignState } from '../../model/state';
import { planetary1 } from '../../rulesets/planetary-1';
import type { Resolution } from '../../resolution';
import { declare, onlyBattle, quietReport } from '../../testing/battles';
import { NOW, resolutionOf, world } from '../../testing/world';
import { decideBattleDue } from './battle-due';
import { decideConfirmReport } from './confirm-report';
import { decideDisputeReport } from './dispute-report';
import { decideFileReport } from './file-report';

const H = 'hunchback-hbk-4g';
const HOUR = 3_600_000;
const [A, B, C, D] = (['A', 'B', 'C', 'D'] as const).map(
  (force) => ({ kind: 'force', force: force as ForceId }) as const,
);
if (A === undefined || B === undefined || C === undefined || D === undefined)
  throw new Error('four are wanted');
type Actor = typeof A;

const fight = (options: Parameters<typeof world>[0], forces: readonly string[]): CampaignState =>
  declare(
    forces
      .reduce(
        (built, force) => built.mech(force, H, '0505'),
        world({ players: 4, phase: 'combat', step: 'declarations', ...options }),
      )
      // What keeps everybody in the war.
      .mech('D', H, '1111')
      .build(),
  ).state.finish();
/** A and C against B, and all for themselves. */
const teams = (): CampaignState => fight({ teams: { A: 1, C: 1 } }, ['A', 'B', 'C']);
const three = (): CampaignState => fight({}, ['A', 'B', 'C']);

const at = (
  state: CampaignState,
  hours: number,
  decide: (resolution: Resolution) => readonly { readonly code: string }[],
) => {
  const resolution = resolutionOf(state, { ruleset: planetary1, now: NOW + hours * HOUR });
  const codes = decide(resolution).map(({ code }) => code);
  return { codes, state: resolution.state.finish() };
};
const idOf = (state: CampaignState): BattleId => onlyBattle(state).id;
const waiting = (state: CampaignState): ReportId => {
  const { report } = onlyBattle(state);
  if (report === null) throw new Error('no report');
  return report;
};
const body = (state: CampaignState, turns: number): BattleReport => ({
  ...quietReport(onlyBattle(state).setup),
  turns,
});
const file = (state: CampaignState, actor: Actor, turns = 1, hours = 0) =>
  at(state, hours, (r) => decideFileReport(r, { actor, battle: idOf(state), body: body(state, turns) }));
const confirm = (state: CampaignState, actor: Actor, hours = 1) =>
  at(state, hours, (r) => decideConfirmReport(r, { actor, battle: idOf(state), report: waiting(state) }));
const dispute = (state: CampaignState, actor: Actor, hours = 1) =>
  at(state, hours, (r) =>
    decideDisputeReport(r, { actor, battle: idOf(state), report: waiting(state), reason: 'no' }),
  );
const due = (state: CampaignState, hours: number) =>
  at(state, hours, (r) => decideBattleDue(r, { battle: idOf(state) })).state;
const stateOf = (state: CampaignState) => onlyBattle(state).state;

describe('a team', () => {
  it('TAC-7 is one side: what one member files, no other member can agree to for the enemy', () => {
    expect(onlyBattle(teams()).setup.sides.map(({ forces }) => forces)).toEqual([['A', 'C'], ['B']]);
    const filed = file(teams(), A).state;
    const mate = confirm(filed, C).state;
    expect(stateOf(mate)).toBe('reported');
    expect(stateOf(file(filed, C).state)).toBe('reported');
    expect(stateOf(confirm(mate, B).state)).toBe('done');
  });

  it('TAC-7 any member agrees for it', () =>
    expect(stateOf(confirm(file(teams(), B).state, C).state)).toBe('done'));

  it('TAC-7 any member disputes, what its own mate has filed, too', () => {
    const disputed = dispute(file(teams(), A).state, C).state;
    expect(stateOf(disputed)).toBe('disputed');
    expect(confirm(disputed, B).codes).toEqual(['battle/report-disputed']);
    expect(stateOf(due(disputed, 49))).toBe('disputed');
  });

  it('TAC-7 its members together have the first report and the one that corrects it', () => {
    const second = file(file(teams(), A, 1).state, C, 2, 10).state;
    expect(onlyBattle(second).dueAt).toBe(NOW + 58 * HOUR);
    const third = file(second, A, 3, 20).state;
    expect(onlyBattle(third).dueAt).toBe(NOW + 168 * HOUR);
  });

  it('SIGHT-4 who does not fight in it has no word', () => {
    const filed = file(teams(), A).state;
    for (const { codes } of [confirm(filed, D), dispute(filed, D), file(filed, D)])
      expect(codes).toEqual(['battle/unknown']);
  });
});

describe('three sides', () => {
  it('TAC-7 all must agree, in any order', () => {
    const [one, other] = [confirm(file(three(), A).state, B).state, confirm(file(three(), A).state, C).state];
    expect([stateOf(one), stateOf(other)]).toEqual(['reported', 'reported']);
    expect(stateOf(confirm(one, B).state)).toBe('reported');
    expect([stateOf(confirm(one, C).state), stateOf(confirm(other, B).state)]).toEqual(['done', 'done']);
  });

  it('TAC-7 one that stays silent for 48 h has agreed; agreement of another begins no new time', () => {
    const agreed = confirm(file(three(), A).state, B, 40).state;
    expect(stateOf(due(agreed, 47.9))).toBe('reported');
    expect(stateOf(due(agreed, 48))).toBe('done');
  });

  it('TAC-7 one that disputes is enough, also when the others have agreed', () => {
    const disputed = dispute(confirm(file(three(), A).state, B).state, C, 47).state;
    expect(stateOf(disputed)).toBe('disputed');
    expect(stateOf(due(disputed, 100))).toBe('disputed');
    // Filed anew, it asks all of the others again.
    const again = file(disputed, A, 1, 101).state;
    expect(stateOf(confirm(again, B, 102).state)).toBe('reported');
    expect(stateOf(confirm(confirm(again, B, 102).state, C, 103).state)).toBe('done');
  });

  it('TAC-7 another report while some have agreed asks everybody but its author', () => {
    const agreed = confirm(file(three(), A).state, B).state;
    const other = file(agreed, C, 2, 2).state;
    expect(rowsOf(other.reports).find(({ id }) => id === waiting(other))?.confirmedBy).toEqual(['C']);
    expect(
      at(other, 3, (r) => decideConfirmReport(r, { actor: B, battle: idOf(other), report: waiting(agreed) }))
        .codes,
    ).toEqual(['battle/superseded-report']);
  });
});
