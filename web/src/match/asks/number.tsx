/** A whole number within bounds, with a button for less and one for more. */
import { Icon } from '../../ui/icon';
import type { NumberOf } from '../shapes';
import { t } from '../words';
import type { AskProps } from './ask-props';

interface StepperProps {
  readonly title: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly step?: number;
  readonly unit?: string | null;
  readonly onSet: (value: number) => void;
}

export const Stepper = ({ title, value, least, most, step = 1, unit = null, onSet }: StepperProps) => (
  <div class="mt-stepper" role="group" aria-label={title}>
    <button
      class="btn icon"
      aria-label={t.fewer(title)}
      disabled={value - step < least}
      onClick={() => onSet(value - step)}
    >
      <Icon name="minus" />
    </button>
    <output>
      {value}
      {unit === null ? '' : ` ${unit}`}
    </output>
    <button
      class="btn icon"
      aria-label={t.moreOf(title)}
      disabled={value + step > most}
      onClick={() => onSet(value + step)}
    >
      <Icon name="plus" />
    </button>
  </div>
);

export const NumberAsk = ({ bounds, value, title, onSet }: AskProps<NumberOf>) => (
  <Stepper
    title={title}
    value={typeof value === 'number' ? value : bounds.least}
    least={bounds.least}
    most={bounds.most}
    step={bounds.step}
    unit={bounds.unit}
    onSet={onSet}
  />
);
