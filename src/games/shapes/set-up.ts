/** From what a client builds a setup (GAM-2). */
import type { Seat } from './field';
import type { Text } from './words';

export type FormPart = { readonly part: string; readonly title: Text } & (
  | {
      readonly kind: 'one-of' | 'some-of';
      readonly from: readonly {
        readonly id: string;
        readonly title: Text;
        readonly text: Text;
        readonly cost: number | null;
      }[];
      readonly least: number;
      readonly most: number;
    }
  | { readonly kind: 'number'; readonly least: number; readonly most: number; readonly unit: string | null }
  | {
      readonly kind: 'force';
      readonly seat: Seat;
      readonly budget: number;
      readonly unit: string;
      readonly catalogue: string;
    }
);

export interface Scenario<Setup> {
  readonly id: string;
  readonly title: Text;
  readonly text: Text;
  readonly setup: Setup;
}
