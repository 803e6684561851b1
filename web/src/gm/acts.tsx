/** What a game master does to all: end a phase, move its deadline, pause, correct, take back, end. Each in a sheet with what it does and a reason. */
import { useSignal } from '@preact/signals';
import { api, ok, type Schemas } from '../api/client';
import type { Live } from '../campaign/live';
import { moment } from '../text/format';
import { phases } from '../text/terms';
import { words } from '../text/words';
import { Field } from '../ui/field';
import { Icon } from '../ui/icon';
import { tell } from '../ui/notices';
import { Corrections } from './corrections';
import { ForceChoice } from './force-choice';
import { ReasonDialog } from './reason-dialog';
import { serverNow } from '../ui/use-now';

const t = words(
  {
    advance: 'End this phase',
    advanceVerb: 'Advance',
    deadline: 'Move the deadline',
    deadlineVerb: 'Move',
    pause: 'Pause',
    pauseVerb: 'Pause the war',
    resume: 'Go on',
    resumeVerb: 'Go on',
    correct: 'Correct',
    rollback: 'Roll back',
    rollbackVerb: 'Roll back',
    end: 'End the war',
    endVerb: 'End the war',
    winner: 'Winner',
    nobody: 'Nobody: a draw',
    until: 'New deadline',
    to: 'Back to',
    round: (round: number) => `Round ${round}`,
    at: (round: number, phase: string) => `Round ${round}, ${phase}`,
    stands: (until: string) => `Deadline ${until}`,
    noDeadline: 'no deadline',
    running: 'The war runs',
    paused: 'Deadlines stand still',
    over: 'The war is over',
    undo: 'Everything since then is undone: moves, battles, purchases. Orders of that phase can be given anew. Everybody is told.',
    done: 'Done. All players are told, with the reason.',
    what: 'Saved orders count, whoever has none holds.',
  },
  {
    advance: 'Diese Phase beenden',
    advanceVerb: 'Vorrücken',
    deadline: 'Frist verschieben',
    deadlineVerb: 'Verschieben',
    pause: 'Pause',
    pauseVerb: 'Krieg anhalten',
    resume: 'Weiter',
    resumeVerb: 'Weiter',
    correct: 'Berichtigen',
    rollback: 'Zurücksetzen',
    rollbackVerb: 'Zurücksetzen',
    end: 'Krieg beenden',
    endVerb: 'Krieg beenden',
    winner: 'Sieger',
    nobody: 'Niemand: unentschieden',
    until: 'Neue Frist',
    to: 'Zurück zu',
    round: (round: number) => `Runde ${round}`,
    at: (round: number, phase: string) => `Runde ${round}, ${phase}`,
    stands: (until: string) => `Frist ${until}`,
    noDeadline: 'keine Frist',
    running: 'Der Krieg läuft',
    paused: 'Fristen stehen still',
    over: 'Der Krieg ist vorbei',
    undo: 'Alles seither wird zurückgenommen: Züge, Gefechte, Käufe. Befehle jener Phase können neu gegeben werden. Alle erfahren es.',
    done: 'Geschehen. Alle erfahren es, mit dem Grund.',
    what: 'Gespeicherte Befehle gelten, wer keine hat, hält.',
  },
);

type Act = 'advance' | 'deadline' | 'pause' | 'resume' | 'correct' | 'rollback' | 'end';
type Phase = Schemas['Course']['phase'];
const ORDER = ['preparation', 'planning', 'announcement-1', 'movement', 'announcement-2', 'combat', 'supply'] as const;

/** Where a war may be taken back to: phases that have begun, the latest first. */
const goals = (round: number, phase: Phase): readonly { readonly round: number; readonly phase: (typeof ORDER)[number] }[] => {
  const at = ORDER.findIndex((one) => one === phase);
  const last = at < 0 ? ORDER.length - 1 : at;
  const all = Array.from({ length: round }, (_, index) => round - index).flatMap((one) =>
    [...ORDER]
      .reverse()
      .filter((_, fromEnd) => one < round || ORDER.length - 1 - fromEnd <= last)
      .map((name) => ({ round: one, phase: name })),
  );
  return all.slice(0, 60);
};

/** As `<input type="datetime-local">` wants it, in the reader's own zone. */
const localInput = (at: Date): string => new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
const DAY_MS = 24 * 3_600_000;

