/** What an order costs and does, in words. */
import { number, percent } from '../text/format';
import type { Amount, Offer } from './shapes';

export const sayAmount = ({ text, value, unit }: Amount): string =>
  [text, number(value), unit?.toLowerCase() === text.toLowerCase() ? null : unit]
    .filter((part) => part !== null)
    .join(' ');

/** What it would cost and do. */
export const sayFigures = ({ costs, expects, odds }: Offer): string =>
  [...costs, ...expects]
    .map(sayAmount)
    .concat(odds === null ? [] : [percent(odds)])
    .join(' · ');
