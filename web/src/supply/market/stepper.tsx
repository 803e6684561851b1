/** A quantity: typed, or stepped with two large buttons. */
import { useId } from 'preact/hooks';
import { words } from '../../text/words';
import { Icon } from '../../ui/icon';
import './stepper.css';

const t = words(
  { less: (label: string) => `${label}: less`, more: (label: string) => `${label}: more` },
  { less: (label: string) => `${label}: weniger`, more: (label: string) => `${label}: mehr` },
);

interface StepperProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  readonly unit?: string;
  /** The label is shown; else it is for screen readers. */
  readonly shown?: boolean;
}

const DIGITS = 1_000_000;

export const Stepper = ({
  label,
  value,
  onChange,
  min = 0,
  max = 1_000_000,
  step = 1,
  unit,
  shown = false,
}: StepperProps) => {
  const id = useId();
  const put = (wanted: number): void => {
    if (Number.isFinite(wanted)) onChange(Math.round(Math.min(max, Math.max(min, wanted)) * DIGITS) / DIGITS);
  };
  return (
    <div class="stepper-field">
      <label for={id} class={shown ? 'cap' : 'vh'}>
        {label}
      </label>
      <div class="stepper">
        <button
          type="button"
          aria-label={t.less(label)}
          disabled={value <= min}
          onClick={() => put(value - step)}
        >
          <Icon name="minus" size={18} />
        </button>
        <input
          id={id}
          type="number"
          inputMode="decimal"
          min={min}
          max={max}
          step="any"
          value={value}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => {
            put(event.currentTarget.valueAsNumber);
            event.currentTarget.value = String(value);
          }}
        />
        {unit === undefined ? null : <span class="unit">{unit}</span>}
        <button
          type="button"
          aria-label={t.more(label)}
          disabled={value >= max}
          onClick={() => put(value + step)}
        >
          <Icon name="plus" size={18} />
        </button>
      </div>
    </div>
  );
};
