/** A campaign: its frame, and in it the screen of the address. */
import { ErrorBoundary, Route, Router, useLocation, useRoute } from 'preact-iso';
import { useEffect, useMemo } from 'preact/hooks';
import { WorksheetsWaiting } from '../battles/worksheet/worksheets-waiting';
import { leftByChoice, user } from '../api/session';
import { useMail } from '../messages/use-mail';
import { NotFoundHere } from '../landing/not-found';
import { TodoGuide } from '../orders/todo-guide';
import { words } from '../text/words';
import { lazy } from '../ui/lazy';
import { tell } from '../ui/notices';
import { ProblemNote } from '../ui/form/problem';
import { Bar } from './bar';
import { cameFrom } from './came-from';
import { Gone } from './gone';
import { Live, LiveContext, useLive } from './live';
import { News } from './news';
import { PhaseClosed } from './phase-closed';
import { RuleSheet } from './rule-sheet';
import { SheetConflict } from './sheet/sheet-conflict';
import { TitleBlock } from './title-block';
import { TodoLine } from './todo-line';
import './frame.css';

const t = words(
  { ended: 'Your login has ended. What was not sent waits on this device until you log in again.' },
  {
    ended:
      'Deine Anmeldung ist zu Ende. Was nicht gesendet war, wartet auf diesem Gerät, bis du dich wieder anmeldest.',
  },
);

const Planet = lazy(() => import('../planet/planet').then((part) => part.Planet));
const PlanetList = lazy(() => import('../planet/planet-list').then((part) => part.PlanetList));
const Supply = lazy(() => import('../supply/supply').then((part) => part.Supply));
const Force = lazy(() => import('../force/force').then((part) => part.Force));
const ForceBuilder = lazy(() => import('../force/builder/force-builder').then((part) => part.ForceBuilder));
const Battles = lazy(() => import('../battles/battles').then((part) => part.Battles));
const Battle = lazy(() => import('../battles/battle').then((part) => part.Battle));
const Worksheet = lazy(() => import('../battles/worksheet/worksheet').then((part) => part.Worksheet));
const ReportScreen = lazy(() => import('../battles/report/report-screen').then((part) => part.ReportScreen));
const War = lazy(() => import('../history/war').then((part) => part.War));
const RoundStory = lazy(() => import('../history/round/round').then((part) => part.RoundStory));
const Statistics = lazy(() => import('../history/statistics').then((part) => part.StatisticsPage));
const Messages = lazy(() => import('../messages/messages').then((part) => part.Messages));
const CalendarPage = lazy(() => import('../calendar/calendar').then((part) => part.CalendarPage));
const Programs = lazy(() => import('../programs/programs').then((part) => part.Programs));
const Desk = lazy(() => import('../gm/desk').then((part) => part.Desk));
const MapEditor = lazy(() => import('../gm/map/map-editor').then((part) => part.MapEditor));
const Seats = lazy(() => import('../gm/seats').then((part) => part.Seats));
const Boards = lazy(() => import('../gm/boards/boards').then((part) => part.Boards));
const GmLog = lazy(() => import('../gm/log').then((part) => part.GmLog));
const Muster = lazy(() => import('../gm/before-start/muster').then((part) => part.Muster));

/**
 * Before the start there is no planet to look at yet: the game master sets up, players build their forces.
 * One component for both, so that the map stays.
 */
const Home = () => (useLive().campaign.value?.status === 'setup' ? <Muster /> : <Planet />);

const Screens = ({ live }: { readonly live: Live }) => {
  if (live.campaign.value === null)
    return (
      <main class="main">
        {live.failure.value === null ? null : <ProblemNote error={live.failure.value} />}
      </main>
    );
  return (
    <ErrorBoundary>
      <Router>
        <Route path="/" component={Home} />
        <Route path="/list" component={PlanetList} />
        <Route path="/supply" component={Supply} />
        <Route path="/force" component={Force} />
        <Route path="/force/build" component={ForceBuilder} />
        <Route path="/battles" component={Battles} />
        <Route path="/b/:battle" component={Battle} />
        <Route path="/b/:battle/sheet" component={Worksheet} />
        <Route path="/b/:battle/report" component={ReportScreen} />
        <Route path="/war" component={War} />
        <Route path="/war/stats" component={Statistics} />
        <Route path="/war/:round" component={RoundStory} />
        <Route path="/messages" component={Messages} />
        <Route path="/calendar" component={CalendarPage} />
        <Route path="/programs" component={Programs} />
        <Route path="/gm" component={Desk} />
        <Route path="/gm/map" component={MapEditor} />
        <Route path="/gm/seats" component={Seats} />
        <Route path="/gm/boards" component={Boards} />
        <Route path="/gm/log" component={GmLog} />
        <Route default component={NotFoundHere} />
      </Router>
    </ErrorBoundary>
  );
};

// Most come for the map: it is loaded while the server is asked.
if (/^\/c\/[^/]+\/?$/.test(location.pathname)) void Planet.preload();

/** Focused tasks hide the bar. */
const FOCUSED = /\/(b\/[^/]+\/(sheet|report)|gm\/map|force\/build)$/;

export const CampaignPage = () => {
  const { params } = useRoute();
  const { path, url, route } = useLocation();
  const id = params['id'] ?? '';
  const live = useMemo(() => new Live(id), [id]);
  // Undefined: it is being found out, and the campaign is asked for meanwhile.
  const isNobody = user.value === null;
  useEffect(() => {
    if (!isNobody) return live.start();
    // Not by who has just opened it: whoever was in it is told why they see the login.
    if (live.campaign.value !== null && !leftByChoice()) tell(t.ended, true);
    route(`/login?next=${encodeURIComponent(url)}`, true);
    return undefined;
  }, [live, isNobody]);
  useMail(live);
  const name = live.campaign.value?.name;
  useEffect(() => {
    // The address has changed already when this screen is left.
    if (name !== undefined && url.startsWith(`/c/${id}`)) cameFrom.value = { name, href: url };
  }, [name, url]);
  if (live.gone.value && !isNobody) return <Gone live={live} />;
  return (
    <LiveContext.Provider value={live}>
      <div class={FOCUSED.test(path) ? 'app focused' : 'app'}>
        <TitleBlock />
        <div class="content">
          <TodoLine />
          <Screens live={live} />
        </div>
        {FOCUSED.test(path) ? null : <Bar />}
      </div>
      <TodoGuide />
      <News />
      <SheetConflict />
      <WorksheetsWaiting />
      <PhaseClosed />
      <RuleSheet />
    </LiveContext.Provider>
  );
};
