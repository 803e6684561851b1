/**
 * Taking the war back to the start of a phase: which there are, and what exactly goes, both as the server
 * tells it.
 */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { api, ok, type Schemas } from '../../api/client';
import type { Live } from '../../campaign/live';
import { moment, tons } from '../../text/format';
import { phases } from '../../text/terms';
import { plural, words } from '../../text/words';
import { ProblemNote } from '../../ui/form/problem';
import { SeatMark } from '../../ui/marks/seat-mark';
import { SelectField } from '../../ui/form/select-field';
import { useTask } from '../../ui/form/use-task';
import { ActDialog } from './act-dialog';

const t = words(
  {
    title: 'Roll back',
    to: 'Back to the start of',
    at: (round: number, phase: string) => `Round ${round}, ${phase}`,
    declarations: 'attacks',
    battles: 'battles',
    earlier: 'Earlier phases',
    phases: (count: number) => plural(count, 'One phase is played again.', `${count} phases are undone.`),
    gone: (hex: string, round: number) => `Battle in ${hex} (round ${round}) is undone`,
    again: (hex: string, round: number) => `Battle in ${hex} (round ${round}) is fought again`,
    orders: (count: number) => plural(count, 'one order lost', `${count} orders lost`),
    nothing: 'nothing lost',
  },
  {
    title: 'Zurücksetzen',
    to: 'Zurück zum Anfang von',
    at: (round: number, phase: string) => `Runde ${round}, ${phase}`,
    declarations: 'Angriffe',
    battles: 'Gefechte',
    earlier: 'Frühere Phasen',
    phases: (count: number) =>
      plural(count, 'Eine Phase wird neu gespielt.', `${count} Phasen werden zurückgenommen.`),
    gone: (hex: string, round: number) => `Das Gefecht in ${hex} (Runde ${round}) wird zurückgenommen`,
    again: (hex: string, round: number) => `Das Gefecht in ${hex} (Runde ${round}) wird neu ausgetragen`,
    orders: (count: number) => plural(count, 'ein Befehl verloren', `${count} Befehle verloren`),
    nothing: 'nichts verloren',
  },
);

type Goal = Schemas['RollbackGoal'];
type Told = Schemas['RolledBack'];
type Moment = Pick<Goal, 'round' | 'phase' | 'step'>;

export const momentName = ({ round, phase, step }: Moment): string =>
  `${t.at(round, phases[phase])}${step === null ? '' : ` · ${t[step]}`}`;
const keyOf = ({ round, phase, step }: Moment): string => `${round} ${phase} ${step ?? ''}`;

const Undone = ({ undone }: { readonly undone: Told['undone'] }) => (
  <ul class="undone">
    <li class="plain">{t.phases(undone.phases.length)}</li>
    {undone.battles.map(({ battle, hex, round, gone }) => (
      <li key={battle} class="plain">
        {gone ? t.gone(hex, round) : t.again(hex, round)}
      </li>
    ))}
    {undone.seats.map(({ force, seat, name, orders, tons: change }) => (
      <li key={force}>
        <SeatMark seat={seat} label={null} />
        <span>
          <bdi>{name}</bdi>
        </span>
        <small>
          {orders === 0 && change === 0 ? t.nothing : null}
          {orders === 0 ? null : t.orders(orders)}
          {orders !== 0 && change !== 0 ? ' · ' : ''}
          {change === 0 ? null : tons(change, true)}
        </small>
      </li>
    ))}
  </ul>
);

export const Rollback = ({ live, onClose }: { readonly live: Live; readonly onClose: () => void }) => {
  const goals = useSignal<readonly Goal[]>([]);
  const next = useSignal<string | null>(null);
  const chosen = useSignal('');
  const task = useTask();
  const read = (after: string | null): Promise<boolean> =>
    task.run(async () => {
      const page = await ok(
        api.GET('/v1/campaigns/{id}/gm/rollback', {
          params: { path: { id: live.id }, query: after === null ? {} : { after } },
        }),
      );
      goals.value = after === null ? page.items : [...goals.value, ...page.items];
      next.value = page.next;
    });
  const version = live.version.value;
  useEffect(() => void read(null), [live.id, version]);
  const campaign = live.campaign.value;
  const goal = goals.value.find((one) => keyOf(one) === chosen.value) ?? goals.value[0];
  const send = (dryRun: boolean, reason: string): Promise<Told> => {
    if (goal === undefined) throw new Error('no phase is chosen');
    const { round, phase, step } = goal;
    return ok(
      api.POST('/v1/campaigns/{id}/gm/rollback', {
        params: { path: { id: live.id }, query: { dryRun } },
        body: { round, phase, step, reason } as never,
      }),
    );
  };
  if (campaign === null) return null;
  return (
    <ActDialog
      title={t.title}
      verb={t.title}
      danger
      before={momentName(campaign)}
      wish={goal === undefined ? null : `${version} ${keyOf(goal)}`}
      attempt={(reason) => send(true, reason)}
      after={(told) => (
        <>
          {momentName(told)}
          <Undone undone={told.undone} />
        </>
      )}
      act={async (reason) => {
        await send(false, reason);
        await live.refresh();
      }}
      onClose={onClose}
    >
      <ProblemNote error={task.error} />
      <SelectField
        label={t.to}
        choices={goals.value.map((one) => ({
          value: keyOf(one),
          text: `${momentName(one)} · ${moment(one.begunAt)}`,
        }))}
        value={goal === undefined ? '' : keyOf(goal)}
        onChange={(value) => (chosen.value = value)}
      />
      {next.value === null ? null : (
        <button type="button" class="btn" disabled={task.busy} onClick={() => void read(next.value)}>
          {t.earlier}
        </button>
      )}
    </ActDialog>
  );
};
