/** `/m/:id/replay`: a match from its beginning, as this reader was told it; `?at=` says after how many events. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useLocation, useRoute } from 'preact-iso';
import { ApiError } from '../api/client';
import { user } from '../api/session';
import { NotFound } from '../landing/not-found';
import { seatName } from '../lobby/match-row';
import type { Match } from '../match/shapes';
import { language } from '../text/language';
import { Icon } from '../ui/icon';
import { ProblemNote } from '../ui/form/problem';
import { share } from '../ui/device/share-link';
import { useTitle } from '../ui/device/title';
import { PastField } from './past-field';
import { PastLog } from './past-log';
import { readReplay, watchCode, type Replayed } from './read-replay';
import { Scrubber } from './scrubber';
import { useParts } from './use-parts';
import { r } from './words';
import '../match/match.css';
import './replay.css';

const outcomeOf = ({ outcome, seats }: Match): string => {
  if (outcome === null) return '';
  const names = seats.filter(({ seat }) => outcome.winners.includes(seat)).map(seatName);
  return names.length === 0 ? r.draw : r.won(names.join(', '));
};

const backOf = ({ id, battle }: Match, watch: string | null): string => {
  const of = battle as { readonly campaign: string; readonly battle: string } | null;
  if (of !== null) return `/c/${of.campaign}/b/${of.battle}`;
  return watch === null ? '/m' : `/m/${id}?${new URLSearchParams({ watch }).toString()}`;
};

/** After how many events one looks first; null: all of them. */
const atIn = (value: string | undefined): number | null => {
  if (value === undefined) return null;
  return /^\d{1,9}$/.test(value) ? Number(value) : 0;
};

const Shown = ({ watch, ...replayed }: Replayed & { readonly watch: string | null }) => {
  const { match, course } = replayed;
  const { path, query, route } = useLocation();
  const count = Math.min(course.count, atIn(query['at']) ?? course.count);
  const { picture, isShown, failed, again } = useParts(replayed, count);
  const you = match.seats.find((seat) => seat.user?.id === user.value?.id)?.seat ?? null;
  useTitle(r.title(match.title));
  const address = (at: number, code: string | null): string =>
    `${path}?${new URLSearchParams({ ...(code === null ? {} : { watch: code }), at: String(at) }).toString()}`;
  const goTo = (at: number): void => route(address(at, watch), true);
  const hand = async (): Promise<void> => {
    const code = watch ?? (match.battle === null ? await watchCode(match.id) : null);
    await share(`${location.origin}${address(count, code)}`, r.shared);
  };
  return (
    <div class="mt">
      <header class="mt-head">
        <a class="btn icon" href={backOf(match, watch)} aria-label={r.back}>
          <Icon name="back" />
        </a>
        <div class="mt-title">
          <small>
            <bdi>{outcomeOf(match)}</bdi>
          </small>
          <h1>{r.title(match.title)}</h1>
        </div>
        <span />
        <button class="btn icon quiet" aria-label={r.share} onClick={() => void hand()}>
          <Icon name="link" />
        </button>
      </header>
      <main class="rp-main">
        <div class="rp-field">
          {picture !== null && <PastField picture={picture} event={course.event(count)} you={you} />}
          <Scrubber course={course} count={count} isShown={isShown} onCount={goTo} />
          {failed !== null && !isShown && (
            <div class="rp-failed" role="alert">
              <span>{r.failed}</span>
              <button class="btn" onClick={again}>
                {r.again}
              </button>
            </div>
          )}
        </div>
        <aside class="rp-told" aria-label={r.log}>
          <PastLog course={course} count={count} onCount={goTo} />
        </aside>
      </main>
    </div>
  );
};

const first = (value: string | undefined): string | null =>
  value === undefined || value === '' ? null : value;

export const ReplayPage = () => {
  const { params } = useRoute();
  const { query, url, route } = useLocation();
  const replayed = useSignal<Replayed | null>(null);
  const failed = useSignal<unknown>(null);
  const match = params['id'] ?? '';
  const seat = first(query['seat']);
  const watch = first(query['watch']);
  const isNobody = user.value === null;
  useEffect(() => {
    if (isNobody) {
      route(`/login?next=${encodeURIComponent(url)}`, true);
      return;
    }
    readReplay({ match, seat, watch }, atIn(query['at'])).then(
      (found) => {
        replayed.value = found;
        failed.value = null;
      },
      (error: unknown) => (failed.value = error),
    );
  }, [match, seat, watch, isNobody, language.value]);
  if (failed.value instanceof ApiError && failed.value.status === 404) return <NotFound />;
  if (replayed.value === null)
    return (
      <main class="page">
        <p class="empty">{failed.value === null ? r.loading : ''}</p>
        <ProblemNote error={failed.value} />
      </main>
    );
  return <Shown {...replayed.value} watch={watch} />;
};
