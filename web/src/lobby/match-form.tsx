/** The form of one system. What is filled in is tried as it changes, so that what is wrong stands at its part. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { ApiError, type Schemas } from '../api/client';
import { ProblemNote } from '../ui/form/problem';
import { SelectField } from '../ui/form/select-field';
import { someId } from '../ui/device/some-id';
import { useTask } from '../ui/form/use-task';
import { ClockPart, FIRST_CLOCK, optionsOf } from './clock-part';
import { openMatch, resized, seatsWanted, tryMatch, type Opening, type Sitter } from './open-match';
import { placeOf, SetupParts, TempoPart } from './setup-parts';
import { SeatsPart } from './seats-part';
import * as setup from './setup-value';
import { s } from './setup-words';
import { Wrong } from './wrong';

const TYPING_MS = 300;
/** No scenario: the system's form. */
const OWN = '';

interface MatchFormProps {
  readonly system: setup.SystemInfo;
  readonly systems: readonly setup.SystemInfo[];
  /** Null: the system's own form. */
  readonly scenario: string | null;
  readonly onSystem: (id: string) => void;
}

const violationsOf = (error: unknown): readonly Schemas['Violation'][] =>
  error instanceof ApiError ? (error.problem?.violations ?? []) : [];

/** A field is drawn from its seed: without one every match would have the same. */
const firstOf = (system: setup.SystemInfo): setup.Values => ({
  ...setup.firstValues(system),
  ...(setup.schemaAt(system, 'seed')?.['type'] === 'string' ? { seed: someId() } : {}),
});

const firstSeats = (count: number): readonly Sitter[] => resized([{ me: true }, { invite: true }], count);

export const MatchForm = ({ system, systems, scenario, onSystem }: MatchFormProps) => {
  const { route } = useLocation();
  const ready = useSignal(scenario ?? OWN);
  const values = useSignal(firstOf(system));
  const seats = useSignal(firstSeats(setup.seatCount(system)));
  const clock = useSignal(FIRST_CLOCK);
  const wrong = useSignal<readonly Schemas['Violation'][]>([]);
  const task = useTask();
  const isOwn = ready.value === OWN;
  const tempos = setup.temposOf(system);
  const body: Opening = {
    system: system.id,
    ...(isOwn ? { setup: setup.setupOf(values.value) } : { scenario: ready.value }),
    seats: seats.value,
    options: optionsOf(clock.value),
  } as Opening;
  const told = (error: unknown): void => {
    const count = seatsWanted(error);
    if (count === null) wrong.value = violationsOf(error);
    else seats.value = resized(seats.value, count);
  };
  useEffect(() => {
    let left = false;
    const timer = setTimeout(
      () =>
        void tryMatch(body).then(
          () => {
            if (!left) wrong.value = [];
          },
          (error: unknown) => {
            if (!left) told(error);
          },
        ),
      TYPING_MS,
    );
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [JSON.stringify(body)]);
  const isInvite = seats.value.some((one) => 'invite' in one);
  const open = (event: Event): void => {
    event.preventDefault();
    void task.run(async () => {
      try {
        const id = await openMatch(body);
        route(isInvite ? `/m/${id}/invite` : `/m/${id}`, true);
      } catch (error) {
        told(error);
        throw error;
      }
    });
  };
  const set = (part: string, value: unknown): void =>
    void (values.value = { ...values.value, [part]: value });
  const places = [...(isOwn ? [...system.form.map(({ part }) => placeOf(part)), placeOf('tempo')] : [])];
  const others = setup.otherViolations(wrong.value, [...places, '/seats', '/options']);
  return (
    <form onSubmit={open}>
      {systems.length < 2 ? null : (
        <SelectField
          label={s.system}
          choices={systems.map(({ id, title }) => ({ value: id, text: title }))}
          value={system.id}
          onChange={onSystem}
        />
      )}
      <SelectField
        label={s.setup}
        choices={[
          ...system.scenarios.map(({ id, title }) => ({ value: id, text: title })),
          { value: OWN, text: s.own },
        ]}
        value={ready.value}
        onChange={(id) => (ready.value = id)}
      />
      <SeatsPart
        seats={seats.value}
        wrong={setup.violationsAt(wrong.value, '/seats')}
        onChange={(next) => (seats.value = next)}
      />
      {isOwn ? <SetupParts system={system} values={values.value} wrong={wrong.value} onChange={set} /> : null}
      {isOwn && tempos.length > 1 && !system.form.some(({ part }) => part === 'tempo') ? (
        <TempoPart
          tempos={tempos}
          value={values.value['tempo']}
          wrong={setup.violationsAt(wrong.value, placeOf('tempo'))}
          onChange={(tempo) => set('tempo', tempo)}
        />
      ) : null}
      <ClockPart
        clock={clock.value}
        wrong={setup.violationsAt(wrong.value, '/options')}
        onChange={(next) => (clock.value = next)}
      />
      <Wrong wrong={others} />
      {violationsOf(task.error).length > 0 ? (
        <p class="problems" role="alert">
          {s.wrong}
        </p>
      ) : (
        <ProblemNote error={task.error} />
      )}
      <button class="btn go wide" disabled={task.busy}>
        {isInvite ? s.opensInvite : s.open}
      </button>
    </form>
  );
};
