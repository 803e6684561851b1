/** The search of a catalogue within what is left of a budget; a tap adds what was found. */
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { number } from '../text/format';
import { Field } from '../ui/form/field';
import { Icon } from '../ui/icon';
import { ProblemNote } from '../ui/form/problem';
import { searchCatalogue, type Chosen, type Found } from './force-choice';
import { s } from './setup-words';
import './found-list.css';

const TYPING_MS = 250;

interface FoundListProps {
  readonly address: string;
  readonly unit: string;
  /** Null: there is no budget. */
  readonly left: number | null;
  readonly onAdd: (one: Chosen) => void;
}

export const FoundList = ({ address, unit, left, onAdd }: FoundListProps) => {
  const text = useSignal('');
  const onlyFitting = useSignal(true);
  const found = useSignal<Found | null>(null);
  const failed = useSignal<unknown>(null);
  const latest = useRef(0);
  const most = onlyFitting.value ? left : null;
  useEffect(() => {
    const mine = (latest.current += 1);
    const timer = setTimeout(
      () =>
        void searchCatalogue(address, unit, { text: text.value, left: most, after: null }).then(
          (page) => {
            if (mine !== latest.current) return;
            found.value = page;
            failed.value = null;
          },
          (error: unknown) => (failed.value = error),
        ),
      found.value === null ? 0 : TYPING_MS,
    );
    return () => clearTimeout(timer);
  }, [address, text.value, most]);
  return (
    <>
      <Field
        label={s.find}
        name="find"
        type="search"
        value={text.value}
        onInput={({ currentTarget }) => (text.value = currentTarget.value)}
      />
      {left === null ? null : (
        <label class="lobby-choice">
          <input
            type="checkbox"
            checked={onlyFitting.value}
            onChange={({ currentTarget }) => (onlyFitting.value = currentTarget.checked)}
          />
          <span>{s.fitting}</span>
        </label>
      )}
      <ProblemNote error={failed.value} />
      {found.value?.items.length === 0 ? <p class="empty">{s.nothing}</p> : null}
      <ul class="lobby-found" tabIndex={0} aria-label={s.find}>
        {(found.value?.items ?? []).map((one) => (
          <li key={one.id}>
            <bdi>{one.name}</bdi>
            <span class="num">{one.cost === null ? '' : number(one.cost)}</span>
            <button class="btn icon" type="button" aria-label={s.add(one.name)} onClick={() => onAdd(one)}>
              <Icon name="plus" />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
};
