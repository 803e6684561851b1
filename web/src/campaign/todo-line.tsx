/** What to do now: how much of it is done, whether it is saved, and Next. */
import { useLive } from './live';
import { fallenOrders, remarkedSheet, warningsOf } from './remarks';
import { moment } from '../text/format';
import { plural, words } from '../text/words';
import { Icon } from '../ui/icon';

const t = words(
  {
    now: 'What to do now',
    next: 'Next',
    other: 'another device',
    saved: (at: string) => `Saved ${at}`,
    savedOn: (at: string, device: string) => `Saved ${at} on ${device}`,
    nothing: 'Nothing is saved yet',
    saving: 'Saving …',
    unsent: 'Not sent: waits on this device',
    lost: 'Not sent, and this browser keeps nothing',
    refused: 'Refused: the last saved orders count',
    rest: 'In part refused: the rest is saved',
    conflict: 'Two versions: choose one',
    fallen: (count: number) => `${count} ${plural(count, 'order does not hold', 'orders do not hold')}`,
    warnings: (count: number) => `${count} ${plural(count, 'warning', 'warnings')}`,
  },
  {
    now: 'Was jetzt zu tun ist',
    next: 'Weiter',
    other: 'einem anderen Gerät',
    saved: (at: string) => `Gespeichert ${at}`,
    savedOn: (at: string, device: string) => `Gespeichert ${at} auf ${device}`,
    nothing: 'Noch nichts gespeichert',
    saving: 'Speichert …',
    unsent: 'Nicht gesendet: wartet hier',
    lost: 'Nicht gesendet, und hier bleibt nichts',
    refused: 'Abgelehnt: Gespeichertes gilt',
    rest: 'Teils abgelehnt, Rest gespeichert',
    conflict: 'Zwei Fassungen: wähle',
    fallen: (count: number) => `${count} ${plural(count, 'Befehl gilt', 'Befehle gelten')} nicht`,
    warnings: (count: number) => `${count} ${plural(count, 'Warnung', 'Warnungen')}`,
  },
);

/** Whether my orders are with the server, in words. */
export const SavedState = () => {
  const { sheet } = useLive();
  const state = sheet.state.value;
  const told = sheet.sheet.value;
  if (state === 'saved') {
    if (told?.savedAt == null) return <>{t.nothing}</>;
    const by = told.savedBy;
    return (
      <>
        {by == null || by.mine
          ? t.saved(moment(told.savedAt))
          : t.savedOn(moment(told.savedAt), by.device ?? t.other)}
      </>
    );
  }
  if (state === 'refused' && sheet.standing.value === 'rest') return <>{t.rest}</>;
  return <>{state === 'unsent' && !sheet.kept.value ? t.lost : t[state]}</>;
};

/** How many of the saved orders do not hold any more, and of how much the server warns. */
const Remarks = () => {
  const sheet = remarkedSheet(useLive());
  const [fallen, warnings] = [fallenOrders(sheet), warningsOf(sheet).length];
  return (
    <>
      {fallen === 0 ? null : ` · ${t.fallen(fallen)}`}
      {warnings === 0 ? null : ` · ${t.warnings(warnings)}`}
    </>
  );
};

const AROUND = 2 * Math.PI * 16;

const Ring = ({ done, all }: { readonly done: number; readonly all: number }) => (
  <svg class="bar" viewBox="0 0 40 40" aria-hidden="true">
    <circle class="ring-all" cx="20" cy="20" r="16" />
    <circle
      class="ring-done"
      cx="20"
      cy="20"
      r="16"
      stroke-dasharray={`${all === 0 ? AROUND : (AROUND * done) / all} ${AROUND}`}
      transform="rotate(-90 20 20)"
    />
    <text x="20" y="25.5" text-anchor="middle">
      {done}
    </text>
  </svg>
);

export const TodoLine = () => {
  const live = useLive();
  const todo = live.todo.value;
  if (todo === null) return null;
  const { next } = todo;
  return (
    <section class={`todo is-${live.sheet.state.value}`} aria-label={t.now}>
      {todo.all === 0 ? null : <Ring done={todo.done} all={todo.all} />}
      <div class="grow">
        <div>{todo.text}</div>
        <span class="sub" role="status">
          {live.takesOrders.value ? (
            <>
              <SavedState />
              <Remarks />
            </>
          ) : null}
          {todo.sub === undefined ? null : `${live.takesOrders.value ? ' · ' : ''}${todo.sub}`}
        </span>
      </div>
      {next === null ? null : (
        <button class="btn" onClick={next}>
          {t.next} <Icon name="next" size={18} />
        </button>
      )}
    </section>
  );
};
