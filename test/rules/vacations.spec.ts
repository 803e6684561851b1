/** ROUND-4: vacations, announced before they begin and within what the game master gives. */
import type { ForceId, UserId } from '../../src/kernel';
import {
  decideVacation,
  decideVacationWithdrawn,
  textOf,
  vacationLeft,
  type CampaignState,
  type Timetable,
  type Vacation,
} from '../../src/rules';
import { NOW, world } from '../../src/rules/testing/world';
import { dataOf } from '../support/rules';
import {
  A,
  ANNA,
  at,
  away,
  closePhase,
  codes,
  DAY,
  HOUR,
  planned,
  SUNDAYS,
  timetable,
} from '../support/states/timetables';

describe('a vacation', () => {
  const wish = { force: A, user: ANNA, from: NOW + HOUR, to: NOW + HOUR + 5 * DAY };
  const announce = (plan: Timetable, patch: object = {}, state = planned()): readonly string[] => {
    const decided = decideVacation(at(state, NOW, plan), { ...wish, ...patch });
    return decided.ok ? [] : codes(decided.error);
  };

  it('ROUND-4 is announced before it begins, within the budget, and not twice at once', () => {
    const plan = timetable(SUNDAYS);
    expect(announce(plan)).toEqual([]);
    expect(announce(plan, { from: NOW })).toEqual(['vacation/has-begun']);
    expect(announce(plan, { to: wish.from + HOUR - 1 })).toEqual(['vacation/too-short']);
    expect(announce(plan, { to: NOW - DAY })).toEqual(['vacation/too-short']);
    expect(announce(plan, { to: wish.from + 10 * DAY })).toEqual([]);
    expect(announce(plan, { to: wish.from + 10 * DAY + 1 })).toEqual(['vacation/beyond-budget']);
    expect(announce(plan, { from: NOW + 4000 * DAY, to: NOW + 4001 * DAY })).toEqual(['vacation/too-far']);
    expect(announce(plan, { from: NOW - DAY, to: NOW + 40 * DAY })).toEqual([
      'vacation/has-begun',
      'vacation/beyond-budget',
    ]);
    expect(announce(plan, { from: NOW + 700 * DAY, to: NOW + 710 * DAY })).toEqual([]);
    const had = timetable(SUNDAYS, away(NOW - 6 * DAY, NOW - DAY));
    expect([announce(had), announce(had, { to: wish.to + 1 })]).toEqual([[], ['vacation/beyond-budget']]);
    const coming = timetable(SUNDAYS, away(wish.to - 1, wish.to + DAY));
    expect([announce(coming), announce(coming, { to: wish.to - 1 })]).toEqual([['vacation/overlaps'], []]);
    // What others have taken is theirs.
    expect(
      announce(
        timetable(
          SUNDAYS,
          away(wish.from, wish.from + 9 * DAY, { user: 'user-B' as UserId, force: 'B' as ForceId }),
        ),
      ),
    ).toEqual([]);
  });

  it('ROUND-4 there is none without a calendar, after the end, and for a force that is out', () => {
    expect(announce(timetable(null))).toEqual(['vacation/beyond-budget']);
    const state = planned();
    expect(
      announce(timetable(SUNDAYS), {}, { ...state, campaign: { ...state.campaign, status: 'finished' } }),
    ).toEqual(['vacation/campaign-finished']);
    const forces = { ...state.forces, [A]: { ...state.forces[A], out: true } } as CampaignState['forces'];
    expect(announce(timetable(SUNDAYS), {}, { ...state, forces })).toEqual(['vacation/force-is-out']);
  });

  it('ROUND-4 moves no deadline that is set, and the next one', () => {
    const resolution = at(planned(), NOW, timetable({ ...SUNDAYS, vacationDays: 10 }));
    resolution.goBy({ ...resolution.timetable, calendar: null });
    const before = resolution.state.campaign.deadline;
    resolution.goBy(timetable(SUNDAYS));
    expect(decideVacation(resolution, wish).ok).toBe(true);
    expect(resolution.state.campaign.deadline).toBe(before);
    closePhase(resolution);
    expect(dataOf(resolution, 'phase-opened')[0]?.deadline).toBeGreaterThan(wish.to);
  });

  const withdrawn = (state: CampaignState, now: number, vacation: Vacation, user = ANNA) => {
    const resolution = at(state, now, timetable(SUNDAYS, vacation));
    const refused = codes(decideVacationWithdrawn(resolution, user, vacation.id));
    return {
      resolution,
      refused,
      left: vacationLeft(resolution.timetable, ANNA),
      kept: resolution.timetable.vacations,
    };
  };

  it('ROUND-4 is withdrawn before it begins as if it had never been, and later from now on', () => {
    const state = { ...planned(), campaign: { ...planned().campaign, deadline: null } };
    const vacation = away(wish.from, wish.to);
    const before = withdrawn(state, NOW, vacation);
    expect([before.refused, before.kept, before.left]).toEqual([
      [],
      [{ ...vacation, to: wish.from, charged: 0 }],
      10 * DAY,
    ]);
    const during = withdrawn(state, wish.from + DAY, vacation);
    expect(during.kept).toEqual([{ ...vacation, to: wish.from + DAY, charged: DAY }]);
    expect(during.left).toBe(9 * DAY);
    expect(dataOf(during.resolution, 'vacation-withdrawn')).toMatchObject([{ endedAt: wish.from + DAY }]);
    expect(withdrawn(state, wish.to, vacation).refused).toEqual(['vacation/over']);
    expect(withdrawn(state, NOW, vacation, 'user-B' as UserId).refused).toEqual(['vacation/unknown']);
  });

  it('ROUND-4 keeps of the budget what a deadline counts on that was set since: nobody stops the clocks for nothing', () => {
    const resolution = at(planned(), NOW, timetable({ ...SUNDAYS, vacationDays: 10 }));
    const announced = decideVacation(resolution, wish);
    if (!announced.ok) throw new Error('refused');
    // Its deadline was set before.
    expect(withdrawn(resolution.state.finish(), NOW, announced.value).left).toBe(10 * DAY);
    closePhase(resolution);
    const state = resolution.state.finish();
    const whole = withdrawn(state, NOW, announced.value);
    expect(state.campaign.deadline).toBeGreaterThan(wish.to);
    expect([whole.refused, whole.left]).toEqual([[], 5 * DAY]);
    // Nobody is away any more: the next deadline is the usual one, and it cannot be withdrawn twice.
    const next = closePhase(at(state, NOW, { ...whole.resolution.timetable, calendar: null }));
    expect(dataOf(next, 'phase-opened').at(-1)?.deadline).toBe(NOW + 48 * HOUR);
    const again = at(state, NOW, whole.resolution.timetable);
    expect(codes(decideVacationWithdrawn(again, ANNA, announced.value.id))).toEqual(['vacation/unknown']);
    // Times at which they are away after all may be announced again, and are paid again.
    expect(announce(whole.resolution.timetable, { from: wish.from + HOUR })).toEqual([]);
    // Of a deadline within the vacation, only the time before it.
    const early = { ...state, campaign: { ...state.campaign, deadline: wish.from + 2 * DAY } };
    expect(withdrawn(early, NOW, announced.value).left).toBe(8 * DAY);
    expect(
      withdrawn({ ...early, campaign: { ...early.campaign, deadline: wish.from } }, NOW, announced.value)
        .left,
    ).toBe(10 * DAY);
    // A paused campaign goes on with what was left.
    const paused = {
      ...state,
      campaign: {
        ...state.campaign,
        status: 'paused' as const,
        deadline: null,
        remaining: wish.from + DAY - NOW,
      },
    };
    expect(withdrawn(paused, NOW, announced.value).left).toBe(9 * DAY);
  });

  it('ROUND-4 keeps of the budget what a battle counts on that was opened since', () => {
    const battle = (openedAt: number) =>
      ({
        id: 'x',
        openedAt,
        dueAt: wish.from + 3 * DAY,
        overdue: false,
        report: null,
        state: 'open',
        setup: { sides: [], units: [] },
      }) as never;
    const left = (openedAt: number): number => {
      const state = world({ phase: 'combat', step: 'battles' })
        .campaign({ deadline: null })
        .battle(battle(openedAt))
        .build();
      return withdrawn(state, NOW, away(wish.from, wish.to, { announcedAt: NOW - HOUR })).left;
    };
    expect([left(NOW - HOUR), left(NOW - HOUR - 1)]).toEqual([7 * DAY, 10 * DAY]);
  });

  it('ROUND-4 is told in words', () => {
    const told = {
      vacation: 'v',
      force: 'A',
      name: 'Eagles',
      from: '2026-12-23T17:00:00.000Z',
      to: '2027-01-02T08:05:00.000Z',
    };
    expect(textOf('vacation-announced', told, 'en')).toContain(
      'from 23 December 2026 at 17:00 UTC to 2 January 2027 at 08:05 UTC',
    );
    expect(textOf('vacation-announced', told, 'de')).toContain(
      'vom 23. Dezember 2026 um 17:00 UTC bis zum 2. Januar 2027 um 08:05 UTC',
    );
    expect(textOf('vacation-withdrawn', { ...told, endedAt: null }, 'en')).toContain(
      'has withdrawn the vacation',
    );
    expect(textOf('vacation-withdrawn', { ...told, endedAt: told.from }, 'de')).toContain('ist zurück');
  });
});
