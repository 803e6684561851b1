/** ROUND-4: deadlines of phases and battles, by the calendar and out of vacations. */
import { intlZones } from '../../src/infrastructure/time/intl-zones';
import type { BattleId, ForceId, UserId } from '../../src/kernel';
import {
  decideBattleDue,
  decideCalendar,
  decidePause,
  decideResume,
  decideRollback,
  rulesetOf,
  textOf,
  type CampaignState,
  type Resolution,
  type Timetable,
  type Vacation,
} from '../../src/rules';
import { battleDue } from '../../src/rules/commands/battle/due';
import { firstTime } from '../../src/rules/timetable/calendar-times';
import { elapsed, merged } from '../../src/rules/timetable/standing-still';
import { NOW, world } from '../../src/rules/testing/world';
import { dataOf, HUNCHBACK } from '../support/rules';
import {
  A,
  at,
  away,
  closePhase,
  DAY,
  HOUR,
  iso,
  on,
  planned,
  SUNDAYS,
  timetable,
} from '../support/states/timetables';

describe('time that stands still', () => {
  it('ROUND-4 overlapping vacations count once', () => {
    const all = merged([
      { from: 50, to: 60 },
      { from: 10, to: 30 },
      { from: 20, to: 40 },
      { from: 40, to: 45 },
    ]);
    expect(all).toEqual([
      { from: 10, to: 45 },
      { from: 50, to: 60 },
    ]);
    expect([
      elapsed(all, 0, 10),
      elapsed(all, 0, 11),
      elapsed(all, 0, 15),
      elapsed(all, 0, 16),
      elapsed(all, 20, 5),
    ]).toEqual([10, 46, 50, 61, 50]);
  });
});

