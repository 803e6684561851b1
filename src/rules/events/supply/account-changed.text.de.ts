import type { Line } from '../say';
import { Wer, hat } from '../words/de';
import type { AccountChangedTold } from './account-changed';

export const accountChanged: Line<AccountChangedTold> = ({ force, amount, balance, cause }, say) =>
  `${Wer(say, force)} ${hat(say, force)} ${say.number(Math.abs(amount))} t ${amount < 0 ? 'gezahlt' : 'erhalten'}${typeof cause?.text === 'string' ? ` (${say.cause(cause.text)})` : ''}; der Kontostand ist jetzt ${say.number(balance)} t.`;
