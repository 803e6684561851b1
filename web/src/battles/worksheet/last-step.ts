/**
 * Which change is taken back next, of all units in one row. One that somebody else has changed since is not:
 * that would overwrite them.
 */
import { alike, type FieldEntry, type UnitEntry } from './entry';

export interface Step {
  readonly key: string;
  readonly before: UnitEntry | FieldEntry;
  readonly after: UnitEntry | FieldEntry;
}

/**
 * Only the newest of each unit can still be what is entered; older ones stand behind it. Null: there is none.
 */
export function lastStep(steps: readonly Step[], now: (key: string) => UnitEntry | FieldEntry): Step | null {
  const seen = new Set<string>();
  for (const step of [...steps].reverse()) {
    if (!seen.has(step.key) && alike(now(step.key), step.after)) return step;
    seen.add(step.key);
  }
  return null;
}
