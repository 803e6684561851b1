/** All of them, in the order that is wished. */
import { Icon } from '../../ui/icon';
import { isSame, type Rank } from '../shapes';
import { t } from '../words';
import { listOf, type AskProps } from './ask-props';

const swapped = (values: readonly unknown[], at: number): readonly unknown[] =>
  values.map((one, index) => (index === at ? values[at + 1] : index === at + 1 ? values[at] : one));

export const RankAsk = ({ bounds, value, onSet }: AskProps<Rank>) => {
  const values = listOf(value);
  const labelOf = (one: unknown): string =>
    bounds.from.find((choice) => isSame(choice.value, one))?.label ?? '';
  return (
    <ol class="mt-rank">
      {values.map((one, index) => (
        <li key={JSON.stringify(one)}>
          <span>{labelOf(one)}</span>
          <button
            class="btn icon quiet"
            aria-label={t.up(labelOf(one))}
            disabled={index === 0}
            onClick={() => onSet(swapped(values, index - 1))}
          >
            <span class="mt-up">
              <Icon name="down" />
            </span>
          </button>
          <button
            class="btn icon quiet"
            aria-label={t.down(labelOf(one))}
            disabled={index === values.length - 1}
            onClick={() => onSet(swapped(values, index))}
          >
            <Icon name="down" />
          </button>
        </li>
      ))}
    </ol>
  );
};
