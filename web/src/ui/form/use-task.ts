/** One thing at a time that a form or button does: whether it is under way, and how it failed. */
import { useSignal } from '@preact/signals';

export interface Task {
  readonly busy: boolean;
  readonly error: unknown;
  /** Answers whether it was done. */
  run(work: () => Promise<unknown>): Promise<boolean>;
  clear(): void;
}

export function useTask(): Task {
  const busy = useSignal(false);
  const error = useSignal<unknown>(null);
  return {
    get busy() {
      return busy.value;
    },
    get error() {
      return error.value;
    },
    clear: () => (error.value = null),
    run: async (work) => {
      if (busy.value) return false;
      busy.value = true;
      error.value = null;
      try {
        await work();
        return true;
      } catch (failed) {
        error.value = failed;
        return false;
      } finally {
        busy.value = false;
      }
    },
  };
}
