import type { Line } from '../say';
import { Who, who, goods } from '../words/en';
import type { StockMovedTold as S } from './stock-moved';

const path = (from: S['from'], to: S['to']): string =>
  from !== null && to !== null
    ? ` from ${from.hex} to ${to.hex}`
    : from !== null
      ? ` from ${from.hex}`
      : to !== null
        ? ` in ${to.hex}`
        : '';

export const stockMoved: Line<S> = ({ reason, item, quantity, from = null, to = null }, say) => {
  const what = goods(say, item, quantity);
  if (reason === 'transferred')
    return `${Who(say, from?.force ?? to?.force)} moved ${what}${path(from, to)}.`;
  if (reason === 'bought') return `${Who(say, to?.force)} bought ${what}${path(null, to)}.`;
  if (reason === 'sold') return `${Who(say, from?.force)} sold ${what}${path(from, null)}.`;
  if (reason === 'delivered') return `${Who(say, to?.force)} got a delivery of ${what}${path(null, to)}.`;
  if (from !== null && to !== null)
    return `${Who(say, from.force)} gave ${what}${path(from, null)} to ${who(say, to.force)}${path(null, to)}.`;
  return from === null
    ? `${Who(say, to?.force)} got ${what} in an exchange${path(null, to)}.`
    : `${Who(say, from.force)} gave ${what} in an exchange${path(from, null)}.`;
};
