/** What a figure is made of, term by term. */
import { number } from '../../text/format';
import type { Term } from '../shapes';

const signed = (value: number): string => `${value > 0 ? '+' : ''}${number(value)}`;

export const TermList = ({ terms }: { readonly terms: readonly Term[] }) => (
  <ul class="mt-terms">
    {terms.map(({ code, text, value, terms: below }, index) => (
      <li key={`${code} ${index}`}>
        <span>{text}</span>
        {value === null ? null : <b>{signed(value)}</b>}
        {below.length === 0 ? null : <TermList terms={below as unknown as readonly Term[]} />}
      </li>
    ))}
  </ul>
);
