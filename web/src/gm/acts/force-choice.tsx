/** A choice among the forces of the war, or nobody. */
import type { Live } from '../../campaign/live';
import { isolated, SelectField } from '../../ui/form/select-field';

interface ForceChoiceProps {
  readonly live: Live;
  readonly label: string;
  /** What stands for nobody. */
  readonly none: string;
  /** A force's id; empty: nobody. */
  readonly value: string;
  readonly onChange: (force: string) => void;
}

export const ForceChoice = ({ live, label, none, value, onChange }: ForceChoiceProps) => (
  <SelectField
    label={label}
    choices={[
      { value: '', text: none },
      ...(live.view.value?.forces ?? []).map(({ id, name }) => ({ value: id, text: isolated(name) })),
    ]}
    value={value}
    onChange={onChange}
  />
);
