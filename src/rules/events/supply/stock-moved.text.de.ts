import type { Line } from '../say';
import { Wer, hat, wen, goods } from '../words/de';
import type { StockMovedTold as S } from './stock-moved';

const path = (from: S['from'], to: S['to']): string =>
  `${from === null ? '' : ` von ${from.hex}`}${to === null ? '' : ` nach ${to.hex}`}`;

export const stockMoved: Line<S> = ({ reason, item, quantity, from = null, to = null }, say) => {
  const what = goods(say, item, quantity);
  const one = (force: string | undefined, done: string): string =>
    `${Wer(say, force)} ${hat(say, force)} ${what}${done}.`;
  if (reason === 'transferred') return one(from?.force ?? to?.force, `${path(from, to)} verlegt`);
  if (reason === 'bought') return one(to?.force, ` gekauft${to === null ? '' : ` (${to.hex})`}`);
  if (reason === 'sold') return one(from?.force, ` verkauft${from === null ? '' : ` (${from.hex})`}`);
  if (reason === 'delivered')
    return one(to?.force, `${to === null ? '' : ` nach ${to.hex}`} geliefert bekommen`);
  if (from !== null && to !== null)
    return one(from.force, `${path(from, null)} an ${wen(say, to.force)} nach ${to.hex} gegeben`);
  return from === null
    ? one(to?.force, ` im Tausch erhalten${to === null ? '' : ` (${to.hex})`}`)
    : one(from.force, ` im Tausch abgegeben (${from.hex})`);
};
