/** A number for each, with a sum within bounds: until it is, nothing is set. */
import { useSignal } from '@preact/signals';
import type { Split } from '../shapes';
import { t } from '../words';
import type { AskProps } from './ask-props';
import { Stepper } from './number';

type Numbers = Readonly<Record<string, number>>;

export const SplitAsk = ({ bounds, value, onSet, onUnfinished }: AskProps<Split>) => {
  const pending = useSignal<Numbers | null>(null);
  const { among, total } = bounds;
  const numbers = pending.value ?? ((typeof value === 'object' && value !== null ? value : {}) as Numbers);
  const of = (key: unknown): number => numbers[String(key)] ?? 0;
  const sumOf = (parts: Numbers): number =>
    among.reduce((sum, one) => sum + (parts[String(one.value)] ?? 0), 0);
  const sum = sumOf(numbers);
  const isWhole = sum >= total.least && sum <= total.most;
  const set = (next: Numbers): void => {
    const all = sumOf(next);
    if (all >= total.least && all <= total.most) {
      pending.value = null;
      onSet(next);
    } else {
      pending.value = next;
      onUnfinished();
    }
  };
  return (
    <>
      <ul class="mt-rows">
        {among.map((one) => (
          <li key={String(one.value)}>
            <span>{one.label}</span>
            <Stepper
              title={one.label}
              value={of(one.value)}
              least={one.least}
              most={one.most}
              onSet={(next) => set({ ...numbers, [String(one.value)]: next })}
            />
          </li>
        ))}
      </ul>
      <p class={isWhole ? 'mt-limits' : 'mt-warn'} role="status">
        {t.sum(sum, total.least, total.most)}
      </p>
    </>
  );
};
