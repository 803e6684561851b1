/** A choice among the forces of the war, or nobody. */
import { useId } from 'preact/hooks';
import type { Live } from '../campaign/live';

interface ForceChoiceProps {
  readonly live: Live;
  readonly label: string;
  /** What stands for nobody. */
  readonly none: string;
  /** A force's id; empty: nobody. */
  readonly value: string;
  readonly onChange: (force: string) => void;
}

export const ForceChoice = ({ live, label, none, value, onChange }: ForceChoiceProps) => {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        <option value="">{none}</option>
        {(live.view.value?.forces ?? []).map((force) => (
          <option key={force.id} value={force.id}>
            {force.name}
          </option>
        ))}
      </select>
    </div>
  );
};
