/** A force within a budget: cards that the search of the system's catalogue finds, each so many times. */
import { useSignal } from '@preact/signals';
import type { Chosen } from '../../lobby/force-choice';
import { FoundList } from '../../lobby/found-list';
import { number } from '../../text/format';
import { Icon } from '../../ui/icon';
import type { Force } from '../shapes';
import { t } from '../words';
import { listOf, type AskProps } from './ask-props';
import { CardById } from './card-by-id';
import { Stepper } from './number';

export interface Line {
  readonly card: string;
  readonly count: number;
  readonly size: number | null;
  readonly with: readonly string[];
}

/** Once more, or a first time. */
const withOne = (lines: readonly Line[], card: string): readonly Line[] =>
  lines.some((one) => one.card === card)
    ? lines.map((one) => (one.card === card ? { ...one, count: one.count + 1 } : one))
    : [...lines, { card, count: 1, size: null, with: [] }];

/** What the lines cost together, as far as the search has told it. */
const sumOf = (lines: readonly Line[], known: ReadonlyMap<string, Chosen>): number =>
  lines.reduce((sum, { card, count }) => sum + count * (known.get(card)?.cost ?? 0), 0);

export const ForceAsk = ({ bounds, value, title, onSet }: AskProps<Force>) => {
  const lines = listOf(value) as readonly Line[];
  const known = useSignal<ReadonlyMap<string, Chosen>>(new Map());
  const sum = sumOf(lines, known.value);
  const add = (one: Chosen): void => {
    known.value = new Map(known.value).set(one.id, one);
    onSet(withOne(lines, one.id));
  };
  const nameOf = ({ card }: Line): string => known.value.get(card)?.name ?? card;
  return (
    <>
      <p class={sum > bounds.budget ? 'mt-warn' : 'mt-limits'} role="status">
        {t.ofBudget(number(sum), number(bounds.budget))} {bounds.unit.toUpperCase()}
      </p>
      <ul class="mt-rows">
        {lines.map((line, index) => (
          <li key={line.card}>
            <span>
              <bdi>{nameOf(line)}</bdi>
            </span>
            <Stepper
              title={nameOf(line)}
              value={line.count}
              least={1}
              most={99}
              onSet={(count) => onSet(lines.map((one, at) => (at === index ? { ...one, count } : one)))}
            />
            <button
              class="btn icon quiet"
              aria-label={t.remove(nameOf(line))}
              onClick={() => onSet(lines.filter((_, at) => at !== index))}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
      {bounds.catalogue.startsWith('/') ? (
        <FoundList
          address={bounds.catalogue}
          unit={bounds.unit}
          left={Math.max(0, bounds.budget - sum)}
          onAdd={add}
        />
      ) : (
        <CardById title={title} onAdd={(card) => onSet(withOne(lines, card))} />
      )}
    </>
  );
};
