/**
 * All invitations of a campaign, for its game master: made for free seats with one tap, shared, taken back.
 */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { api, ok, type Schemas } from '../../api/client';
import { plural, words } from '../../text/words';
import { ProblemNote } from '../../ui/form/problem';
import { useTask } from '../../ui/form/use-task';
import { InvitationRow, type Listed } from './invitation-row';
import './invitations.css';

const t = words(
  {
    none: 'Nobody is invited yet.',
    free: (count: number) => plural(count, 'Invite to the free seat', `Invite to ${count} free seats`),
    observer: 'Invite to watch',
    past: (count: number) => `Used and expired (${count})`,
  },
  {
    none: 'Noch niemand ist eingeladen.',
    free: (count: number) =>
      plural(count, 'Zum freien Platz einladen', `Zu ${count} freien Plätzen einladen`),
    observer: 'Zum Zuschauen einladen',
    past: (count: number) => `Benutzt und abgelaufen (${count})`,
  },
);

interface InvitationsProps {
  readonly campaign: Schemas['Campaign'];
  /** Makes what is missing for free seats by itself, once. */
  readonly eager?: boolean;
  /** Counts up when the list may have changed: somebody joined. */
  readonly version?: number;
}

/** Those who only watch have no seat, and stand last. */
const LAST = 99;

export const Invitations = ({ campaign, eager = false, version = 0 }: InvitationsProps) => {
  const { id } = campaign;
  const path = { params: { path: { id } } };
  const list = useSignal<readonly Listed[] | null>(null);
  const task = useTask();
  const load = async (): Promise<readonly Listed[]> => {
    const { items } = await ok(
      api.GET('/v1/campaigns/{id}/invitations', { params: { path: { id }, query: { limit: 100 } } }),
    );
    list.value = [...items].sort((one, other) => (one.seat ?? LAST) - (other.seat ?? LAST));
    return items;
  };
  const freeSeats = (known: readonly Listed[]): readonly number[] =>
    campaign.status !== 'setup'
      ? []
      : campaign.seats
          .filter(
            ({ seat, user }) =>
              user === null && !known.some((one) => one.seat === seat && one.state === 'open'),
          )
          .map(({ seat }) => seat);
  const invite = async (seats: readonly number[]): Promise<void> => {
    for (const seat of seats)
      await ok(api.POST('/v1/campaigns/{id}/invitations', { ...path, body: { seat } }));
    await load();
  };
  useEffect(() => {
    void task.run(async () => {
      const known = await load();
      if (eager) await invite(freeSeats(known));
    });
  }, [id, version]);
  const known = list.value ?? [];
  const free = freeSeats(known);
  const nameOf = (force: string | null): string | null =>
    force === null ? null : (campaign.seats.find((one) => one.force === force)?.name ?? '');
  const revoke = (code: string | null): void => {
    if (code === null) return;
    void task.run(async () => {
      await ok(api.DELETE('/v1/campaigns/{id}/invitations/{code}', { params: { path: { id, code } } }));
      await load();
    });
  };
  const watch = (): void =>
    void task.run(async () => {
      await ok(api.POST('/v1/campaigns/{id}/invitations', { ...path, body: { role: 'observer' } }));
      await load();
    });
  const past = known.filter(({ state }) => state !== 'open');
  const row = (one: Listed, index: number) => (
    <InvitationRow
      key={one.code ?? index}
      invitation={one}
      forceName={nameOf(one.force)}
      onRevoke={() => revoke(one.code)}
    />
  );
  return (
    <div>
      <ProblemNote error={task.error} />
      {list.value !== null && known.length === 0 ? <p class="empty">{t.none}</p> : null}
      <ul>{known.filter(({ state }) => state === 'open').map(row)}</ul>
      <div class="row wrap invitations-more">
        {free.length > 0 ? (
          <button class="btn go" disabled={task.busy} onClick={() => void task.run(() => invite(free))}>
            {t.free(free.length)}
          </button>
        ) : null}
        <button class="btn" disabled={task.busy} onClick={watch}>
          {t.observer}
        </button>
      </div>
      {past.length === 0 ? null : (
        <details class="invitations-past">
          <summary>{t.past(past.length)}</summary>
          <ul>{past.map(row)}</ul>
        </details>
      )}
    </div>
  );
};
