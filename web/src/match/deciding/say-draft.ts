/** What an order costs and does, in words. */
import { number, percent } from '../../text/format';
import type { Amount, Offer } from '../shapes';

/** The unit is a code for programs; what is counted is in the text, in the reader's language. */
export const sayAmount = ({ text, value }: Amount): string => `${text} ${number(value)}`;

/** What it would cost and do. A cost whose sum is expected in the same unit, such as heat, is not said beside it. */
export const sayFigures = ({ costs, expects, odds }: Offer): string =>
  [...costs.filter(({ unit }) => unit === null || !expects.some((one) => one.unit === unit)), ...expects]
    .map(sayAmount)
    .concat(odds === null ? [] : [percent(odds)])
    .join(' · ');
