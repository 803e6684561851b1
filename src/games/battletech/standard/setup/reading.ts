/** What all parts of the reader share: the mistakes that were found, and the field. */
import type { MechDesign } from '../../../../catalog';
import type { Violation } from '../../../../kernel';
import { refusal } from '../../../shared/refusal';
import type { Battlefield } from '../field/model';
import type { Sheet } from '../mech/sheet';

export class Reading {
  readonly wrong: Violation[] = [];

  refuse(code: string, pointer: string, params: Readonly<Record<string, string | number>> = {}): void {
    this.wrong.push(refusal(`battletech/${code}`, 'BT-2', pointer, params));
  }
}

/** A design with its sheet, by the name under which units name it. */
export interface Known {
  /** Null: a support unit. */
  readonly design: MechDesign | null;
  readonly sheet: Sheet;
}
export type Designs = (name: string, pointer: string) => Known | null;
export type Size = Pick<Battlefield, 'columns' | 'rows'>;
