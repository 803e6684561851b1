import type { Line } from '../say';
import { Wer, hat } from '../words/de';
import type { WrecksLostTold } from './wrecks-lost';

export const wrecksLost: Line<WrecksLostTold> = ({ right, wrecks }, say) =>
  `${Wer(say, right)} ${hat(say, right)} ${say.list(wrecks.map(({ name, hex }) => `${name} (${hex})`))} nicht geborgen: ${say.plural(wrecks.length, 'Er ist', 'Sie sind')} verloren.`;
