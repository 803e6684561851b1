/** Calendars, vacations and commands at a time of one's choice, for specs of ROUND-4. */
import { intlZones } from '../../../src/infrastructure/time/intl-zones';
import type { ForceId, UserId, VacationId, Violation } from '../../../src/kernel';
import {
  closePhase as closeWith,
  Resolution,
  type Calendar,
  type CampaignState,
  type Timetable,
  type Vacation,
} from '../../../src/rules';
import { means, world } from '../../../src/rules/testing/world';
import type { Ruleset } from '../../../src/rules/rulesets/ruleset';
import { HUNCHBACK, ruleset } from '../rules';

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;
export const SUNDAYS: Calendar = { days: [7], at: '20:00', zone: 'Europe/Berlin', vacationDays: 10 };
export const A = 'A' as ForceId;
export const ANNA = 'user-A' as UserId;

export const codes = (violations: readonly Violation[]): readonly string[] =>
  violations.map(({ code }) => code);
export const iso = (at: number): string => new Date(at).toISOString();
export const on = (text: string): number => Date.parse(text);

/** Announced long ago. */
export const away = (from: number, to: number, more: Partial<Vacation> = {}): Vacation => ({
  ...{ id: 'v' as VacationId, force: A, user: ANNA, from, to },
  ...{ announcedAt: 0, announcedIn: '', charged: to - from },
  ...more,
});

export const timetable = (calendar: Calendar | null, ...vacations: readonly Vacation[]): Timetable => ({
  calendar,
  vacations,
  zones: intlZones,
});

export const planned = (patch: Partial<CampaignState['campaign']['options']> = {}): CampaignState =>
  world({ phase: 'preparation', options: patch })
    .mech('A', HUNCHBACK, '0202')
    .mech('B', HUNCHBACK, '0909')
    .build();

export const at = (
  state: CampaignState,
  now: number,
  plan: Timetable,
  rules: Ruleset = ruleset,
): Resolution => new Resolution(state, { ...means({ ruleset: rules, now }), timetable: plan });

/** Closes the open phase without orders, and so opens the next. */
export const closePhase = (resolution: Resolution): Resolution => {
  closeWith(resolution, new Map());
  return resolution;
};
