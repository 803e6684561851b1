/** Choices as buttons beside each other, with cost and odds. A long press tells what the odds are made of. */
import { percent } from '../../text/format';
import { useLooked } from '../units/looked';
import { sayAmount } from '../deciding/say-draft';
import type { Choice } from '../shapes';

interface ChipProps {
  readonly choice: Choice;
  readonly isOn: boolean;
  readonly isOff?: boolean;
  readonly onTap: () => void;
}

export const Chip = ({ choice, isOn, isOff = false, onTap }: ChipProps) => {
  const looked = useLooked();
  const figures = [...choice.costs.map(sayAmount), ...(choice.odds === null ? [] : [percent(choice.odds)])];
  return (
    <button
      class="mt-chip"
      aria-pressed={isOn}
      disabled={isOff}
      onClick={onTap}
      onPointerEnter={(event) => event.pointerType === 'mouse' && looked.look(choice)}
      onPointerLeave={() => looked.look(null)}
      onContextMenu={(event) => {
        event.preventDefault();
        looked.look(choice);
      }}
    >
      <b>{choice.label}</b>
      {figures.length === 0 ? null : <small>{figures.join(' · ')}</small>}
    </button>
  );
};
