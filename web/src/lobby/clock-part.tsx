/** The clock of a match: none, by post in hours, or live in minutes with a reserve; and what counts when it is over. */
import type { Schemas } from '../api/client';
import { Field } from '../ui/form/field';
import { SelectField } from '../ui/form/select-field';
import { s } from './setup-words';
import { Wrong } from './wrong';

export interface Clock {
  readonly kind: 'none' | 'post' | 'live';
  readonly hours: number;
  readonly minutes: number;
  readonly reserve: number;
  readonly late: 'bot' | 'skip' | 'forfeit';
}

export const FIRST_CLOCK: Clock = { kind: 'post', hours: 24, minutes: 3, reserve: 15, late: 'bot' };

export const optionsOf = ({
  kind,
  hours,
  minutes,
  reserve,
  late,
}: Clock): Schemas['NewMatch']['options'] => ({
  hoursPerDecision: kind === 'post' ? hours : null,
  live: kind === 'live' ? { minutes, reserve } : null,
  late,
});

interface ClockPartProps {
  readonly clock: Clock;
  readonly wrong: readonly Schemas['Violation'][];
  readonly onChange: (clock: Clock) => void;
}

type Figure = 'hours' | 'minutes' | 'reserve';
const MOST: Readonly<Record<Figure, number>> = { hours: 336, minutes: 60, reserve: 600 };

export const ClockPart = ({ clock, wrong, onChange }: ClockPartProps) => {
  const figure = (name: Figure, label: string) => (
    <Field
      label={label}
      name={name}
      type="number"
      inputMode="numeric"
      required
      min={name === 'reserve' ? 0 : 1}
      max={MOST[name]}
      value={String(clock[name])}
      onChange={({ currentTarget }) => onChange({ ...clock, [name]: Number(currentTarget.value) })}
    />
  );
  return (
    <fieldset class="lobby-part">
      <legend>{s.clock}</legend>
      <div class="lobby-pair">
        <SelectField
          label={s.clock}
          choices={[
            { value: 'none', text: s.noClock },
            { value: 'post', text: s.byPost },
            { value: 'live', text: s.live },
          ]}
          value={clock.kind}
          onChange={(kind) => onChange({ ...clock, kind: kind as Clock['kind'] })}
        />
        {clock.kind === 'post' ? figure('hours', s.hours) : null}
        {clock.kind === 'live' ? figure('minutes', s.minutes) : null}
        {clock.kind === 'live' ? figure('reserve', s.reserve) : null}
        {clock.kind === 'none' ? null : (
          <SelectField
            label={s.late}
            choices={[
              { value: 'bot', text: s.lateBot },
              { value: 'skip', text: s.lateSkip },
              { value: 'forfeit', text: s.lateForfeit },
            ]}
            value={clock.late}
            onChange={(late) => onChange({ ...clock, late: late as Clock['late'] })}
          />
        )}
      </div>
      <Wrong wrong={wrong} />
    </fieldset>
  );
};
