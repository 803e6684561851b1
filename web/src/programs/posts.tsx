/** The posts to a program: what is tried now, what was taken, and again from any of them. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { api, ok, type Schemas } from '../api/client';
import { moment, number } from '../text/format';
import { ProblemNote } from '../ui/form/problem';
import { useTask } from '../ui/form/use-task';
import { t } from './words';

type Post = Schemas['WebhookDelivery'];

const fateOf = ({ takenAt, nextAt, attempts }: Post): string => {
  if (takenAt !== null) return t.postTaken(moment(takenAt), attempts);
  return nextAt === null ? t.ended(attempts) : t.next(moment(nextAt), attempts);
};

interface PostsProps {
  readonly campaign: string;
  readonly webhook: Schemas['Webhook'];
  /** Counts up when there may be others. */
  readonly version: number;
  /** Posts anew what comes after this number. */
  readonly onAgain: (after: number) => void;
}

export const Posts = ({ campaign, webhook, version, onAgain }: PostsProps) => {
  const posts = useSignal<readonly Post[] | null>(null);
  const task = useTask();
  useEffect(() => {
    void task.run(async () => {
      posts.value = (
        await ok(
          api.GET('/v1/campaigns/{id}/webhooks/{webhookId}/deliveries', {
            params: { path: { id: campaign, webhookId: webhook.id } },
          }),
        )
      ).items;
    });
  }, [webhook.id, version]);
  return (
    <div class="pg-posts">
      <ProblemNote error={task.error} />
      {posts.value === null ? null : posts.value.length === 0 ? (
        <p class="empty">{t.noPosts}</p>
      ) : (
        <ul aria-label={t.postsOf(webhook.server)}>
          {posts.value.map((post) => (
            <li key={post.delivery}>
              <span class="pg-post">
                <b>{t.events(number(post.first), number(post.last))}</b>
                <small class={post.takenAt === null ? 'wrn' : undefined}>{fateOf(post)}</small>
              </span>
              {webhook.stopped === 'moved' ? null : (
                <button
                  class="btn"
                  aria-label={t.againFrom(number(post.first))}
                  onClick={() => onAgain(post.first - 1)}
                >
                  {t.again}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
