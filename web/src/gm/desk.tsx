/** The game master's desk: what needs them, the players, the clock, and the acts on all. */
import { useSignal, type Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { api, ok, type Schemas } from '../api/client';
import { useLive, type Live } from '../campaign/live';
import { moment, timeLeft } from '../text/format';
import { phases } from '../text/terms';
import { plural, words } from '../text/words';
import { Icon } from '../ui/icon';
import { tell } from '../ui/notices';
import { ProblemNote, sentenceOf } from '../ui/problem';
import { SeatMark } from '../ui/seat-mark';
import { now } from '../ui/use-now';
import { useTitle } from '../ui/title';
import { Acts } from './acts';
import { Muster } from './muster';
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
    nudged: (name: string) => `${name} was nudged.`,
    seen: (at: string) => `last here ${at}`,
    disputed: (hex: string) => `Battle in ${hex}: the report is disputed`,
    overdue: (hex: string) => `Battle in ${hex} is overdue`,
    look: 'Look',
    lateSeat: (name: string) => `${name} is late`,
    empty: (name: string) => `Nobody plays ${name}`,
    invite: 'Invite',
    seats: 'Members and engines',
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
    players: 'Mitspieler',
    clock: 'Uhr',
    orders: (count: number) => plural(count, 'ein Befehl gespeichert', `${count} Befehle gespeichert`),
    none: 'noch keine Befehle',
    ready: 'bereit',
    late: 'spät',
    out: 'ausgeschieden',
    vacant: 'niemand spielt sie',
    nudge: 'Anstoßen',
    nudged: (name: string) => `${name} wurde angestoßen.`,
    seen: (at: string) => `zuletzt da ${at}`,
    disputed: (hex: string) => `Gefecht in ${hex}: der Bericht ist bestritten`,
    overdue: (hex: string) => `Gefecht in ${hex} ist überfällig`,
    look: 'Ansehen',
    lateSeat: (name: string) => `${name} ist spät`,
    empty: (name: string) => `Niemand spielt ${name}`,
    invite: 'Einladen',
    seats: 'Mitglieder und Engines',
    log: 'Alle Ereignisse',
    map: 'Die Wahrheit auf der Karte',
    left: 'noch',
    deadline: 'Frist',
    paused: 'Der Krieg ruht.',
    open: 'keine',
  },
);

type Seats = Schemas['Seats'];
type Seat = Seats['items'][number];
interface Need {
  readonly text: string;
  readonly verb: string;
  readonly href?: string;
  readonly act?: () => void;
}

const nudge = (live: Live, { force, name }: Seat): void =>
  void ok(api.POST('/v1/campaigns/{id}/gm/nudge', { params: { path: { id: live.id } }, body: { force } })).then(
    () => {
      tell(t.nudged(name));
      void live.refresh();
    },
    (failed: unknown) => tell(sentenceOf(failed), true),
  );

const needsOf = (live: Live, seats: Seats | null, battles: readonly Schemas['BattleSummary'][]): readonly Need[] => {
  const below = `/c/${live.id}`;
  return [
    ...battles.filter(({ state }) => state === 'disputed').map(({ id, hex }) => ({ text: t.disputed(hex), verb: t.look, href: `${below}/b/${id}` })),
    ...battles
      .filter(({ state, overdue }) => overdue && state !== 'done' && state !== 'called-off' && state !== 'disputed')
      .map(({ id, hex }) => ({ text: t.overdue(hex), verb: t.look, href: `${below}/b/${id}` })),
    ...(seats?.items ?? [])
      .filter(({ late, player }) => late && player !== null)
      .map((seat) => ({ text: t.lateSeat(seat.name), verb: t.nudge, act: () => nudge(live, seat) })),
    ...(seats?.items ?? [])
      .filter(({ player, out }) => player === null && !out)
      .map(({ name }) => ({ text: t.empty(name), verb: t.invite, href: `${below}/gm/seats` })),
  ];
};

const NeedRow = ({ need: { text, verb, href, act } }: { readonly need: Need }) => (
  <li class="need">
    <Icon name="warn" />
    <b>
      <bdi>{text}</bdi>
    </b>
    {href === undefined ? (
      <button class="btn" onClick={act}>
        {verb}
      </button>
    ) : (
      <a class="btn" href={href}>
        {verb}
      </a>
    )}
  </li>
);

const SeatRow = ({ live, seat }: { readonly live: Live; readonly seat: Seat }) => {
  const { name, player, ready, out, late, orders, savedAt, lastSeen, waitedFor } = seat;
  const state = out ? t.out : player === null ? t.vacant : ready ? t.ready : late ? t.late : orders === null ? t.none : t.orders(orders);
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
      {waitedFor ? (
        <button class="btn" onClick={() => nudge(live, seat)}>
          {t.nudge}
        </button>
      ) : null}
    </li>
  );
};

const useDesk = (
  live: Live,
): { readonly seats: Signal<Seats | null>; readonly battles: Signal<readonly Schemas['BattleSummary'][]>; readonly failed: Signal<unknown> } => {
  const seats = useSignal<Seats | null>(null);
  const battles = useSignal<readonly Schemas['BattleSummary'][]>([]);
  const failed = useSignal<unknown>(null);
  const begun = live.campaign.value?.status !== 'setup';
  useEffect(() => {
    if (!begun) return;
    const path = { params: { path: { id: live.id } } };
    Promise.all([ok(api.GET('/v1/campaigns/{id}/gm/seats', path)), ok(api.GET('/v1/campaigns/{id}/battles', path))]).then(
      ([told, fought]) => {
        seats.value = told;
        battles.value = fought.items;
        failed.value = null;
      },
      (error: unknown) => (failed.value = error),
    );
  }, [live.id, begun, live.version.value]);
  return { seats, battles, failed };
};

export const Desk = () => {
  const live = useLive();
  const { seats, battles, failed } = useDesk(live);
  useTitle(t.title);
  const campaign = live.campaign.value;
  if (campaign === null) return null;
  if (campaign.status === 'setup') return <Muster />;
  const needs = needsOf(live, seats.value, battles.value);
  const items = seats.value?.items ?? [];
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
        <ProblemNote error={failed.value} />
        {needs.length === 0 ? (
          <p class="empty">{t.quiet(items.filter(({ ready }) => ready).length, items.filter(({ out }) => !out).length)}</p>
        ) : null}
        <ul>
          {needs.map((need) => (
            <NeedRow key={need.text} need={need} />
          ))}
        </ul>
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
          <a class="btn" href={`/c/${live.id}/gm/seats`}>
            <Icon name="pilot" /> {t.seats}
          </a>
          <a class="btn" href={`/c/${live.id}/gm/log`}>
            <Icon name="history" /> {t.log}
          </a>
        </nav>
      </section>
    </main>
  );
};