export const Acts = ({ live }: { readonly live: Live }) => {
  const open = useSignal<Act | null>(null);
  const deadline = useSignal('');
  const goal = useSignal('');
  const winner = useSignal('');
  const campaign = live.campaign.value;
  if (campaign === null) return null;
  const { round, phase, status } = campaign;
  const at = (told: { readonly round: number; readonly phase: Phase }): string => t.at(told.round, phases[told.phase]);
  const path = (dryRun: boolean) => ({ params: { path: { id: live.id }, query: { dryRun } } });
  const done = async (work: Promise<unknown>): Promise<void> => {
    await work;
    tell(t.done);
    await live.refresh();
  };
  const close = (): void => void (open.value = null);
  const show = (act: Act): void => {
    deadline.value = localInput(new Date(serverNow() + DAY_MS));
    goal.value = `${round} ${goals(round, phase)[0]?.phase ?? 'preparation'}`;
    open.value = act;
  };
  const wishedGoal = (): { readonly round: number; readonly phase: (typeof ORDER)[number] } => {
    const [to = '1', name = 'preparation'] = goal.value.split(' ');
    return { round: Number(to), phase: name as (typeof ORDER)[number] };
  };
  const advance = (reason: string, dryRun: boolean) => ok(api.POST('/v1/campaigns/{id}/gm/advance', { ...path(dryRun), body: { reason } }));
  const move = (reason: string, dryRun: boolean) =>
    ok(api.POST('/v1/campaigns/{id}/gm/deadline', { ...path(dryRun), body: { at: new Date(deadline.value).toISOString(), now: false, reason } }));
  const pause = (reason: string, dryRun: boolean) => ok(api.POST('/v1/campaigns/{id}/gm/pause', { ...path(dryRun), body: { reason } }));
  const resume = (reason: string, dryRun: boolean) => ok(api.POST('/v1/campaigns/{id}/gm/resume', { ...path(dryRun), body: { reason } }));
  const back = (reason: string, dryRun: boolean) =>
    ok(api.POST('/v1/campaigns/{id}/gm/rollback', { ...path(dryRun), body: { ...wishedGoal(), reason } }));
  const end = (reason: string, dryRun: boolean) =>
    ok(api.POST('/v1/campaigns/{id}/gm/end', { ...path(dryRun), body: { winner: winner.value === '' ? null : winner.value, reason } }));
  const over = status === 'finished';
  const buttons: readonly (readonly [Act, 'next' | 'clock' | 'pause' | 'play' | 'wrench' | 'undo' | 'flag', string])[] = over
    ? [['rollback', 'undo', t.rollback]]
    : [
        ['advance', 'next', t.advance],
        ['deadline', 'clock', t.deadline],
        status === 'paused' ? ['resume', 'play', t.resume] : ['pause', 'pause', t.pause],
        ['correct', 'wrench', t.correct],
        ['rollback', 'undo', t.rollback],
        ['end', 'flag', t.end],
      ];
  const until = campaign.deadline === null ? t.noDeadline : t.stands(moment(campaign.deadline));
  return (
    <>
      <div class="desk-acts">
        {buttons.map(([act, icon, label]) => (
          <button key={act} class={act === 'end' || act === 'rollback' ? 'btn danger' : 'btn'} onClick={() => show(act)}>
            <Icon name={icon} /> {label}
          </button>
        ))}
      </div>
      {open.value === 'advance' ? (
        <ReasonDialog
          title={t.advance}
          verb={t.advanceVerb}
          before={at(campaign)}
          attempt={async (reason) => at(await advance(reason, true))}
          act={(reason) => done(advance(reason, false))}
          onClose={close}
        >
          <p class="hint">{t.what}</p>
        </ReasonDialog>
      ) : null}
      {open.value === 'deadline' ? (
        <ReasonDialog title={t.deadline} verb={t.deadlineVerb} act={(reason) => done(move(reason, false))} onClose={close}>
          <p>{until}</p>
          <Field
            label={t.until}
            name="until"
            type="datetime-local"
            required
            value={deadline.value}
            onInput={(event) => (deadline.value = event.currentTarget.value)}
          />
        </ReasonDialog>
      ) : null}
      {open.value === 'pause' ? (
        <ReasonDialog
          title={t.pause}
          verb={t.pauseVerb}
          before={t.running}
          attempt={async (reason) => (await pause(reason, true), t.paused)}
          act={(reason) => done(pause(reason, false))}
          onClose={close}
        />
      ) : null}
      {open.value === 'resume' ? (
        <ReasonDialog
          title={t.resume}
          verb={t.resumeVerb}
          before={t.paused}
          attempt={async (reason) => (await resume(reason, true), t.running)}
          act={(reason) => done(resume(reason, false))}
          onClose={close}
        />
      ) : null}
      {open.value === 'rollback' ? (
        <ReasonDialog
          key={goal.value}
          title={t.rollback}
          verb={t.rollbackVerb}
          danger
          before={at(campaign)}
          attempt={async (reason) => at(await back(reason, true))}
          act={(reason) => done(back(reason, false))}
          onClose={close}
        >
          <p class="hint">{t.undo}</p>
          <div class="field">
            <label for="rollback-to">{t.to}</label>
            <select id="rollback-to" value={goal.value} onChange={(event) => (goal.value = event.currentTarget.value)}>
              {goals(round, phase).map((one) => (
                <option key={`${one.round} ${one.phase}`} value={`${one.round} ${one.phase}`}>
                  {at(one)}
                </option>
              ))}
            </select>
          </div>
        </ReasonDialog>
      ) : null}
      {open.value === 'end' ? (
        <ReasonDialog
          title={t.end}
          verb={t.endVerb}
          danger
          before={t.running}
          attempt={async (reason) => (await end(reason, true), t.over)}
          act={(reason) => done(end(reason, false))}
          onClose={close}
        >
          <ForceChoice live={live} label={t.winner} none={t.nobody} value={winner.value} onChange={(force) => (winner.value = force)} />
        </ReasonDialog>
      ) : null}
      {open.value === 'correct' ? <Corrections live={live} onClose={close} /> : null}
    </>
  );
};
