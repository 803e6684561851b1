import type { Line, Say } from '../say';
import { Who, who, goods } from '../words/en';
import type { OfferMadeTold as S } from './offer-made';

const NOTHING = 'nothing';

const goodsOf = (say: Say, told: S['give'] | undefined): string => {
  const { tons = 0, stock = [], prisoners = [] } = told ?? {};
  const all = [
    ...(tons > 0 ? [`${say.number(tons)} t`] : []),
    ...stock.map(({ item, quantity, hex }) => `${goods(say, item, quantity)} (${hex})`),
    ...(prisoners.length > 0 ? [say.count(prisoners.length, 'prisoner', 'prisoners')] : []),
  ];
  return all.length === 0 ? NOTHING : say.list(all);
};

export const offerMade: Line<S> = ({ from, to, give, take }, say) => {
  const [gives, takes] = [goodsOf(say, give), goodsOf(say, take)];
  if (gives === NOTHING && takes !== NOTHING)
    return `${Who(say, from)} asked ${who(say, to)} for ${takes} and offered nothing in return.`;
  if (takes === NOTHING) return `${Who(say, from)} offered ${who(say, to)} a gift: ${gives}.`;
  return `${Who(say, from)} offered ${who(say, to)} an exchange: ${gives} for ${takes}.`;
};
