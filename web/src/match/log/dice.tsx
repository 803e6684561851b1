/** Dice that were rolled: what for, what was needed, how they fell. */
import { Icon } from '../../ui/icon';
import type { Roll } from '../shapes';
import { t } from '../words';

const fellOf = ({ dice, faces, total }: Roll): string => {
  const shown = (faces ?? dice.map(String)).join(' + ');
  return total === null || dice.length < 2 ? shown : t.result(shown, total);
};

export const Dice = ({ rolls }: { readonly rolls: readonly Roll[] }) =>
  rolls.length === 0 ? null : (
    <ul class="mt-dice">
      {rolls.map((roll, index) => (
        <li key={index} class={roll.success === null ? '' : roll.success ? 'is-hit' : 'is-miss'}>
          <Icon name="dice" size={16} />
          <span>{roll.purpose.text}</span>
          <b>{fellOf(roll)}</b>
          {roll.needed === null ? null : <small>{t.need(roll.needed)}</small>}
          {roll.success === null ? null : <small>{roll.success ? t.hit : t.miss}</small>}
        </li>
      ))}
    </ul>
  );
