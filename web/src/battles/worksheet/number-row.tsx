/** A number in a row. What somebody is typing is left alone when the worksheet is read anew beneath it. */
import { useEffect, useRef } from 'preact/hooks';

interface NumberRowProps {
  readonly label: string;
  readonly value: number | null;
  readonly max: number | undefined;
  readonly disabled: boolean;
  readonly onChange: (value: number) => void;
}

export const NumberRow = ({ label, value, max, disabled, onChange }: NumberRowProps) => {
  const input = useRef<HTMLInputElement>(null);
  const show = (): void => {
    if (input.current !== null && input.current !== document.activeElement)
      input.current.value = value === null ? '' : String(value);
  };
  useEffect(show, [value]);
  return (
    <label class="ws-number">
      <span>{label}</span>
      <input
        ref={input}
        class="input"
        type="number"
        inputMode="numeric"
        min={0}
        max={max}
        disabled={disabled}
        onInput={({ currentTarget }) => {
          if (Number.isInteger(currentTarget.valueAsNumber)) onChange(currentTarget.valueAsNumber);
        }}
        onBlur={({ currentTarget }) => {
          if (currentTarget.value === '') currentTarget.value = value === null ? '' : String(value);
        }}
      />
    </label>
  );
};
