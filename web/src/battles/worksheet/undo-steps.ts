/** The changes that can be taken back. */
import { computed, signal } from '@preact/signals';
import { lastStep, type Step } from './last-step';

const STEPS = 200;

export class UndoSteps {
  readonly #steps = signal<readonly Step[]>([]);
  readonly can = computed(() => this.#last() !== null);

  constructor(private readonly now: (key: string) => Step['after']) {}

  #last(): Step | null {
    return lastStep(this.#steps.value, this.now);
  }

  add(step: Step): void {
    this.#steps.value = [...this.#steps.value, step].slice(-STEPS);
  }

  take(): Step | null {
    const last = this.#last();
    if (last !== null) this.#steps.value = this.#steps.value.filter((step) => step !== last);
    return last;
  }
}
