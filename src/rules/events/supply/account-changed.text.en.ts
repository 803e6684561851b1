import type { Line } from '../say';
import { Who } from '../words/en';
import type { AccountChangedTold } from './account-changed';

/** What is left is said of a payment alone. */
export const accountChanged: Line<AccountChangedTold> = ({ force, amount, balance, cause }, say) =>
  `${Who(say, force)} ${amount < 0 ? 'paid' : 'received'} ${say.number(Math.abs(amount))} t${typeof cause?.text === 'string' ? ` (${say.cause(cause.text)})` : ''}; ${say.isYou(force) ? 'your' : 'the'} account now has ${say.number(balance)} t.`;
