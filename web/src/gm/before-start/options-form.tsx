/** Every house rule with its rule text, to be searched; a change is saved at once. */
import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { RuleLink } from '../../ui/form/rule-link';
import { ProblemNote } from '../../ui/form/problem';
import { useTask } from '../../ui/form/use-task';
import { words } from '../../text/words';
import {
  OPTIONS,
  optionWord,
  teamOf,
  withTeam,
  type OptionChanges,
  type OptionEntry,
  type Options,
} from './options';
import './options-form.css';

const t = words(
  {
    none: 'none',
    find: 'Find a house rule',
    nothing: 'No house rule is called that.',
    seat: (seat: number) => `Seat ${seat}`,
    alone: 'plays alone',
    team: (team: number) => `Team ${team}`,
    byType: 'differs by type',
    engine: 'by a program',
  },
  {
    none: 'keine',
    find: 'Hausregel suchen',
    nothing: 'So heißt keine Hausregel.',
    seat: (seat: number) => `Platz ${seat}`,
    alone: 'spielt allein',
    team: (team: number) => `Team ${team}`,
    byType: 'je nach Typ',
    engine: 'von einem Programm',
  },
);

const TEAMS_RULE = 'SETUP-1';
/** More than four teams of two to eight seats are no teams. */
const MAX_TEAMS = 4;

interface OptionsFormProps {
  readonly options: Options;
  readonly seats: number;
  readonly onChange: (changes: OptionChanges) => Promise<unknown>;
}

type Set = (value: number | string | boolean | null) => void;

const Input = ({
  entry,
  options,
  set,
}: {
  readonly entry: OptionEntry;
  readonly options: Options;
  readonly set: Set;
}) => {
  const value = entry.read(options);
  const id = `option-${entry.name}`;
  if (entry.kind === 'flag')
    return (
      <input
        id={id}
        type="checkbox"
        checked={value === true}
        onChange={(event) => set(event.currentTarget.checked)}
      />
    );
  if (entry.kind === 'choice')
    return (
      <select
        id={id}
        class="input"
        value={String(value)}
        onChange={(event) => set(event.currentTarget.value)}
      >
        {entry.of.map((one) => (
          <option key={one} value={one}>
            {optionWord(one)}
          </option>
        ))}
        {/* An engine that is registered for this campaign. */}
        {entry.of.some((one) => one === value) ? null : <option value={String(value)}>{t.engine}</option>}
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
      {...(entry.none ? { placeholder: t.none } : value === null ? { placeholder: t.byType } : {})}
      onChange={(event) => changed(event.currentTarget.value)}
    />
  );
};

const Teams = ({
  options: { teams },
  seats,
  onChange,
}: Omit<OptionsFormProps, 'onChange'> & { readonly onChange: (changes: OptionChanges) => void }) => (
  <fieldset class="option-teams">
    <legend>
      {optionWord('teams')} <RuleLink id={TEAMS_RULE} />
    </legend>
    {Array.from({ length: seats }, (_, index) => index + 1).map((seat) => (
      <div class="option-team" key={seat}>
        <label for={`team-${seat}`}>{t.seat(seat)}</label>
        <select
          id={`team-${seat}`}
          class="input"
          value={String(teamOf(teams, seat) ?? '')}
          onChange={({ currentTarget: { value } }) =>
            onChange({
              teams: withTeam(teams, seats, seat, value === '' ? null : Number(value)),
            } as OptionChanges)
          }
        >
          <option value="">{t.alone}</option>
          {Array.from({ length: MAX_TEAMS }, (__, team) => (
            <option key={team} value={String(team)}>
              {t.team(team + 1)}
            </option>
          ))}
        </select>
      </div>
    ))}
  </fieldset>
);

/** Of names, choices and the rule's id. */
const isFound = (entry: OptionEntry, wanted: string): boolean =>
  [entry.rule, optionWord(entry.name), ...(entry.kind === 'choice' ? entry.of.map(optionWord) : [])].some(
    (text) => text.toLocaleLowerCase().includes(wanted),
  );

const merged = (one: OptionChanges, other: OptionChanges): OptionChanges => {
  const victory = { ...one.victory, ...other.victory };
  const values = { ...one.values, ...other.values };
  return {
    ...one,
    ...other,
    ...(Object.keys(victory).length === 0 ? {} : { victory }),
    ...(Object.keys(values).length === 0 ? {} : { values }),
  };
};

export const OptionsForm = ({ options, seats, onChange }: OptionsFormProps) => {
  const task = useTask();
  const find = useSignal('');
  const wanted = find.value.trim().toLocaleLowerCase();
  const shown = OPTIONS.filter((entry) => isFound(entry, wanted) && entry.read(options) !== undefined);
  const hasTeams = `${optionWord('teams')} ${TEAMS_RULE}`.toLocaleLowerCase().includes(wanted);
  const waiting = useRef<OptionChanges | null>(null);
  /** What is not saved yet: shown already, and the next change builds on it. */
  const wished = useSignal<OptionChanges>({});
  const now = merged(options, wished.value) as Options;
  /** One after the other; what is changed meanwhile goes together. */
  const change = (changes: OptionChanges): void => {
    waiting.current = merged(waiting.current ?? {}, changes);
    wished.value = merged(wished.value, changes);
    if (task.busy) return;
    void task
      .run(async () => {
        while (waiting.current !== null) {
          const next = waiting.current;
          waiting.current = null;
          await onChange(next);
        }
      })
      .then(() => {
        waiting.current = null;
        wished.value = {};
      });
  };
  return (
    <div class="options">
      <input
        class="input"
        type="search"
        aria-label={t.find}
        placeholder={t.find}
        value={find.value}
        onInput={(event) => (find.value = event.currentTarget.value)}
      />
      <ProblemNote error={task.error} />
      {shown.length === 0 && !hasTeams ? <p class="empty">{t.nothing}</p> : null}
      {shown.map((entry) => (
        <div class="option" key={entry.name}>
          <label for={`option-${entry.name}`}>{optionWord(entry.name)}</label>
          <RuleLink id={entry.rule} />
          <Input entry={entry} options={now} set={(value) => change(entry.write(value))} />
        </div>
      ))}
      {hasTeams ? <Teams options={now} seats={seats} onChange={change} /> : null}
    </div>
  );
};
