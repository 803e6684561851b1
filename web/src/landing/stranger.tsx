/**
 * The first minute of a stranger: what this is, with a map; how to join, open a campaign or log in; and the
 * demo one tap away.
 */
import { useMemo, useEffect } from 'preact/hooks';
import { ErrorBoundary, lazy, useLocation } from 'preact-iso';
import { logIn } from '../api/session';
import { words } from '../text/words';
import { Brand } from '../ui/front';
import { Icon } from '../ui/icon';
import { ProblemNote } from '../ui/form/problem';
import { SeatMark } from '../ui/marks/seat-mark';
import { Switches } from '../ui/switches';
import { useTask } from '../ui/form/use-task';
import { useTitle } from '../ui/device/title';
import { askForDemo, cameByDemo, demo, type Demo } from './demo';
import { inventedPlanet } from './invented-planet';
import './landing.css';

const PlanetPicture = lazy(() => import('./planet-picture').then((part) => part.PlanetPicture));

const t = words(
  {
    brand: 'Campaign host',
    title: 'One planet. Orders in secret.',
    what: 'Lead your BattleMechs for weeks, a few minutes a day, from your phone. You see what they see. You play the fights yourselves: at a table, in MegaMek or here.',
    join: 'Join with a code or link',
    open: 'Open a campaign',
    match: 'Fight a single battle',
    logIn: 'Log in',
    demo: 'Look around the demo',
    oneTap: 'one tap',
    gm: 'Game master',
    fans: 'Made by fans. Not affiliated with or endorsed by the owners of BattleTech.',
    api: 'For programmers: the API',
    rules: 'The rules',
  },
  {
    brand: 'Feldzug',
    title: 'Ein Planet. Geheime Befehle.',
    what: 'Führe deine BattleMechs wochenlang, ein paar Minuten am Tag, vom Telefon aus. Du siehst, was sie sehen. Die Gefechte spielt ihr selbst: am Tisch, in MegaMek oder hier.',
    join: 'Mit Code oder Link beitreten',
    open: 'Kampagne eröffnen',
    match: 'Ein einzelnes Gefecht austragen',
    logIn: 'Anmelden',
    demo: 'Die Demo ansehen',
    oneTap: 'einmal tippen',
    gm: 'Spielleitung',
    fans: 'Von Fans gemacht. Ohne Verbindung zu den Inhabern von BattleTech und nicht von ihnen unterstützt.',
    api: 'Für Programmierer: die API',
    rules: 'Die Regeln',
  },
);

const DemoLogins = ({ offered }: { readonly offered: Demo }) => {
  const { route } = useLocation();
  const task = useTask();
  const players = offered.logins.filter(({ role }) => role === 'player');
  const seatOf = (email: string): number => players.findIndex((one) => one.email === email) + 1;
  const enter = (email: string, password: string): void =>
    void task
      .run(async () => {
        cameByDemo(email);
        await logIn(email, password);
      })
      .then((done) => done && route(`/c/${offered.campaign.id}`));
  return (
    <section class="demo" aria-labelledby="demo">
      <div class="demo-head">
        <h2 id="demo">{t.demo}</h2>
        <span class="cap">{t.oneTap}</span>
      </div>
      <ProblemNote error={task.error} />
      <div class="demo-logins">
        {[...players, ...offered.logins.filter(({ role }) => role === 'gm')].map(
          ({ role, displayName, email, password, force }) => (
            <button key={email} disabled={task.busy} onClick={() => enter(email, password)}>
              {role === 'gm' ? (
                <Icon name="gm" size={24} />
              ) : (
                <SeatMark seat={seatOf(email)} size={24} label={null} />
              )}
              <b>{role === 'gm' ? t.gm : <bdi>{displayName}</bdi>}</b>
              {force === null ? null : (
                <small>
                  <bdi>{force}</bdi>
                </small>
              )}
            </button>
          ),
        )}
      </div>
    </section>
  );
};

export const Stranger = () => {
  useTitle(t.brand);
  useEffect(() => void askForDemo(), []);
  const offered = demo.value;
  const planet = useMemo(
    () => (offered === undefined ? null : (offered?.map ?? inventedPlanet())),
    [offered],
  );
  return (
    <div class="landing">
      <header class="hero">
        <ErrorBoundary>{planet === null ? null : <PlanetPicture planet={planet} />}</ErrorBoundary>
        <Brand />
        <Switches />
      </header>
      <div class="landing-body">
        <main>
          <h1>{t.title}</h1>
          <p class="what">{t.what}</p>
          <div class="ways">
            <a class="btn go" href="/join">
              {t.join}
            </a>
            <a class="btn" href="/new">
              {t.open}
            </a>
            <a class="btn" href="/m">
              {t.match}
            </a>
            <a class="btn" href="/login">
              {t.logIn}
            </a>
          </div>
          {offered == null ? null : <DemoLogins offered={offered} />}
        </main>
        <footer class="small-print">
          <p>{t.fans}</p>
          <nav class="row wrap" aria-label={t.rules}>
            <a class="quiet-link" href="/rules">
              {t.rules}
            </a>
            <a class="quiet-link" href="/docs" target="_blank" rel="noreferrer">
              {t.api}
            </a>
          </nav>
        </footer>
      </div>
    </div>
  );
};
