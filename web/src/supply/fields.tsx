/** Fields that narrow what is shown: a search, and a choice of one. */
import { useId } from 'preact/hooks';

interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
  /** Takes what room there is. */
  readonly wide?: boolean;
}

export const SearchField = ({ label, value, onValue, wide = false }: SearchFieldProps) => {
  const id = useId();
  return (
    <div class={wide ? 'choice wide' : 'choice'}>
      <label class="cap" for={id}>
        {label}
      </label>
      <input
        id={id}
        class="input"
        type="search"
        maxLength={100}
        value={value}
        onInput={(event) => onValue(event.currentTarget.value)}
      />
    </div>
  );
};

interface SelectFieldProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly choices: readonly (readonly [T, string])[];
  readonly onValue: (value: T) => void;
}

export const SelectField = <T extends string>({ label, value, choices, onValue }: SelectFieldProps<T>) => {
  const id = useId();
  return (
    <div class="choice">
      <label class="cap" for={id}>
        {label}
      </label>
      <select
        id={id}
        class="input"
        value={value}
        onChange={(event) => onValue(event.currentTarget.value as T)}
      >
        {choices.map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
};
