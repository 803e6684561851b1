/** A point of the board by its figures: what a finger sets on the field. */
import { useSignal } from '@preact/signals';
import { useMatch } from '../match-live';
import type { Spot } from '../shapes';
import { t } from '../words';

interface PointProps {
  readonly title: string;
  readonly from: Spot;
  readonly verb: string;
  readonly onSet: (point: Spot) => void;
}

export const PointFields = ({ title, from, verb, onSet }: PointProps) => {
  const live = useMatch();
  const x = useSignal(from.x);
  const y = useSignal(from.y);
  const size = live.board.value?.size ?? { x: 0, y: 0 };
  return (
    <form
      class="mt-point"
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault();
        onSet({ x: x.value, y: y.value });
      }}
    >
      <label>
        <span>{t.column}</span>
        <input
          class="input"
          type="number"
          min={0}
          max={size.x}
          value={x.value}
          onInput={({ currentTarget }) => (x.value = Math.round(currentTarget.valueAsNumber) || 0)}
        />
      </label>
      <label>
        <span>{t.row}</span>
        <input
          class="input"
          type="number"
          min={0}
          max={size.y}
          value={y.value}
          onInput={({ currentTarget }) => (y.value = Math.round(currentTarget.valueAsNumber) || 0)}
        />
      </label>
      <button class="btn">{verb}</button>
    </form>
  );
};
