/** What an order costs and does, in words. */
import { number, percent } from '../../text/format';
import type { Amount, Offer } from '../shapes';

/** The unit is a code for programs; what is counted is in the text, in the reader's language. */
export const sayAmount = ({ text, value }: Amount): string => `${text} ${number(value)}`;

/** What it would cost and do. */
export const sayFigures = ({ costs, expects, odds }: Offer): string =>
  [...costs, ...expects]
    .map(sayAmount)
    .concat(odds === null ? [] : [percent(odds)])
    .join(' · ');
