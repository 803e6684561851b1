import type { Line } from '../say';
import { Who } from '../words/en';
import type { WreckScrappedTold } from './wreck-scrapped';

export const wreckScrapped: Line<WreckScrappedTold> = ({ force, name, hex, quantity }, say) =>
  quantity === 0
    ? `${Who(say, force)} scrapped ${name} in ${hex}; nothing usable was left.`
    : `${Who(say, force)} scrapped ${name} in ${hex} and got ${say.number(quantity)} t of scrap.`;
