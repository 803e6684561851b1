/**
 * The books of a supply phase: income when it opens (SUP-1, BLD-4), the rounding of its net when it closes
 * (SUP-7).
 */
import { negateTons } from '../../kernel';
import { benefitsInState } from '../buildings/benefits';
import { rowsOf } from '../model/draft';
import type { ForceRow } from '../model/state';
import type { Turn } from '../model/turn';
import { accountOf, changeAccount, lossAtClose, netOfPhase } from './account';
import { incomeOf } from './income';

const playing = (resolution: Turn): readonly ForceRow[] =>
  [...rowsOf(resolution.state.forces)].filter(({ out }) => !out).sort((a, b) => a.seat - b.seat);

export const creditIncome = (resolution: Turn): void => {
  for (const { id } of playing(resolution))
    for (const { amount, rule, text } of incomeOf(
      resolution.state.campaign.options,
      benefitsInState(resolution.state, id),
    ))
      changeAccount(resolution, id, amount, { rule, text, order: null });
};

export const roundAccounts = (resolution: Turn): void => {
  for (const { id } of playing(resolution)) {
    const loss = lossAtClose(accountOf(resolution, id), netOfPhase(resolution, id));
    changeAccount(resolution, id, negateTons(loss), { rule: 'SUP-7', text: 'supply/rounding', order: null });
  }
};
