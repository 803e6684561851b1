/**
 * What a warning is (one file each): nothing forbids what a sheet orders, but it harms its player (ROUND-6).
 * Made from the player's knowledge alone, as previews are, so that none can tell anything hidden.
 */
import { type ParamsGiven, type ProblemCode, violation, type Violation } from '../../kernel';
import type { CombatStep, RoundPhase } from '../model/phases';
import type { Outlook } from './outlook';
import type { Places } from './places';

export interface SheetOutlook extends Outlook {
  /** Where the player's mechs are to stand. */
  readonly places: Places;
}

/** A warning has the form of a violation: code, rule, pointer, params; its text is made where theirs are. */
export type Warning = Violation;

export interface PlacedWarning {
  /** Position of the order that it is about, to which its pointer is relative; null: the sheet. */
  readonly order: number | null;
  readonly warning: Warning;
}

/** A code without a text is none. */
export type WarningCode = Extract<ProblemCode, `warnings/${string}`>;

/** In one language, in a file of its own beside the warning. */
export type WarningText<P> = (params: P) => string;

export interface WarningDefinition {
  readonly code: WarningCode;
  readonly rule: string;
  /** In which phases (and step of combat) it may come; null: in all. */
  readonly phases: readonly { readonly phase: RoundPhase; readonly step: CombatStep | null }[] | null;
  find(outlook: SheetOutlook): readonly PlacedWarning[];
}

export const MARCHES = [
  { phase: 'planning', step: null },
  { phase: 'movement', step: null },
] as const;
export const DECLARATIONS = { phase: 'combat', step: 'declarations' } as const;
export const PREPARATION = { phase: 'preparation', step: null } as const;
export const SUPPLY = { phase: 'supply', step: null } as const;

/** `about` makes the warnings of one definition: of an order (pointer within it), or of the sheet. */
export const about = <C extends WarningCode>({
  code,
  rule,
}: {
  readonly code: C;
  readonly rule: string;
}) => ({
  order: (order: number, pointer: string, ...params: ParamsGiven<C>): PlacedWarning => ({
    order,
    warning: violation(code, rule, pointer, ...params),
  }),
  sheet: (...params: ParamsGiven<C>): PlacedWarning => ({
    order: null,
    warning: violation(code, rule, '/orders', ...params),
  }),
});
