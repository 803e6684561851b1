/** Nobody can hold a battle up for ever (TAC-7, CMB-11), whatever they file and dispute. */
import type { BattleId, ForceId, ReportId } from '../../../kernel/ids';
import type { BattleReport } from '../../model/battle';
import { rowsOf } from '../../model/draft';
import type { CampaignState } from '../../model/state';
import { planetary1 } from '../../rulesets/planetary-1';
import type { Resolution } from '../../resolution';
import { declare, onlyBattle, quietReport } from '../../testing/battles';
import { NOW, resolutionOf, world } from '../../testing/world';
import { decideBattleDue } from './battle-due';
import { decideDisputeReport } from './dispute-report';
import { decideEditReport } from './edit-report';
import { decideFileReport } from './file-report';

const H = 'hunchback-hbk-4g';
const HOUR = 3_600_000;
const A = { kind: 'force', force: 'A' as ForceId } as const;
const B = { kind: 'force', force: 'B' as ForceId } as const;

const duel = (options: Parameters<typeof world>[0] = {}): CampaignState =>
  declare(
    world({ players: 3, phase: 'combat', step: 'declarations', ...options })
      .mech('A', H, '0505')
      .mech('B', H, '0505')
      .mech('A', H, '1010')
      .mech('B', H, '1111')
      .build(),
  ).state.finish();

/** The state at that hour after `decide`; whatever was due by then has come. */
const at = (
  state: CampaignState,
  hours: number,
  decide: (resolution: Resolution) => readonly { readonly code: string }[],
): CampaignState => {
  const resolution = resolutionOf(state, { ruleset: planetary1, now: NOW + hours * HOUR });
  expect(decide(resolution)).toEqual([]);
  return resolution.state.finish();
};
const battle = (state: CampaignState): BattleId => onlyBattle(state).id;
const due = (state: CampaignState, hours: number): CampaignState =>
  at(state, hours, (r) => decideBattleDue(r, { battle: battle(state) }));
const report = (state: CampaignState, turns: number): BattleReport => ({
  ...quietReport(onlyBattle(state).setup),
  turns,
});
const file = (
  state: CampaignState,
  hours: number,
  actor: typeof A | typeof B,
  turns: number,
): CampaignState =>
  at(state, hours, (r) => decideFileReport(r, { actor, battle: battle(state), body: report(state, turns) }));
const waiting = (state: CampaignState): ReportId => {
  const { report: id } = onlyBattle(state);
  if (id === null) throw new Error('no report');
  return id;
};
const dueHour = (state: CampaignState): number | null => {
  const { dueAt } = onlyBattle(state);
  return dueAt === null ? null : (dueAt - NOW) / HOUR;
};

describe('reports by one side', () => {
  it('TAC-7 time confirms the first and the one that corrects it, each after 48 h', () => {
    const first = file(duel(), 0, A, 1);
    expect(dueHour(first)).toBe(48);
    const second = file(first, 40, A, 2);
    expect(dueHour(second)).toBe(88);
    expect(onlyBattle(due(second, 88))).toMatchObject({ state: 'done' });
  });

  it('TAC-7 later ones only confirmation and the GM: the battle comes due as without a report', () => {
    const third = file(file(file(duel(), 0, A, 1), 10, A, 2), 20, A, 3);
    expect(dueHour(third)).toBe(168);
    const late = due(third, 168);
    expect(onlyBattle(late)).toMatchObject({ state: 'reported', overdue: true });
    expect(dueHour(late)).toBe(216);
    // Once more, and the time that is left stays what it was.
    expect(dueHour(file(late, 200, A, 4))).toBe(216);
    const off = due(file(late, 200, A, 4), 216);
    expect(onlyBattle(off)).toMatchObject({ state: 'called-off', winner: null });
  });

  it('TAC-7 the other side’s first report has its own 48 h, however often one has reported', () => {
    const third = file(file(file(duel(), 0, A, 1), 10, A, 2), 20, A, 3);
    const answered = file(third, 30, B, 4);
    expect(dueHour(answered)).toBe(78);
    expect(onlyBattle(due(answered, 78)).state).toBe('done');
  });

  it('TAC-7 what the GM has edited is their word: silence is consent to it', () => {
    const third = file(file(file(duel(), 0, A, 1), 10, A, 2), 20, A, 3);
    const edited = at(third, 30, (r) =>
      decideEditReport(r, { battle: battle(third), report: waiting(third), body: report(third, 5) }),
    );
    expect(dueHour(edited)).toBe(78);
    expect(onlyBattle(due(edited, 78)).state).toBe('done');
  });

  it.each(['advance', 'wait'] as const)(
    'CMB-11 no filing and disputing of one side lasts for ever (onDeadline %s)',
    (onDeadline) => {
      let state = duel({ options: { onDeadline } });
      let hours = 0;
      for (
        let turns = 1;
        turns < 40 && onlyBattle(state).state !== 'called-off' && onlyBattle(state).state !== 'done';
        turns += 1
      ) {
        // As late as it can be, a new report that it disputes itself.
        const next = dueHour(state);
        if (next === null) break;
        hours = Math.max(hours, next - 0.1);
        state = file(state, hours, B, turns);
        if (turns % 2 === 0)
          state = at(state, hours, (r) =>
            decideDisputeReport(r, { actor: B, battle: battle(state), report: waiting(state), reason: 'no' }),
          );
        hours = Math.max(hours, dueHour(state) ?? hours);
        state = due(state, hours);
      }
      expect(hours).toBeLessThanOrEqual(168 + 48 * 4);
      // The other side has said nothing to the one report that B left standing, or nobody has won.
      expect(['called-off', 'done']).toContain(onlyBattle(state).state);
    },
  );

  it('CMB-11 a dispute of a late battle gives the GM 48 h once a side', () => {
    const late = due(duel({ ruleset: 'planetary-2' }), 168);
    const filed = file(late, 170, A, 1);
    const dispute = (state: CampaignState, hours: number): CampaignState =>
      at(state, hours, (r) =>
        decideDisputeReport(r, { actor: B, battle: battle(state), report: waiting(state), reason: 'no' }),
      );
    const first = dispute(filed, 210);
    expect(dueHour(first)).toBe(258);
    const second = dispute(file(first, 250, A, 2), 290);
    expect(dueHour(second)).toBe(298);
    expect(onlyBattle(due(second, 298))).toMatchObject({ state: 'called-off' });
    expect(rowsOf(second.reports)).toHaveLength(2);
  });

  it('TAC-7 nobody files reports without end; what waits can still be confirmed, disputed and edited', () => {
    const full = Array.from({ length: 20 }, (_, index) => index + 1).reduce(
      (state, turns) => file(state, 1, A, turns),
      duel(),
    );
    const more = (actor: Parameters<typeof decideFileReport>[1]['actor'], turns: number) =>
      decideFileReport(resolutionOf(full, { ruleset: planetary1, now: NOW }), {
        actor,
        battle: battle(full),
        body: report(full, turns),
      });
    expect(more(A, 21)).toMatchObject([{ code: 'battle/too-many-reports', params: { max: 20 } }]);
    // The same again says nothing new; another side has its own.
    expect(more(A, 20)).toEqual([]);
    expect(more(B, 21)).toEqual([]);
    expect(more({ kind: 'gm' }, 21)).toEqual([]);
    const edited = at(full, 2, (r) =>
      decideEditReport(r, { battle: battle(full), report: waiting(full), body: report(full, 30) }),
    );
    expect(onlyBattle(edited).state).toBe('reported');
    expect(onlyBattle(file(full, 2, B, 20)).state).toBe('done');
  });
});
