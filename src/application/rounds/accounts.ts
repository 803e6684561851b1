/**
 * The accounts in a round (SUP-7, SUP-9), from the entries of the reader's feed: opening balance + everything
 * that changed it = closing balance.
 */
import { addTons, type ForceId, type MicroTons, subtractTons, tons, toTons, ZERO_TONS } from '../../kernel';
import type { Order } from '../../rules';
import { placeOf, told, type Entry, type Place } from './entries';

export type ChangeKind = 'income' | 'orders' | 'exchanges' | 'corrections' | 'rounding';
/** In the order in which they are shown. */
const KINDS: readonly ChangeKind[] = ['income', 'orders', 'exchanges', 'corrections', 'rounding'];

interface Cause {
  readonly rule: string;
  /** A key that the API puts into words. */
  readonly text: string;
  readonly order: Order | null;
}

export interface ToldChange {
  readonly force: ForceId;
  readonly amount: number;
  readonly balance: number;
  readonly cause: Cause;
}

export interface AccountChange extends Place {
  /** Tons. */
  readonly amount: number;
  readonly balance: number;
  readonly cause: Cause;
}

export interface AccountReport {
  readonly force: ForceId;
  /** Tons, as all here. */
  readonly opening: number;
  /** By kind; kinds of which there was nothing are not listed. */
  readonly groups: readonly {
    readonly kind: ChangeKind;
    readonly amount: number;
    readonly entries: readonly AccountChange[];
  }[];
  readonly closing: number;
}

/**
 * Whatever brings tons without an order, an exchange or the game master is income: supply, and what buildings
 * bring.
 */
const kindOf = ({ text, order }: Cause): ChangeKind => {
  if (order !== null) return 'orders';
  if (text === 'supply/rounding') return 'rounding';
  if (text === 'supply/exchange') return 'exchanges';
  return text === 'correction' ? 'corrections' : 'income';
};

const sum = (changes: readonly AccountChange[]): MicroTons =>
  changes.reduce((all, { amount }) => addTons(all, tons(amount)), ZERO_TONS);

/** `before`: the force's balance when the round began, for a round in which nothing has changed it yet. */
export const accountReport = (
  force: ForceId,
  entries: readonly Entry[],
  before: MicroTons,
): AccountReport => {
  const changes = entries.flatMap((entry): readonly AccountChange[] => {
    if (entry.type !== 'account-changed') return [];
    const { force: owner, amount, balance, cause } = told<ToldChange>(entry);
    return owner === force ? [{ ...placeOf(entry), amount, balance, cause }] : [];
  });
  const [first] = changes;
  const opening = first === undefined ? before : subtractTons(tons(first.balance), tons(first.amount));
  const groups = KINDS.flatMap((kind) => {
    const those = changes.filter(({ cause }) => kindOf(cause) === kind);
    return those.length === 0 ? [] : [{ kind, amount: toTons(sum(those)), entries: those }];
  });
  return { force, opening: toTons(opening), groups, closing: toTons(addTons(opening, sum(changes))) };
};
