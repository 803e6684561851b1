/** A labelled choice among things, with a search above where there are many. */
import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { words } from '../../text/words';

const t = words({ find: 'Find' }, { find: 'Suchen' });

export interface Choice {
  readonly value: string;
  readonly text: string;
}

interface SelectFieldProps {
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** More than one sees at once on a phone. */
const MANY = 15;

/**
 * Names of people within a line of text: what direction they are written in touches nothing beside them. An
 * option holds no elements.
 */
export const isolated = (name: string): string => `\u2068${name}\u2069`;

export const SelectField = ({ label, choices, value, onChange }: SelectFieldProps) => {
  const id = useId();
  const find = useSignal('');
  const wanted = find.value.trim().toLocaleLowerCase();
  // What is chosen stays in the list, so that the list shows it.
  const shown =
    choices.length > MANY && wanted !== ''
      ? choices.filter((one) => one.value === value || one.text.toLocaleLowerCase().includes(wanted))
      : choices;
  const search = (text: string): void => {
    find.value = text;
    const sought = text.trim().toLocaleLowerCase();
    const first = choices.find((one) => one.text.toLocaleLowerCase().includes(sought));
    if (sought !== '' && first !== undefined) onChange(first.value);
  };
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {choices.length > MANY ? (
        <input
          type="search"
          aria-label={`${t.find}: ${label}`}
          placeholder={t.find}
          value={find.value}
          onInput={(event) => search(event.currentTarget.value)}
        />
      ) : null}
      <select id={id} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {shown.map((one) => (
          <option key={one.value} value={one.value}>
            {one.text}
          </option>
        ))}
      </select>
    </div>
  );
};
