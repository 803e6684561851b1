/** The threads, each with what was said last and how much of it is new; and muting everything. */
import { useLive } from '../campaign/live';
import { SeatMark } from '../ui/marks/seat-mark';
import { useTask } from '../ui/form/use-task';
import { ProblemNote } from '../ui/form/problem';
import type { Partner } from './use-people';
import { t } from './words';

const Line = ({
  partner,
  here,
  isMuted,
}: {
  readonly partner: Partner;
  readonly here: boolean;
  readonly isMuted: boolean;
}) => {
  const { id, mail } = useLive();
  const { thread, name, seat } = partner;
  const unread = mail.unreadIn(thread);
  return (
    <li>
      <a
        href={`/c/${id}/messages?with=${encodeURIComponent(thread)}`}
        {...(here ? { 'aria-current': 'page' as const } : {})}
      >
        {seat === null ? <span class="ms-mark" /> : <SeatMark seat={seat} label={null} />}
        <b>
          <bdi>{name}</bdi>
        </b>
        {isMuted ? <span class="tag">{t.muted}</span> : null}
        {unread > 0 ? <em aria-label={t.unread(unread)}>{unread}</em> : null}
        <span class="ms-last" dir="auto">
          {mail.threads.value.get(thread)?.at(-1)?.text ?? t.none}
        </span>
      </a>
    </li>
  );
};

export const ThreadList = ({
  people,
  here,
}: {
  readonly people: readonly Partner[];
  readonly here: string | null;
}) => {
  const { mail } = useLive();
  const task = useTask();
  const mutes = mail.mutes.value;
  return (
    <nav class="ms-threads" aria-label={t.threads}>
      <ul>
        {people.map((partner) => (
          <Line
            key={partner.thread}
            partner={partner}
            here={partner.thread === here}
            isMuted={mutes?.everything === true || mutes?.forces.includes(partner.thread) === true}
          />
        ))}
      </ul>
      {mutes === null ? null : (
        <label class="ms-everything">
          <input
            type="checkbox"
            checked={mutes.everything}
            disabled={task.busy}
            onChange={(event) =>
              void task.run(() => mail.mute({ ...mutes, everything: event.currentTarget.checked }))
            }
          />
          <span>{t.muteAll}</span>
        </label>
      )}
      {mutes?.everything === true ? <p class="ms-hint">{t.mutedAlone}</p> : null}
      <ProblemNote error={task.error} />
    </nav>
  );
};
