import type { Line } from '../say';
import { Wer, hat, wen, goods } from '../words/de';
import type { StockMovedTold as S } from './stock-moved';

const path = (from: S['from'], to: S['to']): string =>
  `${from === null ? '' : ` von ${from.hex}`}${to === null ? '' : ` nach ${to.hex}`}`;

/** Where it comes from, or goes to: a hex alone, behind a number, would need a second reading. */
const outOf = (from: S['from']): string => (from === null ? '' : ` aus dem Lager in ${from.hex}`);
const into = (to: S['to']): string => (to === null ? '' : ` für das Lager in ${to.hex}`);

export const stockMoved: Line<S> = ({ reason, item, quantity, from = null, to = null }, say) => {
  const what = goods(say, item, quantity);
  const one = (force: string | undefined, done: string): string =>
    `${Wer(say, force)} ${hat(say, force)} ${what}${done}.`;
  if (reason === 'transferred') return one(from?.force ?? to?.force, `${path(from, to)} verlegt`);
  if (reason === 'bought') return one(to?.force, `${into(to)} gekauft`);
  if (reason === 'sold') return one(from?.force, `${outOf(from)} verkauft`);
  if (reason === 'delivered')
    return one(to?.force, `${to === null ? '' : ` nach ${to.hex}`} geliefert bekommen`);
  if (from !== null && to !== null)
    return one(from.force, `${path(from, null)} an ${wen(say, to.force)} nach ${to.hex} gegeben`);
  return from === null
    ? one(to?.force, ` im Tausch${into(to)} erhalten`)
    : one(from.force, `${outOf(from)} im Tausch abgegeben`);
};
