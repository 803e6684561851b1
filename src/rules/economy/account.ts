/**
 * Accounts (SUP-7, SUP-8, SUP-9): every change is an entry with its cause, and no order may take one below 0,
 * rounding included.
 */
import {
  addTons,
  type ForceId,
  microTons,
  type MicroTons,
  negateTons,
  roundHalfTonDown,
  subtractTons,
  toTons,
  violation,
  type Violation,
  ZERO_TONS,
} from '../../kernel';
import type { CauseKey } from './cause';
import { benefitsInState } from '../buildings/benefits';
import { rowOf } from '../model/draft';
import type { Order } from '../model/order';
import type { Turn } from '../model/turn';
import { totalIncome } from './income';

/** Why an account changed; `text` is a key that the API puts into words. */
export interface Cause {
  readonly rule: string;
  readonly text: CauseKey;
  readonly order: Order | null;
}

/** 0 for a force that is not there. */
export const accountOf = (resolution: Turn, force: ForceId): MicroTons =>
  rowOf(resolution.state.forces, force)?.account ?? ZERO_TONS;

/** Enters a change into the account; nothing when it is 0. */
export const changeAccount = (resolution: Turn, force: ForceId, amount: MicroTons, cause: Cause): void => {
  if (amount === 0) return;
  resolution.emit({
    type: 'account-changed',
    data: { force, amount, balance: addTons(accountOf(resolution, force), amount), cause },
  });
};

/**
 * What orders cost and fetch, and what a quarry brings at the close. Income is computed apart, since it came
 * when the phase opened.
 */
const isOfPhase = ({ order, rule }: Cause): boolean => order !== null || rule === 'BLD-QUARRY';

/**
 * SUP-7: the net of the supply phase so far: income and orders. Exchanges and corrections are exact and no
 * part of it.
 */
export const netOfPhase = (resolution: Turn, force: ForceId): MicroTons => {
  let net = totalIncome(resolution.state.campaign.options, benefitsInState(resolution.state, force));
  for (const event of resolution.events)
    if (event.type === 'account-changed' && event.data.force === force && isOfPhase(event.data.cause))
      net = addTons(net, event.data.amount);
  return net;
};

/** SUP-7: what rounding the net will take when the phase closes; 0 … half a ton. */
export const roundingLoss = (net: MicroTons): MicroTons => subtractTons(net, roundHalfTonDown(net));

/**
 * SUP-7, SUP-8: the same at the close: a correction of the GM may have left less in the account than the
 * rounding takes, which then stops at 0.
 */
export const lossAtClose = (account: MicroTons, net: MicroTons): MicroTons =>
  microTons(Math.min(roundingLoss(net), Math.max(0, account)));

/**
 * SUP-8: what is missing for a change (negative: paid) of an account, when `net` was the net of the phase
 * before it; 0 when nothing is. The rounding at the close is computed in, so the close itself can never fail.
 */
export const missingFor = (account: MicroTons, net: MicroTons, change: MicroTons): MicroTons => {
  const end = subtractTons(addTons(account, change), roundingLoss(addTons(net, change)));
  return microTons(Math.max(0, -end));
};

/** SUP-8: none when the change can be paid, and for every change that brings something in. */
export const affordViolations = (
  account: MicroTons,
  net: MicroTons,
  change: MicroTons,
): readonly Violation[] => {
  const missing = change < 0 ? missingFor(account, net, change) : ZERO_TONS;
  if (missing === 0) return [];
  return [
    violation('supply/not-enough-tons', 'SUP-8', '', {
      account: toTons(account),
      cost: toTons(negateTons(change)),
      missing: toTons(missing),
    }),
  ];
};
