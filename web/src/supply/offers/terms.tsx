/** How a price is made: the tons, times the sum of the factors, each with its rule. */
import { number } from '../../text/format';
import { RuleLink } from '../../ui/form/rule-link';
import { factorsOf, tonsOf, type Term } from '../cart/receipt-lines';

export const Terms = ({ terms }: { readonly terms: readonly Term[] }) => {
  const factors = factorsOf(terms);
  const sum = factors.map(({ factor, text }, index) => {
    const value = factor ?? 0;
    const sign = index === 0 ? (value < 0 ? '−' : '') : value < 0 ? ' − ' : ' + ';
    return `${sign}${number(Math.abs(value))} ${text}`;
  });
  return (
    <>
      {tonsOf(terms)
        .map(({ tons, text }) => `${number(tons ?? 0)} t ${text}`)
        .join(' + ')}
      {sum.length === 0 ? '' : ` × ${sum.length > 1 ? `(${sum.join('')})` : sum.join('')}`}{' '}
      {[...new Set(terms.map(({ rule }) => rule))].map((rule) => (
        <RuleLink key={rule} id={rule} />
      ))}
    </>
  );
};
