/** Everything that happened, newest first, to be narrowed by kind and round. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { api, ok, type Schemas } from '../api/client';
import { useLive } from '../campaign/live';
import { Eyes, useEyes } from '../history/war-frame';
import { moment } from '../text/format';
import { localText } from '../text/local-text';
import { phases } from '../text/terms';
import { words } from '../text/words';
import { Icon } from '../ui/icon';
import { ProblemNote } from '../ui/form/problem';
import { useTitle } from '../ui/device/title';
import { NotGm } from './not-gm';
import './log.css';

const t = words(
  {
    title: 'All events',
    find: 'Find in the events',
    all: 'All rounds',
    round: (round: number) => `Round ${round}`,
    none: 'No event matches.',
    map: 'Their map',
  },
  {
    title: 'Alle Ereignisse',
    find: 'In den Ereignissen suchen',
    all: 'Alle Runden',
    round: (round: number) => `Runde ${round}`,
    none: 'Kein Ereignis passt dazu.',
    map: 'Ihre Karte',
  },
);

const PAGE = 100;
const SHOWN = 300;

export const GmLog = () => {
  const live = useLive();
  const events = useSignal<readonly Schemas['Event'][]>([]);
  const failed = useSignal<unknown>(null);
  const find = useSignal('');
  const round = useSignal('');
  useTitle(t.title);
  const isGm = live.role.value === 'gm';
  const eyes = useEyes();
  useEffect(() => {
    if (!isGm) return undefined;
    let stopped = false;
    void (async () => {
      try {
        let after: string | null = null;
        let all: readonly Schemas['Event'][] = [];
        do {
          const page: { readonly items: readonly Schemas['Event'][]; readonly next: string | null } =
            await ok(
              api.GET('/v1/campaigns/{id}/events', {
                params: {
                  path: { id: live.id },
                  query: {
                    limit: PAGE,
                    ...(after === null ? {} : { after }),
                    ...(eyes === null ? {} : { as: eyes }),
                  },
                },
              } as never),
            );
          all = [...all, ...page.items];
          after = page.next;
          if (!stopped) events.value = all;
        } while (after !== null && !stopped);
      } catch (error) {
        failed.value = error;
      }
    })();
    return () => {
      stopped = true;
    };
  }, [live.id, live.version.value, isGm, eyes]);
  if (!isGm) return <NotGm />;
  const wanted = find.value.toLocaleLowerCase();
  const shown = events.value
    .filter(
      (event) =>
        (round.value === '' || event.round === Number(round.value)) &&
        localText(event.text, event.data).toLocaleLowerCase().includes(wanted),
    )
    .slice(-SHOWN)
    .reverse();
  const rounds = [...new Set(events.value.map((event) => event.round))];
  return (
    <main class="screen log">
      <h1>{t.title}</h1>
      <div class="row log-eyes">
        <Eyes />
        {eyes === null ? null : (
          <a class="btn icon" href={`/c/${live.id}?as=${encodeURIComponent(eyes)}`} aria-label={t.map}>
            <Icon name="map" />
          </a>
        )}
      </div>
      <div class="row">
        <input
          class="input"
          type="search"
          aria-label={t.find}
          placeholder={t.find}
          value={find.value}
          onInput={(event) => (find.value = event.currentTarget.value)}
        />
        <select
          class="input"
          aria-label={t.all}
          value={round.value}
          onChange={(event) => (round.value = event.currentTarget.value)}
        >
          <option value="">{t.all}</option>
          {rounds.map((one) => (
            <option key={one} value={one}>
              {t.round(one)}
            </option>
          ))}
        </select>
      </div>
      <ProblemNote error={failed.value} />
      {shown.length === 0 ? <p class="empty">{t.none}</p> : null}
      <ol>
        {shown.map((event) => (
          <li key={event.seq}>
            <small>
              {t.round(event.round)} · {phases[event.phase]} · {moment(event.at)}
            </small>
            <bdi>{localText(event.text, event.data)}</bdi>
          </li>
        ))}
      </ol>
    </main>
  );
};
