/** A force by budget: a tap on what the catalogue has adds it; what is chosen, its sum, and what is wrong with each. */
import { useSignal } from '@preact/signals';
import { number } from '../text/format';
import { Icon } from '../ui/icon';
import { forceValue, sumOf, type Chosen } from './force-choice';
import { FoundList } from './found-list';
import { violationsAt, type PartProps } from './setup-value';
import { s } from './setup-words';
import { Wrong } from './wrong';

interface ForceProps extends PartProps {
  /** Whether the setup has a list of ids; else of cards with how many. */
  readonly isIds: boolean;
  /** Where it stands in the request, for what is refused. */
  readonly place: string;
}

export const ForcePart = ({ part, wrong, onChange, isIds, place }: ForceProps) => {
  const force = useSignal<readonly Chosen[]>([]);
  const unit = part.unit ?? '';
  const budget = part.budget ?? 0;
  const sum = sumOf(force.value);
  const change = (next: readonly Chosen[]): void => {
    force.value = next;
    onChange(forceValue(next, isIds));
  };
  const ofRows = force.value.map((_, index) => violationsAt(wrong, `${place}/${index}`));
  const ofAll = wrong.filter((one) => !ofRows.some((row) => row.includes(one)));
  return (
    <fieldset class="lobby-part">
      <legend>{s.force(part.title, part.seat ?? '')}</legend>
      <p class={sum > budget ? 'lobby-sum over' : 'lobby-sum'}>
        <span class="num" aria-live="polite">
          {s.used(number(sum), number(budget))} {unit === 'points' ? s.points : unit.toUpperCase()}
        </span>
      </p>
      <Wrong wrong={ofAll} />
      {force.value.length === 0 ? null : (
        <ul class="lobby-force">
          {force.value.map((one, index) => (
            <li key={index}>
              <bdi>{one.name}</bdi>
              <span class="num">{one.cost === null ? '' : number(one.cost)}</span>
              <button
                class="btn icon quiet"
                type="button"
                aria-label={s.drop(one.name)}
                onClick={() => change(force.value.filter((_, at) => at !== index))}
              >
                <Icon name="trash" />
              </button>
              <Wrong wrong={ofRows[index] ?? []} />
            </li>
          ))}
        </ul>
      )}
      {part.catalogue?.startsWith('/') === true ? (
        <FoundList
          address={part.catalogue}
          unit={unit}
          left={budget - sum}
          onAdd={(one) => change([...force.value, one])}
        />
      ) : null}
    </fieldset>
  );
};
