/** The page's screens by address. Those that are not needed at once come when they are. */
import { ErrorBoundary, LocationProvider, Route, Router } from 'preact-iso';
import { Landing } from './landing/landing';
import { LogIn } from './account/log-in';
import { NotFound } from './landing/not-found';
import { lazy } from './ui/lazy';
import { NoticesHere } from './notices/notices-here';
import { NewVersion } from './ui/new-version';
import { PushOffer } from './push/push-offer';
import { WorkerHere } from './push/worker-here';
import { Notices } from './ui/notices';

const Join = lazy(() => import('./account/join').then((part) => part.Join));
const Reset = lazy(() => import('./account/reset').then((part) => part.Reset));
const Forgotten = lazy(() => import('./account/forgotten').then((part) => part.Forgotten));
const Unsubscribe = lazy(() => import('./account/unsubscribe').then((part) => part.Unsubscribe));
const Confirm = lazy(() => import('./account/confirm').then((part) => part.Confirm));
const Account = lazy(() => import('./account/account').then((part) => part.Account));
const SetUp = lazy(() => import('./gm/before-start/set-up').then((part) => part.SetUp));
const CampaignPage = lazy(() => import('./campaign/campaign-page').then((part) => part.CampaignPage));
const NoticesScreen = lazy(() => import('./notices/notices').then((part) => part.NoticesScreen));
const NoticeSettings = lazy(() => import('./notices/settings').then((part) => part.NoticeSettings));
const MatchPage = lazy(() => import('./match/match-page').then((part) => part.MatchPage));
const Lobby = lazy(() => import('./lobby/lobby').then((part) => part.Lobby));
const Figures = lazy(() => import('./figures/figures').then((part) => part.Figures));
const NewMatch = lazy(() => import('./lobby/new-match').then((part) => part.NewMatch));
const InviteToMatch = lazy(() => import('./lobby/inviting/invite').then((part) => part.InviteToMatch));
const JoinMatch = lazy(() => import('./lobby/join-match').then((part) => part.JoinMatch));
const ReplayPage = lazy(() => import('./replay/replay').then((part) => part.ReplayPage));
const Rulebook = lazy(() => import('./history/rulebook/rulebook').then((part) => part.Rulebook));

export const App = () => (
  <LocationProvider>
    <ErrorBoundary>
      <Router>
        <Route path="/" component={Landing} />
        <Route path="/login" component={LogIn} />
        <Route path="/join" component={Join} />
        <Route path="/join/:code" component={Join} />
        <Route path="/reset" component={Reset} />
        <Route path="/forgotten" component={Forgotten} />
        <Route path="/confirm" component={Confirm} />
        <Route path="/unsubscribe" component={Unsubscribe} />
        <Route path="/me" component={Account} />
        <Route path="/notices" component={NoticesScreen} />
        <Route path="/notices/settings" component={NoticeSettings} />
        <Route path="/new" component={SetUp} />
        <Route path="/rules" component={Rulebook} />
        <Route path="/rules/:rule" component={Rulebook} />
        <Route path="/m" component={Lobby} />
        <Route path="/m/new" component={NewMatch} />
        <Route path="/m/figures" component={Figures} />
        <Route path="/m/join/:match/:seat" component={JoinMatch} />
        <Route path="/m/:id/invite" component={InviteToMatch} />
        <Route path="/m/:id/replay" component={ReplayPage} />
        <Route path="/m/:id" component={MatchPage} />
        <Route path="/m/:id/list" component={MatchPage} />
        <Route path="/c/:id" component={CampaignPage} />
        <Route path="/c/:id/*" component={CampaignPage} />
        <Route default component={NotFound} />
      </Router>
    </ErrorBoundary>
    <NewVersion />
    <Notices />
    <NoticesHere />
    <PushOffer />
    <WorkerHere />
  </LocationProvider>
);
