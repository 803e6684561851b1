import type { Line } from '../say';
import { Who } from '../words/en';
import type { WrecksLostTold } from './wrecks-lost';

export const wrecksLost: Line<WrecksLostTold> = ({ right, wrecks }, say) =>
  `${Who(say, right)} did not salvage ${say.list(wrecks.map(({ name, hex }) => `${name} (${hex})`))}: ${say.plural(wrecks.length, 'it is', 'they are')} lost.`;
