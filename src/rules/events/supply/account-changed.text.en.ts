import type { Line } from '../say';
import { Who } from '../words/en';
import type { AccountChangedTold } from './account-changed';

export const accountChanged: Line<AccountChangedTold> = ({ force, amount, balance, cause }, say) =>
  `${Who(say, force)} ${amount < 0 ? 'paid' : 'received'} ${say.number(Math.abs(amount))} t${typeof cause?.text === 'string' ? ` (${say.cause(cause.text)})` : ''}; ${say.number(balance)} t ${say.isYou(force) ? 'are left in your account' : 'are in the account now'}.`;
