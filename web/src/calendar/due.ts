/** What is due by itself, nearest first: the open phase, and battles. */
import type { Timetable } from './use-timetable';

export interface Due {
  /** ISO 8601. */
  readonly at: string;
  /** Null: the open phase. */
  readonly battle: { readonly id: string; readonly hex: string } | null;
}

/** More are not near. */
const SHOWN = 6;

export const dueNext = (deadline: string | null, battles: Timetable['battles']): readonly Due[] => {
  const open = battles.flatMap(({ id, hex, state, dueAt }): Due[] =>
    dueAt == null || state === 'done' || state === 'called-off' ? [] : [{ at: dueAt, battle: { id, hex } }],
  );
  const all: readonly Due[] = deadline === null ? open : [{ at: deadline, battle: null }, ...open];
  return [...all].sort((a, b) => Date.parse(a.at) - Date.parse(b.at)).slice(0, SHOWN);
};