describe('the deadline of a phase', () => {
  const opened = (now: number, plan: Timetable, options = {}): string =>
    iso(dataOf(closedAt(planned(options), now, plan), 'phase-opened')[0]?.deadline ?? 0);

  const closedAt = (state: CampaignState, now: number, plan: Timetable): Resolution =>
    closePhase(at(state, now, plan));

  it('ROUND-4 is the calendar’s first time at least half of phaseHours after the opening', () => {
    const friday = on('2026-12-11T19:00:00Z');
    expect(opened(friday, timetable(SUNDAYS), { phaseHours: 96 })).toBe('2026-12-13T19:00:00.000Z');
    expect(opened(friday + 1, timetable(SUNDAYS), { phaseHours: 96 })).toBe('2026-12-20T19:00:00.000Z');
    expect(opened(friday, timetable(null), { phaseHours: 96 })).toBe('2026-12-15T19:00:00.000Z');
  });

  it('ROUND-4 is in no vacation: hours stop, and the calendar’s next time is taken', () => {
    const monday = on('2026-12-07T10:00:00Z');
    const week = away(monday + 10 * HOUR, monday + 10 * HOUR + 7 * DAY);
    expect(opened(monday, timetable(null, week))).toBe(iso(monday + 48 * HOUR + 7 * DAY));
    expect(opened(monday, timetable(SUNDAYS, week))).toBe('2026-12-20T19:00:00.000Z');
    // Two days of it are over before half of the hours have passed.
    expect(opened(monday, timetable(SUNDAYS, { ...week, to: monday + 58 * HOUR }))).toBe(
      '2026-12-13T19:00:00.000Z',
    );
    // Who is back at the very hour has not been there yet.
    expect(opened(monday, timetable(SUNDAYS, { ...week, to: on('2026-12-13T19:00:00Z') }))).toBe(
      '2026-12-20T19:00:00.000Z',
    );
  });

  it('ROUND-4 a vacation counts while its player plays the force, and the force is in the war', () => {
    const week = away(NOW + HOUR, NOW + HOUR + 7 * DAY);
    const deadline = (patch: object): string => {
      const state = planned();
      const forces = { ...state.forces, [A]: { ...state.forces[A], ...patch } } as CampaignState['forces'];
      return iso(
        dataOf(closedAt({ ...state, forces }, NOW, timetable(null, week)), 'phase-opened')[0]?.deadline ?? 0,
      );
    };
    const [usual, later] = [iso(NOW + 48 * HOUR), iso(NOW + 48 * HOUR + 7 * DAY)];
    expect([
      deadline({}),
      deadline({ user: null }),
      deadline({ user: 'user-C' }),
      deadline({ out: true }),
    ]).toEqual([later, usual, usual, usual]);
  });

  it.each(['planetary-1', 'planetary-2', 'planetary-3'])(
    'ROUND-4 goes by the calendar and the vacations in %s as well',
    (name) => {
      const state = world({ phase: 'preparation', ruleset: name })
        .mech('A', HUNCHBACK, '0202')
        .mech('B', HUNCHBACK, '0909')
        .build();
      const monday = on('2026-12-07T10:00:00Z');
      const ending = (plan: Timetable): string =>
        iso(dataOf(closePhase(at(state, monday, plan, rulesetOf(name))), 'phase-opened')[0]?.deadline ?? 0);
      expect([
        ending(timetable(null)),
        ending(timetable(SUNDAYS)),
        ending(timetable(SUNDAYS, away(monday + HOUR, monday + 7 * DAY))),
        ending(timetable(null, away(monday + HOUR, monday + 7 * DAY))),
      ]).toEqual([
        '2026-12-09T10:00:00.000Z',
        '2026-12-13T19:00:00.000Z',
        '2026-12-20T19:00:00.000Z',
        '2026-12-16T09:00:00.000Z',
      ]);
    },
  );

  it('ROUND-4 vacations of several players that overlap count once, others each', () => {
    const b = { force: 'B' as ForceId, user: 'user-B' as UserId };
    const first = away(NOW + HOUR, NOW + 5 * DAY);
    const deadline = (...all: Vacation[]): number => on(opened(NOW, timetable(null, ...all)));
    expect(deadline(first, away(NOW + 2 * DAY, NOW + 8 * DAY, b))).toBe(NOW + 48 * HOUR + 8 * DAY - HOUR);
    expect(deadline(first, away(NOW + HOUR, NOW + 5 * DAY, b))).toBe(NOW + 48 * HOUR + 5 * DAY - HOUR);
    // Both hold up a phase whose time is not over between them.
    expect(deadline(first, away(NOW + 6 * DAY, NOW + 8 * DAY, b))).toBe(NOW + 48 * HOUR + 7 * DAY - HOUR);
    expect(deadline(first, away(NOW + 7 * DAY, NOW + 8 * DAY, b))).toBe(NOW + 48 * HOUR + 5 * DAY - HOUR);
  });
});

describe('battles', () => {
  const battle = (row: object) =>
    ({
      id: 'x',
      openedAt: NOW,
      dueAt: NOW,
      overdue: false,
      report: null,
      state: 'open',
      setup: { sides: [], units: [] },
      hex: '0505',
      round: 1,
      ...row,
    }) as never;

  it('CMB-11 ROUND-4 the time until a late battle is called off stands still in a vacation', () => {
    const state = world({ phase: 'combat', step: 'battles' })
      .campaign({ deadline: null })
      .battle(battle({}))
      .build();
    const resolution = at(state, NOW, timetable(null, away(NOW + HOUR, NOW + HOUR + DAY)));
    decideBattleDue(resolution, { battle: 'x' as BattleId });
    expect(dataOf(resolution, 'battle-overdue')).toEqual([
      { battle: 'x', hex: '0505', dueAt: NOW + 48 * HOUR + DAY },
    ]);
  });

  it('ROUND-4 after a pause nothing is due in a vacation', () => {
    const state = world({ phase: 'combat', step: 'battles' })
      .campaign({ deadline: null })
      .battle(battle({ dueAt: NOW + 2 * HOUR }))
      .build();
    const paused = at(state, NOW, timetable(null));
    decidePause(paused, { reason: null });
    const resumed = at(
      paused.state.finish(),
      NOW + DAY,
      timetable(null, away(NOW + DAY + HOUR, NOW + 3 * DAY)),
    );
    decideResume(resumed, { reason: null });
    expect(resumed.state.battles).toMatchObject({ x: { dueAt: NOW + 3 * DAY + HOUR } });
  });

  it('ROUND-4 a battle’s own deadline stands still in vacations that were announced before it was opened, and in no later ones', () => {
    const state = world({ phase: 'combat', step: 'battles', options: { battleHours: 72 } })
      .campaign({ deadline: null })
      .build();
    const due = (announcedAt: number): number | null => {
      const week = away(NOW + HOUR, NOW + 7 * DAY + HOUR, { announcedAt });
      return battleDue(at(state, NOW + 2 * HOUR, timetable(null, week)), battle({ dueAt: null }));
    };
    expect([due(NOW), due(NOW + 1)]).toEqual([NOW + 72 * HOUR + 7 * DAY, NOW + 72 * HOUR]);
  });
});

