/** Every house rule with its rule text; a change is saved at once. */
import { useTask } from '../ui/use-task';
import { ProblemNote } from '../ui/problem';
import { RuleLink } from '../ui/rule-link';
import { words } from '../text/words';
import { OPTIONS, optionWord, type OptionChanges, type OptionEntry, type Options } from './options';
import './options-form.css';

const t = words({ none: 'none' }, { none: 'keine' });

interface OptionsFormProps {
  readonly options: Options;
  readonly onChange: (changes: OptionChanges) => Promise<unknown>;
}

const Input = ({
  entry,
  options,
  set,
}: {
  readonly entry: OptionEntry;
  readonly options: Options;
  readonly set: (value: number | string | boolean | null) => void;
}) => {
  const value = entry.read(options);
  const id = `option-${entry.name}`;
  if (entry.kind === 'flag') return <input id={id} type="checkbox" checked={value === true} onChange={(event) => set(event.currentTarget.checked)} />;
  if (entry.kind === 'choice')
    return (
      <select id={id} class="input" value={String(value)} onChange={(event) => set(event.currentTarget.value)}>
        {entry.of.map((one) => (
          <option key={one} value={one}>
            {optionWord(one)}
          </option>
        ))}
      </select>
    );
  const changed = (text: string): void => {
    if (text === '') {
      if (entry.none) set(null);
    } else set(Number(text));
  };
  return (
    <input
      id={id}
      class="input"
      type="number"
      inputMode="decimal"
      min={0}
      step={entry.step}
      value={value === null ? '' : String(value)}
      {...(entry.none ? { placeholder: t.none } : {})}
      onChange={(event) => changed(event.currentTarget.value)}
    />
  );
};

export const OptionsForm = ({ options, onChange }: OptionsFormProps) => {
  const task = useTask();
  return (
    <div class="options">
      <ProblemNote error={task.error} />
      {OPTIONS.map((entry) => (
        <div class="option" key={entry.name}>
          <label for={`option-${entry.name}`}>{optionWord(entry.name)}</label>
          <RuleLink id={entry.rule} />
          <Input entry={entry} options={options} set={(value) => void task.run(() => onChange(entry.write(value, options)))} />
        </div>
      ))}
    </div>
  );
};
