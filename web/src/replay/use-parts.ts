/** Has the part of the course that is looked at read, and what lies beside it. */
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Picture } from './course';
import type { Replayed } from './read-replay';

export interface Shown {
  /** After the events that are asked for; while they are on their way, what was shown before. Null: nothing yet. */
  readonly picture: Picture | null;
  readonly isShown: boolean;
  readonly failed: unknown;
  readonly again: () => void;
}

/** A slider passes over much that nobody looks at: one part is on its way, and the one that is wanted last waits. */
export const useParts = ({ course, load, loadBeside }: Replayed, count: number): Shown => {
  const wanted = useRef(count);
  const isBusy = useRef(false);
  const before = useRef<Picture | null>(null);
  const failed = useSignal<unknown>(null);
  const version = useSignal(0);
  void version.value;
  const read = async (): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      for (let read = -1; read !== wanted.current;) {
        read = wanted.current;
        await load(read);
        version.value += 1;
      }
      failed.value = null;
    } catch (error) {
      failed.value = error;
      return;
    } finally {
      isBusy.current = false;
    }
    // What cannot be read now is read when it is looked at.
    await loadBeside(wanted.current).catch(() => undefined);
    version.value += 1;
  };
  useEffect(() => {
    wanted.current = count;
    void read();
  }, [course, count]);
  const picture = course.at(count);
  if (picture !== null) before.current = picture;
  return {
    picture: before.current,
    isShown: picture !== null,
    failed: failed.value,
    again: () => void read(),
  };
};
