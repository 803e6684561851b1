/**
 * The calendar, the vacations and what is due, as the server tells them; read anew whenever the campaign is.
 */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { api, ok, type Schemas } from '../api/client';
import type { Live } from '../campaign/live';

export type Calendar = Schemas['Calendar'];
export type Vacation = Schemas['Vacation'];

export interface Timetable {
  readonly calendar: Calendar | null;
  /** Null before the start. */
  readonly vacations: Schemas['Vacations'] | null;
  readonly battles: readonly Pick<Schemas['Battle'], 'id' | 'hex' | 'state' | 'dueAt'>[];
}

export interface ReadTimetable {
  /** Null: not read yet. */
  readonly timetable: Timetable | null;
  readonly failed: unknown;
  again(): Promise<void>;
}

const readAll = async (id: string, started: boolean): Promise<Timetable> => {
  const params = { params: { path: { id } } };
  const [calendar, vacations, battles] = await Promise.all([
    ok(api.GET('/v1/campaigns/{id}/calendar', params)),
    started ? ok(api.GET('/v1/campaigns/{id}/vacations', params)) : null,
    started ? ok(api.GET('/v1/campaigns/{id}/battles', params)) : null,
  ]);
  return { calendar, vacations, battles: battles?.items ?? [] };
};

export const useTimetable = (live: Live): ReadTimetable => {
  const timetable = useSignal<Timetable | null>(null);
  const failed = useSignal<unknown>(null);
  const started = live.campaign.value !== null && live.campaign.value.status !== 'setup';
  const version = live.version.value;
  const again = async (): Promise<void> => {
    try {
      timetable.value = await readAll(live.id, started);
      failed.value = null;
    } catch (error) {
      failed.value = error;
    }
  };
  useEffect(() => void again(), [live, started, version]);
  return { timetable: timetable.value, failed: failed.value, again };
};
