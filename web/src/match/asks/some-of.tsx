/** Several of them, within limits. */
import { canToggle, toggled, usedOf } from '../deciding/some-of';
import { isSame, type Limit, type SomeOf } from '../shapes';
import { t } from '../words';
import { listOf, type AskProps } from './ask-props';
import { Chip } from './chips';

export const Limits = ({
  limits,
  values,
}: {
  readonly limits: readonly Limit[];
  readonly values: readonly unknown[];
}) =>
  limits.length === 0 ? null : (
    <ul class="mt-limits">
      {limits.map((limit, index) => (
        <li key={index}>
          {limit.text} <b>{t.used(usedOf(limit, values), limit.most)}</b>
        </li>
      ))}
    </ul>
  );

export const SomeOfAsk = ({ bounds, value, onSet }: AskProps<SomeOf>) => {
  const values = listOf(value);
  return (
    <>
      <div class="mt-chips">
        {bounds.from.map((choice, index) => (
          <Chip
            key={index}
            choice={choice}
            isOn={values.some((one) => isSame(one, choice.value))}
            isOff={!canToggle(bounds, values, choice.value)}
            onTap={() => onSet(toggled(bounds, values, choice.value))}
          />
        ))}
      </div>
      <Limits limits={bounds.limits} values={values} />
    </>
  );
};
