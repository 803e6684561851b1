/** The game master's desk: what needs them, the players, the clock, and the acts on all. */
import type { Schemas } from '../api/client';
import { useLive, type Live } from '../campaign/live';
import { moment, timeLeft } from '../text/format';
import { phases } from '../text/terms';
import { plural, words } from '../text/words';
import { Icon } from '../ui/icon';
import { ProblemNote } from '../ui/form/problem';
import { SeatMark } from '../ui/marks/seat-mark';
import { now } from '../ui/device/use-now';
import { useTitle } from '../ui/device/title';
import { Acts } from './acts/acts';
import { DeskMatches } from './desk-matches';
import { Muster } from './before-start/muster';
import { keyOf, NeedRow } from './need-row';
import { needsOf } from './needs';
import { NotGm } from './not-gm';
import { nudge } from './nudge';
import { t as boards } from './boards/words';
import { useDesk } from './use-desk';
import './desk.css';

const t = words(
  {
    title: 'Desk',
    needs: 'Needs you',
    quiet: (ready: number, all: number) => `All quiet. ${ready} of ${all} ready.`,
    players: 'Players',
    clock: 'Clock',
    orders: (count: number) => plural(count, 'one order saved', `${count} orders saved`),
    none: 'no orders yet',
    ready: 'ready',
    late: 'late',
    out: 'out',
    vacant: 'nobody plays it',
    nudge: 'Nudge',
    seen: (at: string) => `last here ${at}`,
    see: (name: string) => `See with the eyes of ${name}`,
    seats: 'Members and engines',
    calendar: 'Calendar and vacations',
    log: 'All events',
    map: 'The truth on the map',
    left: 'left',
    deadline: 'Deadline',
    paused: 'The war is paused.',
    open: 'none',
  },
  {
    title: 'Pult',
    needs: 'Braucht dich',
    quiet: (ready: number, all: number) => `Alles ruhig. ${ready} von ${all} bereit.`,
    players: 'Spieler',
    clock: 'Uhr',
    orders: (count: number) => plural(count, 'ein Befehl gespeichert', `${count} Befehle gespeichert`),
    none: 'noch keine Befehle',
    ready: 'bereit',
    late: 'zu spät',
    out: 'ausgeschieden',
    vacant: 'niemand spielt sie',
    nudge: 'Anstoßen',
    seen: (at: string) => `zuletzt da ${at}`,
    see: (name: string) => `Mit den Augen von ${name} sehen`,
    seats: 'Mitglieder und Engines',
    calendar: 'Kalender und Urlaub',
    log: 'Alle Ereignisse',
    map: 'Die Wahrheit auf der Karte',
    left: 'noch',
    deadline: 'Frist',
    paused: 'Der Krieg ist angehalten.',
    open: 'keine',
  },
);

type Seat = Schemas['Seats']['items'][number];

const SeatRow = ({ live, seat }: { readonly live: Live; readonly seat: Seat }) => {
  const { name, player, ready, out, late, orders, savedAt, lastSeen, waitedFor } = seat;
  const state = out
    ? t.out
    : player === null
      ? t.vacant
      : ready
        ? t.ready
        : late
          ? t.late
          : orders === null
            ? t.none
            : t.orders(orders);
  return (
    <li class="need">
      <SeatMark seat={seat.seat} label={null} hollow={!ready} check={ready} size={26} />
      <div class="need-who">
        <b>
          <bdi>{name}</bdi>
        </b>
        <small>
          <bdi>{player}</bdi> {lastSeen === null ? '' : `· ${t.seen(moment(lastSeen))}`}
        </small>
        <span class={ready ? 'tag good' : late ? 'tag bad' : 'tag'}>
          {state}
          {savedAt === null || ready ? '' : ` · ${moment(savedAt)}`}
        </span>
      </div>
      <div class="row">
        <a
          class="btn icon quiet"
          href={`/c/${live.id}?as=${encodeURIComponent(seat.force)}`}
          aria-label={t.see(name)}
        >
          <Icon name="eye" />
        </a>
        {waitedFor ? (
          <button class="btn" onClick={() => nudge(live, seat)}>
            {t.nudge}
          </button>
        ) : null}
      </div>
    </li>
  );
};

export const Desk = () => {
  const live = useLive();
  const { state, failed } = useDesk(live);
  useTitle(t.title);
  const campaign = live.campaign.value;
  if (campaign === null) return null;
  if (campaign.status === 'setup') return <Muster />;
  if (campaign.role !== 'gm') return <NotGm />;
  const needs = state === null ? [] : needsOf({ ...state, campaign });
  const items = state?.seats ?? [];
  const deadline =
    campaign.status === 'paused'
      ? t.paused
      : campaign.deadline === null
        ? t.open
        : `${moment(campaign.deadline)} · ${t.left} ${timeLeft(campaign.deadline, now.value)}`;
  return (
    <main class="screen desk">
      <h1 class="vh">{t.title}</h1>
      <section>
        <div class="sec">
          <h2>{t.needs}</h2>
          <span class="cap">{needs.length}</span>
        </div>
        <ProblemNote error={failed} />
        {state !== null && needs.length === 0 ? (
          <p class="empty">
            {t.quiet(items.filter(({ ready }) => ready).length, items.filter(({ out }) => !out).length)}
          </p>
        ) : null}
        <ul>
          {needs.map((need) => (
            <NeedRow key={keyOf(need)} live={live} need={need} />
          ))}
        </ul>
        {state === null ? null : <DeskMatches live={live} battles={state.battles} />}
        <div class="sec">
          <h2>{t.players}</h2>
        </div>
        <ul>
          {items.map((seat) => (
            <SeatRow key={seat.force} live={live} seat={seat} />
          ))}
        </ul>
      </section>
      <section>
        <div class="sec">
          <h2>{t.clock}</h2>
          <span class="cap">{phases[campaign.phase]}</span>
        </div>
        <p class="desk-clock">
          <small>{t.deadline}</small>
          <b class="num">{deadline}</b>
        </p>
        <Acts live={live} />
        <nav class="desk-more" aria-label={t.title}>
          <a class="btn" href={`/c/${live.id}`}>
            <Icon name="eye" /> {t.map}
          </a>
          <a class="btn" href={`/c/${live.id}/calendar`}>
            <Icon name="clock" /> {t.calendar}
          </a>
          <a class="btn" href={`/c/${live.id}/gm/seats`}>
            <Icon name="pilot" /> {t.seats}
          </a>
          <a class="btn" href={`/c/${live.id}/gm/boards`}>
            <Icon name="map" /> {boards.title}
          </a>
          <a class="btn" href={`/c/${live.id}/gm/log`}>
            <Icon name="history" /> {t.log}
          </a>
        </nav>
      </section>
    </main>
  );
};
