/**
 * What a game master does to all: end a phase, move its deadline, pause, correct, take back, end. Each in a
 * sheet with what it does and a reason.
 */
import { useSignal } from '@preact/signals';
import { useLocation } from 'preact-iso';
import { api, ok } from '../../api/client';
import type { Live } from '../../campaign/live';
import { words } from '../../text/words';
import { Icon } from '../../ui/icon';
import type { IconName } from '../../ui/icons';
import { ActDialog } from './act-dialog';
import { Corrections } from './corrections';
import { Deadline } from './deadline';
import { ForceChoice } from './force-choice';
import { momentName, Rollback } from './rollback';

const t = words(
  {
    advance: 'End this phase',
    advanceVerb: 'Advance',
    deadline: 'Move the deadline',
    pause: 'Pause',
    pauseVerb: 'Pause the war',
    resume: 'Go on',
    correct: 'Correct',
    rollback: 'Roll back',
    end: 'End the war',
    winner: 'Winner',
    nobody: 'Nobody: a draw',
    running: 'The war runs',
    paused: 'Deadlines stand still',
    over: 'The war is over',
    won: (name: string) => `${name} wins`,
    draw: 'a draw',
    what: 'Saved orders count. The mechs of players who have saved none stay where they are.',
    waits: 'Not ready yet:',
  },
  {
    advance: 'Diese Phase beenden',
    advanceVerb: 'Vorrücken',
    deadline: 'Frist verschieben',
    pause: 'Pause',
    pauseVerb: 'Krieg anhalten',
    resume: 'Weiter',
    correct: 'Berichtigen',
    rollback: 'Zurücksetzen',
    end: 'Krieg beenden',
    winner: 'Sieger',
    nobody: 'Niemand: unentschieden',
    running: 'Der Krieg läuft',
    paused: 'Fristen stehen still',
    over: 'Der Krieg ist vorbei',
    won: (name: string) => `${name} gewinnt`,
    draw: 'unentschieden',
    what: 'Gespeicherte Befehle gelten. Wer keine gespeichert hat, dessen Mechs bleiben stehen.',
    waits: 'Noch nicht bereit:',
  },
);

type Act = 'advance' | 'deadline' | 'pause' | 'resume' | 'correct' | 'rollback' | 'end';
interface SheetProps {
  readonly live: Live;
  readonly onClose: () => void;
}

const paramsOf = (live: Live, dryRun: boolean) => ({ params: { path: { id: live.id }, query: { dryRun } } });

const Advance = ({ live, onClose }: SheetProps) => {
  const campaign = live.campaign.value;
  if (campaign === null) return null;
  const send = (dryRun: boolean, reason: string) =>
    ok(api.POST('/v1/campaigns/{id}/gm/advance', { ...paramsOf(live, dryRun), body: { reason } }));
  const waits = (live.view.value?.forces ?? []).filter(({ ready, out }) => !ready && !out);
  return (
    <ActDialog
      title={t.advance}
      verb={t.advanceVerb}
      before={momentName(campaign)}
      wish={`${momentName(campaign)} ${live.version.value}`}
      attempt={(reason) => send(true, reason)}
      after={momentName}
      act={async (reason) => {
        await send(false, reason);
        await live.refresh();
      }}
      onClose={onClose}
    >
      <p class="hint">{t.what}</p>
      {waits.length === 0 ? null : (
        <p class="hint">
          {t.waits}{' '}
          {waits.map(({ id, name }, index) => (
            <span key={id}>
              {index === 0 ? '' : ', '}
              <bdi>{name}</bdi>
            </span>
          ))}
        </p>
      )}
    </ActDialog>
  );
};

/** Pausing, and going on. */
const Clock = ({ live, onClose, act }: SheetProps & { readonly act: 'pause' | 'resume' }) => {
  const send = (dryRun: boolean, reason: string) =>
    ok(api.POST(`/v1/campaigns/{id}/gm/${act}`, { ...paramsOf(live, dryRun), body: { reason } }));
  return (
    <ActDialog
      title={t[act]}
      verb={act === 'pause' ? t.pauseVerb : t.resume}
      before={act === 'pause' ? t.running : t.paused}
      wish={act}
      attempt={(reason) => send(true, reason)}
      after={({ status }) => (status === 'paused' ? t.paused : t.running)}
      act={async (reason) => {
        await send(false, reason);
        await live.refresh();
      }}
      onClose={onClose}
    />
  );
};

const End = ({ live, onClose }: SheetProps) => {
  const winner = useSignal('');
  const send = (dryRun: boolean, reason: string) =>
    ok(
      api.POST('/v1/campaigns/{id}/gm/end', {
        ...paramsOf(live, dryRun),
        body: { winner: winner.value === '' ? null : winner.value, reason },
      }),
    );
  return (
    <ActDialog
      title={t.end}
      verb={t.end}
      danger
      before={t.running}
      wish={`winner ${winner.value}`}
      attempt={(reason) => send(true, reason)}
      after={({ winners }) => (
        <>
          {t.over}:{' '}
          <bdi>
            {winners === null || winners.length === 0
              ? t.draw
              : winners.map((id) => t.won(live.forceName.value.get(id) ?? '')).join(', ')}
          </bdi>
        </>
      )}
      act={async (reason) => {
        await send(false, reason);
        await live.refresh();
      }}
      onClose={onClose}
    >
      <ForceChoice
        live={live}
        label={t.winner}
        none={t.nobody}
        value={winner.value}
        onChange={(force) => (winner.value = force)}
      />
    </ActDialog>
  );
};

const Sheet = ({ act, live, onClose }: SheetProps & { readonly act: Act }) => {
  if (act === 'advance') return <Advance live={live} onClose={onClose} />;
  if (act === 'deadline') return <Deadline live={live} onClose={onClose} />;
  if (act === 'pause' || act === 'resume') return <Clock live={live} onClose={onClose} act={act} />;
  if (act === 'rollback') return <Rollback live={live} onClose={onClose} />;
  if (act === 'end') return <End live={live} onClose={onClose} />;
  return <Corrections live={live} onClose={onClose} />;
};

export const Acts = ({ live }: { readonly live: Live }) => {
  const { path, query, route } = useLocation();
  const asked = query['act'];
  const status = live.campaign.value?.status;
  const buttons: readonly (readonly [Act, IconName])[] =
    status === 'finished'
      ? [['rollback', 'undo']]
      : [
          ['advance', 'next'],
          ['deadline', 'clock'],
          status === 'paused' ? ['resume', 'play'] : ['pause', 'pause'],
          ['correct', 'wrench'],
          ['rollback', 'undo'],
          ['end', 'flag'],
        ];
  const open = buttons.find(([act]) => act === asked)?.[0] ?? null;
  return (
    <>
      <div class="desk-acts">
        {buttons.map(([act, icon]) => (
          <button
            key={act}
            class={act === 'end' || act === 'rollback' ? 'btn danger' : 'btn'}
            onClick={() => route(`${path}?act=${act}`)}
          >
            <Icon name={icon} /> {t[act]}
          </button>
        ))}
      </div>
      {open === null ? null : <Sheet act={open} live={live} onClose={() => route(path, true)} />}
    </>
  );
};
