/** One of several. */
import { isSame, type OneOf } from '../shapes';
import type { AskProps } from './ask-props';
import { Chip } from './chips';

export const OneOfAsk = ({ bounds, value, onSet }: AskProps<OneOf>) => (
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
