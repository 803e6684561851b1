/**
 * A match at its table, for any game system: made from the scene, cards and offers that the server sends, and
 * nothing else.
 */
import { useComputed } from '@preact/signals';
import { useLocation, useRoute } from 'preact-iso';
import { useEffect, useMemo } from 'preact/hooks';
import { user } from '../api/session';
import { NotFound } from '../landing/not-found';
import { Icon } from '../ui/icon';
import { isWide } from '../ui/device/is-wide';
import { ProblemNote } from '../ui/form/problem';
import { useTask } from '../ui/form/use-task';
import { AwaitedList } from './awaited-list';
import { DecidingContext } from './deciding/context';
import { Deciding } from './deciding/deciding';
import { Ended } from './ended';
import { LookedContext, newLooked } from './units/looked';
import { MatchContext, MatchLive } from './match-live';
import { MatchHead } from './match-head';
import { OpenProposals } from './match-menu';
import { Playback } from './log/playback';
import { TableList } from './table-list';
import { TableView } from './table-view';
import { ToldList } from './log/told-list';
import { Tray } from './deciding/tray';
import { Trays } from './trays';
import { UnitPanel } from './units/unit-panel';
import { UnitSheet } from './units/unit-sheet';
import { useMatchKeys } from './deciding/use-match-keys';
import { useMyTurn } from './use-my-turn';
import { t } from './words';
import './match.css';

const TOLD_SHOWN = 12;

interface TableProps {
  readonly live: MatchLive;
  readonly playback: Playback;
  readonly isList: boolean;
  readonly other: string;
  readonly replay: string;
  /** The battle's page, or the lobby. */
  readonly back: string;
  readonly isBattle: boolean;
}

const Proposed = ({ live }: Pick<TableProps, 'live'>) => {
  const task = useTask();
  const view = live.view.value;
  if (view === null || view.match.proposals.length === 0) return null;
  return (
    <div class="mt-proposals" role="status">
      <ProblemNote error={task.error} />
      <OpenProposals
        view={view}
        run={(work) =>
          void task.run(async () => {
            await work();
            await live.refresh();
          })
        }
      />
    </div>
  );
};

const Screen = ({ live, playback, isList, other, replay, back, isBattle }: TableProps) => {
  useMatchKeys();
  const view = live.view.value;
  const board = live.board.value;
  const scene = useComputed(() => playback.scene.value ?? live.view.value?.scene ?? null).value;
  if (view === null || board === null || scene === null)
    return (
      <main class="mt-main">
        <p class="empty">{t.loading}</p>
        <ProblemNote error={live.failure.value} />
      </main>
    );
  const plays = view.you !== null && view.match.state === 'running';
  const wide = isWide.value;
  return (
    <main class="mt-main">
      {wide ? (
        <aside class="mt-panel" aria-label={t.awaited}>
          <AwaitedList />
          <div class="mt-sec">
            <h2>{t.told}</h2>
          </div>
          <ToldList most={TOLD_SHOWN} />
        </aside>
      ) : null}
      <div class="mt-middle">
        <Proposed live={live} />
        <div class="mt-shown">
          {isList ? <TableList /> : <TableView board={board} scene={scene} playback={playback} />}
          <a class="btn icon mt-switch" href={other} aria-label={isList ? t.map : t.list}>
            <Icon name={isList ? 'map' : 'orders'} />
          </a>
        </div>
        {wide ? null : <UnitSheet />}
        {plays ? <Tray /> : null}
        <Ended back={back} isBattle={isBattle} replay={replay} />
      </div>
      {wide ? (
        <aside class="mt-panel" aria-label={t.card}>
          <UnitPanel />
          <Trays trays={view.scene.trays} />
        </aside>
      ) : null}
    </main>
  );
};

const first = (value: string | undefined): string | null =>
  value === undefined || value === '' ? null : value;

export const MatchPage = () => {
  const { params } = useRoute();
  const { path, query, url, route } = useLocation();
  const match = params['id'] ?? '';
  const seat = first(query['seat']);
  const watch = first(query['watch']);
  const [live, deciding, playback, looked] = useMemo(() => {
    const made = new MatchLive({ match, seat, watch });
    return [made, new Deciding(made), new Playback(made), newLooked()] as const;
  }, [match, seat, watch]);
  const decision = first(query['decision']);
  useEffect(() => {
    if (decision !== null) deciding.open(decision);
  }, [deciding, decision]);
  const isNobody = user.value === null;
  useEffect(() => {
    if (isNobody) {
      route(`/login?next=${encodeURIComponent(url)}`, true);
      return undefined;
    }
    const ends = [live.start(), deciding.start(), playback.start()];
    return () => ends.forEach((end) => end());
  }, [live, isNobody]);
  const view = live.view.value;
  useMyTurn({
    match,
    title: view === null ? t.table : `${view.match.title} · ${t.table}`,
    left: view === null || view.you === null ? null : deciding.left.value,
  });
  if (live.gone.value && !isNobody) return <NotFound />;
  const isList = path.endsWith('/list');
  const search = url.includes('?') ? url.slice(url.indexOf('?')) : '';
  const battle = view?.match.battle as
    { readonly campaign: string; readonly battle: string } | null | undefined;
  const back = battle == null ? '/m' : `/c/${battle.campaign}/b/${battle.battle}`;
  return (
    <MatchContext.Provider value={live}>
      <DecidingContext.Provider value={deciding}>
        <LookedContext.Provider value={looked}>
          <div class="mt">
            <MatchHead back={back} />
            <Screen
              live={live}
              playback={playback}
              isList={isList}
              other={`/m/${match}${isList ? '' : '/list'}${search}`}
              replay={`/m/${match}/replay${search}`}
              back={back}
              isBattle={battle != null}
            />
          </div>
        </LookedContext.Provider>
      </DecidingContext.Provider>
    </MatchContext.Provider>
  );
};
