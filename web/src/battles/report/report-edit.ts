/** A report while the game master mends it: nothing is sent before they save it. */
import { computed, signal, type Signal } from '@preact/signals';
import type { Schemas } from '../../../../src/client/client';
import type { Entries } from '../worksheet/entries';
import { NO_FIELD, NO_UNIT, type UnitEntry } from '../worksheet/entry';
import { entryOf, withEntries, type ReportBody } from './report-body';
import { UndoSteps } from '../worksheet/undo-steps';
import { FIELD, type Entry } from '../worksheet/worksheet-store';

export class ReportEdit implements Entries {
  readonly #units = signal<Readonly<Record<string, UnitEntry>>>({});
  readonly field: Signal<Pick<ReportBody, 'holder' | 'turns' | 'buildings' | 'minesUsed'>>;
  readonly #undo = new UndoSteps((key) => (key === FIELD ? NO_FIELD : this.unit(key)));
  readonly canUndo = this.#undo.can;
  readonly locked = false;
  readonly body = computed<ReportBody>(() => {
    const { holder, turns, buildings, minesUsed } = this.field.value;
    return {
      ...withEntries(this.setup, this.report, this.#units.value),
      holder,
      turns,
      buildings,
      minesUsed,
    };
  });
  readonly isChanged = computed(() => JSON.stringify(this.body.value) !== JSON.stringify(this.report));

  constructor(
    readonly setup: Schemas['BattleSetup'],
    readonly report: ReportBody,
  ) {
    this.field = signal(report);
  }

  unit(id: string): UnitEntry {
    const told = this.report.units.find((one) => one.id === id);
    return this.#units.value[id] ?? (told === undefined ? NO_UNIT : entryOf(told));
  }

  change(key: string, entry: Entry): void {
    const before = this.unit(key);
    if (JSON.stringify(before) === JSON.stringify(entry)) return;
    this.#undo.add({ key, before, after: entry });
    this.#units.value = { ...this.#units.value, [key]: entry as UnitEntry };
  }

  undo(): string | null {
    const step = this.#undo.take();
    if (step === null) return null;
    this.#units.value = { ...this.#units.value, [step.key]: step.before as UnitEntry };
    return step.key;
  }
}