describe('pauses and rollbacks', () => {
  it('ROUND-4 what was left runs after a pause, and comes due in no vacation; the calendar does not move it', () => {
    const paused = at(world().build(), NOW, timetable(SUNDAYS));
    decidePause(paused, { reason: null });
    const state = paused.state.finish();
    const resumed = (plan: Timetable): number | null => {
      const resolution = at(state, NOW + DAY, plan);
      decideResume(resolution, { reason: null });
      return resolution.state.campaign.deadline;
    };
    expect(resumed(timetable(SUNDAYS))).toBe(NOW + DAY + HOUR);
    expect(resumed(timetable(SUNDAYS, away(NOW + DAY + HOUR / 2, NOW + 4 * DAY)))).toBe(
      NOW + 4 * DAY + HOUR / 2,
    );
  });

  it('END-2 ROUND-4 a rollback sets the deadline anew by the calendar and the vacations of now', () => {
    const to = planned();
    const monday = on('2026-12-07T10:00:00Z');
    const deadline = (plan: Timetable): string => {
      const resolution = at(planned(), monday, plan);
      decideRollback(resolution, { to, reason: 'Again', fresh: null });
      return iso(resolution.state.campaign.deadline ?? 0);
    };
    expect(deadline(timetable(SUNDAYS))).toBe('2026-12-13T19:00:00.000Z');
    expect(deadline(timetable(SUNDAYS, away(monday + HOUR, monday + 7 * DAY)))).toBe(
      '2026-12-20T19:00:00.000Z',
    );
    expect(deadline(timetable(null))).toBe(iso(monday + 48 * HOUR));
  });
});

describe('the calendar', () => {
  it('ROUND-4 moves no deadline that is set; the same again is no event', () => {
    const resolution = at(planned(), NOW, timetable(null));
    const before = resolution.state.campaign.deadline;
    expect(decideCalendar(resolution, SUNDAYS)).toEqual([]);
    expect(decideCalendar(resolution, SUNDAYS)).toEqual([]);
    expect([resolution.state.campaign.deadline, resolution.events.length]).toEqual([before, 1]);
    closePhase(resolution);
    expect(dataOf(resolution, 'phase-opened')[0]?.deadline).toBe(
      firstTime(SUNDAYS, intlZones, NOW + 24 * HOUR),
    );
  });

  it('ROUND-4 is told in words', () => {
    expect(textOf('calendar-changed', { calendar: { ...SUNDAYS, days: [2, 5, 7] } }, 'en')).toBe(
      'The game master set a calendar: later phases end every Tuesday, Friday and Sunday at 20:00 (Europe/Berlin). Each player may take 10 days of vacation.',
    );
    expect(textOf('calendar-changed', { calendar: { ...SUNDAYS, vacationDays: 1 } }, 'de')).toBe(
      'Die Spielleitung hat einen Kalender festgelegt: Spätere Phasen enden jeweils am Sonntag um 20:00 Uhr (Europe/Berlin). Alle, die spielen, können 1 Tag Urlaub nehmen.',
    );
  });
});
