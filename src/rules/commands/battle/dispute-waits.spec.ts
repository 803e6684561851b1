/**
 * Under the third ruleset a disputed report waits for the game master (CMB-11), and who disputes gains
 * nothing by it.
 */
import type { BattleId, ForceId, ReportId } from '../../../kernel/ids';
import type { CampaignState } from '../../model/state';
import { rulesetOf } from '../../rulesets/registry';
import type { Resolution } from '../../resolution';
import { declare, onlyBattle, quietReport } from '../../testing/battles';
import { NOW, resolutionOf, world } from '../../testing/world';
import { decideBattleDue } from './battle-due';
import { decideDisputeReport } from './dispute-report';
import { decideFileReport } from './file-report';

const H = 'hunchback-hbk-4g';
const HOUR = 3_600_000;
const THIRD = 'planetary-3';
const A = { kind: 'force', force: 'A' as ForceId } as const;
const B = { kind: 'force', force: 'B' as ForceId } as const;

const duel = (): CampaignState =>
  declare(
    world({ phase: 'combat', step: 'declarations', ruleset: THIRD })
      .mech('A', H, '0505')
      .mech('B', H, '0505')
      .build(),
  ).state.finish();
const battle = (state: CampaignState): BattleId => onlyBattle(state).id;
const deciding = (
  state: CampaignState,
  hours: number,
  decide: (resolution: Resolution) => readonly object[],
): Resolution => {
  const resolution = resolutionOf(state, { ruleset: rulesetOf(THIRD), now: NOW + hours * HOUR });
  expect(decide(resolution)).toEqual([]);
  return resolution;
};
const at = (...args: Parameters<typeof deciding>): CampaignState => deciding(...args).state.finish();
const file = (state: CampaignState, hours: number, actor: typeof A | typeof B): CampaignState =>
  at(state, hours, (r) =>
    decideFileReport(r, {
      actor,
      battle: battle(state),
      body: { ...quietReport(onlyBattle(state).setup), turns: hours + 1 },
    }),
  );
const dispute = (state: CampaignState, hours: number, actor: typeof A | typeof B): CampaignState =>
  at(state, hours, (r) =>
    decideDisputeReport(r, {
      actor,
      battle: battle(state),
      report: onlyBattle(state).report as unknown as ReportId,
      reason: 'not so',
    }),
  );
const due = (state: CampaignState, hours: number) =>
  deciding(state, hours, (r) => decideBattleDue(r, { battle: battle(state) }));

it('CMB-11 the game master is reminded every day, and nothing else ever comes of it', () => {
  let state = dispute(file(duel(), 0, A), 1, B);
  for (let hours = 25; hours < 2_000; hours += 24) {
    const reminded = due(state, hours);
    expect(reminded.events.map(({ type }) => type)).toEqual(['dispute-waits']);
    state = reminded.state.finish();
    expect(onlyBattle(state)).toMatchObject({ state: 'disputed', dueAt: NOW + (hours + 24) * HOUR });
  }
});

it('CMB-11 before the day is over nobody is reminded', () =>
  expect(due(dispute(file(duel(), 0, A), 1, B), 24).events).toEqual([]));

it('CMB-11 nor is a late battle called off by who disputes and reports anew', () => {
  let state = due(duel(), 168).state.finish();
  expect(onlyBattle(state).overdue).toBe(true);
  state = dispute(file(state, 169, A), 170, B);
  for (const hours of [171, 172, 173]) state = file(state, hours, B);
  const later = due(state, 400);
  expect(later.events.map(({ type }) => type)).toEqual(['dispute-waits']);
  expect(onlyBattle(later.state)).toMatchObject({ state: 'reported' });
});

it('TAC-7 a report that answers the dispute counts by time, as any other', () => {
  const answered = file(dispute(file(duel(), 0, A), 1, B), 2, B);
  expect(onlyBattle(due(answered, 50).state)).toMatchObject({ state: 'done' });
});

it('CMB-11 a battle without a report comes due as before', () => {
  const late = due(duel(), 168).state.finish();
  expect(onlyBattle(due(late, 216).state)).toMatchObject({ state: 'called-off' });
});
