/**
 * The phases of a campaign as they stand, in order, each with what was told in it: read from the events,
 * where a rollback undoes what came after (END-2).
 */
import type { components } from '../../../src/client/api.generated';

export type WarEvent = components['schemas']['Event'];
export type Phase = WarEvent['phase'];
export type Step = 'declarations' | 'battles' | null;

/** A place of the slider. */
export interface Stop {
  readonly round: number;
  readonly phase: Phase;
  readonly step: Step;
  readonly at: string;
  readonly events: readonly WarEvent[];
}

const isPhase = (value: unknown): value is Phase => typeof value === 'string';

/** What opens a phase anew; null: it does not. */
const opened = (event: WarEvent): Stop | null => {
  if (event.type !== 'campaign-rolled-back' && event.type !== 'phase-opened') return null;
  const { round, phase, step } = event.data;
  if (!isPhase(phase)) return null;
  return {
    round,
    phase,
    step: step === 'declarations' || step === 'battles' ? step : null,
    at: event.at,
    events: [],
  };
};

const isSame = (a: Stop, b: Stop): boolean => a.round === b.round && a.phase === b.phase && a.step === b.step;

/** What came before the first phase belongs to none: it is in the log, not on the map. */
export function courseOf(events: readonly WarEvent[]): readonly Stop[] {
  let course: Stop[] = [];
  for (const event of events) {
    const stop = opened(event);
    if (stop !== null) {
      const rolledBack = event.type === 'campaign-rolled-back';
      const back = rolledBack ? course.findLastIndex((one) => isSame(one, stop)) : -1;
      course = [
        ...(back < 0 ? course : course.slice(0, back)),
        rolledBack ? { ...stop, events: [event] } : stop,
      ];
      continue;
    }
    const last = course.at(-1);
    if (last !== undefined) course[course.length - 1] = { ...last, events: [...last.events, event] };
  }
  return course;
}

export interface Roll {
  readonly purpose: string;
  readonly place: string;
  readonly results: readonly number[];
  readonly sides: number;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The dice that an event names: those of one purpose and die together, in their order (docs/dice.md). */
export function rollsOf({ data }: WarEvent): readonly Roll[] {
  const found = new Map<string, Roll>();
  for (const roll of 'rolls' in data && Array.isArray(data.rolls) ? (data.rolls as readonly unknown[]) : []) {
    if (!isRecord(roll) || !isRecord(roll['label'])) continue;
    const { sides, result } = roll;
    const { purpose, place } = roll['label'];
    if (
      typeof sides !== 'number' ||
      typeof result !== 'number' ||
      typeof purpose !== 'string' ||
      typeof place !== 'string'
    )
      continue;
    const key = `${purpose} ${place} ${sides}`;
    const known = found.get(key);
    found.set(key, { purpose, place, sides, results: [...(known?.results ?? []), result] });
  }
  return [...found.values()];
}

/** The hexes that an event is about, to show them on the map. */
export function placesOf(event: WarEvent): readonly string[] {
  const data: Readonly<Record<string, unknown>> = event.data;
  const hexes = ['from', 'hex', 'to', 'target']
    .map((name) => data[name])
    .filter((value): value is string => typeof value === 'string' && /^\d{4}$/.test(value));
  return [...new Set(hexes)];
}
