/** A way to look: on the ring around the unit, or here. */
import { isSame, type Facing } from '../shapes';
import { t } from '../words';
import type { AskProps } from './ask-props';
import { Chip } from './chips';

export const FacingAsk = ({ bounds, value, onSet }: AskProps<Facing>) =>
  bounds.from === null ? (
    <label class="mt-line">
      <span>{t.degrees}</span>
      <input
        class="input"
        type="number"
        min={0}
        max={359}
        value={typeof value === 'number' ? value : 0}
        onChange={({ currentTarget }) => onSet(((Math.round(currentTarget.valueAsNumber) || 0) + 360) % 360)}
      />
    </label>
  ) : (
    <div class="mt-chips">
      {bounds.from.map((choice, index) => (
        <Chip
          key={index}
          choice={choice}
          isOn={isSame(choice.value, value)}
          onTap={() => onSet(choice.value)}
        />
      ))}
    </div>
  );
