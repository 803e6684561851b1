import type { Line, Say } from '../say';
import { goods, wem, wen, Wer } from '../words/de';
import type { OfferMadeTold as S } from './offer-made';

const NOTHING = 'nichts';

const goodsOf = (say: Say, told: S['give'] | undefined): string => {
  const { tons = 0, stock = [], prisoners = [] } = told ?? {};
  const all = [
    ...(tons > 0 ? [`${say.number(tons)} t`] : []),
    ...stock.map(({ item, quantity, hex }) => `${goods(say, item, quantity)} (${hex})`),
    ...(prisoners.length > 0 ? [say.count(prisoners.length, 'Gefangener', 'Gefangene')] : []),
  ];
  return all.length === 0 ? NOTHING : say.list(all);
};

export const offerMade: Line<S> = ({ from, to, give, take }, say) => {
  const [gives, takes] = [goodsOf(say, give), goodsOf(say, take)];
  const offers = `${Wer(say, from)} ${say.isYou(from) ? 'bietest' : 'bietet'} ${wem(say, to)}`;
  if (gives === NOTHING && takes !== NOTHING)
    return `${Wer(say, from)} ${say.isYou(from) ? 'bittest' : 'bittet'} ${wen(say, to)} um ${takes} und ${say.isYou(from) ? 'bietest' : 'bietet'} nichts dafür.`;
  if (takes === NOTHING) return `${offers} ein Geschenk an: ${gives}.`;
  return `${offers} einen Tausch an: ${gives} gegen ${takes}.`;
};
