/** A program of one's own: how posting to it goes, its posts, tried again, and removed. */
import { useSignal } from '@preact/signals';
import { api, ok, type Schemas } from '../api/client';
import { moment } from '../text/format';
import { postFailure } from '../text/post-failure';
import { Icon } from '../ui/icon';
import { tell } from '../ui/notices';
import { ProblemNote } from '../ui/form/problem';
import { useTask } from '../ui/form/use-task';
import { Posts } from './posts';
import { t } from './words';

type Webhook = Schemas['Webhook'];

const STOPPED = { failing: t.stoppedFailing, gone: t.stoppedGone, moved: t.stoppedMoved } as const;

/** Null: nothing is wrong with it. */
const troubleOf = ({ stopped, failingSince, lastFailure }: Webhook): string | null => {
  if (stopped !== null) return STOPPED[stopped];
  if (failingSince === null) return null;
  const why = postFailure(lastFailure ?? { reason: 'unreachable', status: null });
  return t.failing(moment(failingSince), why);
};

interface ProgramRowProps {
  readonly campaign: string;
  readonly webhook: Webhook;
  readonly version: number;
  readonly onChanged: () => void;
}

export const ProgramRow = ({ campaign, webhook, version, onChanged }: ProgramRowProps) => {
  const isOpen = useSignal(false);
  const task = useTask();
  const path = { params: { path: { id: campaign, webhookId: webhook.id } } };
  const again = (after: number): void =>
    void task.run(async () => {
      await ok(
        api.POST('/v1/campaigns/{id}/webhooks/{webhookId}/resend', { ...path, body: { after } as never }),
      );
      tell(t.sending);
      onChanged();
    });
  const remove = (): void =>
    void task.run(async () => {
      await ok(api.DELETE('/v1/campaigns/{id}/webhooks/{webhookId}', path));
      onChanged();
    });
  const trouble = troubleOf(webhook);
  const { lastTakenAt, stopped } = webhook;
  return (
    <li>
      <div class="pg-row">
        <Icon name="bot" />
        <div class="pg-who">
          <b>
            <bdi>{webhook.server}</bdi>
          </b>
          {trouble === null ? (
            <small>{lastTakenAt === null ? t.fresh : t.taken(moment(lastTakenAt))}</small>
          ) : (
            <small class="wrn">{trouble}</small>
          )}
          <ProblemNote error={task.error} />
        </div>
        <button
          class="btn icon"
          disabled={task.busy}
          aria-label={t.remove(webhook.server)}
          title={t.remove(webhook.server)}
          onClick={remove}
        >
          <Icon name="trash" />
        </button>
      </div>
      <div class="row wrap">
        <button
          class="btn"
          aria-expanded={isOpen.value}
          aria-label={t.postsOf(webhook.server)}
          onClick={() => (isOpen.value = !isOpen.value)}
        >
          {t.posts}
        </button>
        {trouble === null || stopped === 'moved' ? null : (
          <button class="btn" disabled={task.busy} onClick={() => again(webhook.takenSeq)}>
            {t.retry}
          </button>
        )}
      </div>
      {isOpen.value ? (
        <Posts campaign={campaign} webhook={webhook} version={version} onAgain={again} />
      ) : null}
    </li>
  );
};
