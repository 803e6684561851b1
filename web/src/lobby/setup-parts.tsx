/** Parts of a system's form: one of, some of, a number, a force. What is wrong stands below each. */
import type { Schemas } from '../api/client';
import { number } from '../text/format';
import { SelectField } from '../ui/form/select-field';
import { Field } from '../ui/form/field';
import { ForcePart } from './force-part';
import {
  isListOfIds,
  violationsAt,
  type FormPart,
  type PartProps,
  type SystemInfo,
  type Values,
} from './setup-value';
import { s } from './setup-words';
import { Wrong } from './wrong';

type Violation = Schemas['Violation'];
type Option = NonNullable<FormPart['from']>[number];

const Told = ({ option }: { readonly option: Option }) => (
  <>
    <span>
      {option.title}
      {option.text === '' ? null : <small>{option.text}</small>}
    </span>
    <span class="num">{option.cost === null ? null : number(option.cost)}</span>
  </>
);

/** Exactly one, or (where none will do) at most one. */
const OneOf = ({ part, value, wrong, onChange }: PartProps) => (
  <fieldset class="lobby-part">
    <legend>{part.title}</legend>
    {(part.least ?? 0) > 0 ? null : (
      <label class="lobby-choice">
        <input
          type="radio"
          name={part.part}
          checked={value === undefined}
          onChange={() => onChange(undefined)}
        />
        <span>{s.asIs}</span>
      </label>
    )}
    {(part.from ?? []).map((option) => (
      <label key={option.id} class="lobby-choice">
        <input
          type="radio"
          name={part.part}
          checked={value === option.id}
          onChange={() => onChange(option.id)}
        />
        <Told option={option} />
      </label>
    ))}
    <Wrong wrong={wrong} />
  </fieldset>
);

const SomeOf = ({ part, value, wrong, onChange }: PartProps) => {
  const chosen = Array.isArray(value) ? (value as readonly string[]) : [];
  const isFull = chosen.length >= (part.most ?? Infinity);
  return (
    <fieldset class="lobby-part">
      <legend>
        {part.title} <small>{s.from(part.least ?? 0, part.most ?? (part.from ?? []).length)}</small>
      </legend>
      {(part.from ?? []).map((option) => {
        const isIn = chosen.includes(option.id);
        const next = isIn ? chosen.filter((id) => id !== option.id) : [...chosen, option.id];
        return (
          <label key={option.id} class="lobby-choice">
            <input
              type="checkbox"
              checked={isIn}
              disabled={isFull && !isIn}
              onChange={() => onChange(next.length === 0 ? undefined : next)}
            />
            <Told option={option} />
          </label>
        );
      })}
      <Wrong wrong={wrong} />
    </fieldset>
  );
};

const NumberPart = ({ part, value, wrong, onChange }: PartProps) => (
  <div class="lobby-part">
    <Field
      label={part.title}
      name={part.part}
      type="number"
      inputMode="numeric"
      {...(part.least === undefined ? {} : { min: part.least })}
      {...(part.most === undefined ? {} : { max: part.most })}
      value={value === undefined ? '' : String(value)}
      placeholder={s.asIs}
      hint={part.least === undefined || part.most === undefined ? '' : s.from(part.least, part.most)}
      wrong={wrong.length === 0 ? null : wrong.map(({ message }) => message).join(' ')}
      onChange={({ currentTarget }) =>
        onChange(currentTarget.value === '' ? undefined : Number(currentTarget.value))
      }
    />
  </div>
);

interface SetupPartsProps {
  readonly system: SystemInfo;
  readonly values: Values;
  readonly wrong: readonly Violation[];
  readonly onChange: (part: string, value: unknown) => void;
}

export const placeOf = (part: string): string => `/setup/${part}`;

export const SetupParts = ({ system, values, wrong, onChange }: SetupPartsProps) => (
  <>
    {system.form.map((part) => {
      const props = {
        part,
        value: values[part.part],
        wrong: violationsAt(wrong, placeOf(part.part)),
        onChange: (value: unknown) => onChange(part.part, value),
      };
      switch (part.kind) {
        case 'one-of':
          return part.most === undefined || part.most === 1 ? (
            <OneOf key={part.part} {...props} />
          ) : (
            <SomeOf key={part.part} {...props} />
          );
        case 'some-of':
          return <SomeOf key={part.part} {...props} />;
        case 'number':
          return <NumberPart key={part.part} {...props} />;
        case 'force':
          return (
            <ForcePart
              key={part.part}
              {...props}
              isIds={isListOfIds(system, part.part)}
              place={placeOf(part.part)}
            />
          );
        // A newer server may have kinds that this page does not know: the system's own word counts.
        default:
          return null;
      }
    })}
  </>
);

/** Tempos of MAT-6 have the page's own words; others are shown by their codes. */
export const TempoPart = ({
  tempos,
  value,
  wrong,
  onChange,
}: {
  readonly tempos: readonly string[];
  readonly value: unknown;
  readonly wrong: readonly Violation[];
  readonly onChange: (value: string) => void;
}) => (
  <div class="lobby-part">
    <SelectField
      label={s.tempo}
      choices={tempos.map((tempo) => ({
        value: tempo,
        text: tempo === 'alternate' ? s.alternate : tempo === 'blocks' ? s.blocks : tempo,
      }))}
      value={String(value ?? tempos[0])}
      onChange={onChange}
    />
    <Wrong wrong={wrong} />
  </div>
);
