/** One of my campaigns: its phase, how long there is time, and what is still missing of mine. */
import { useEffect, useState } from 'preact/hooks';
import { api, type Schemas } from '../api/client';
import { newestDraft } from '../campaign/sheet/kept-drafts';
import { timeLeft } from '../text/format';
import { phases } from '../text/terms';
import { plural, words } from '../text/words';
import { Icon } from '../ui/icon';
import { SeatMark } from '../ui/marks/seat-mark';
import { now } from '../ui/device/use-now';

const t = words(
  {
    gm: 'Game master',
    observer: 'Observer',
    round: (round: number) => `Round ${round}`,
    left: 'left',
    paused: 'Paused',
    over: 'Over',
    build: 'Build your force',
    handedIn: 'Your force is handed in',
    free: (count: number) => `${count} ${plural(count, 'seat is', 'seats are')} free`,
    notIn: (count: number) => `${count} ${plural(count, 'force is', 'forces are')} missing`,
    startable: 'Everybody is there: start',
    ready: 'You are ready',
    notReady: (orders: number) =>
      orders === 0 ? 'No orders yet' : `${orders} ${plural(orders, 'order', 'orders')} saved, not ready`,
    waits: (count: number) => `${count} not ready`,
    allReady: 'All are ready',
    watch: 'You watch',
    waiting: (orders: number) =>
      orders === 0
        ? 'A change waits on this device'
        : `Not sent: ${orders} ${plural(orders, 'order waits', 'orders wait')} on this device`,
  },
  {
    gm: 'Spielleitung',
    observer: 'Zuschauer',
    round: (round: number) => `Runde ${round}`,
    left: 'noch',
    paused: 'Pause',
    over: 'Vorbei',
    build: 'Bau deine Truppe',
    handedIn: 'Deine Truppe ist abgegeben',
    free: (count: number) => `${count} ${plural(count, 'Platz ist', 'Plätze sind')} frei`,
    notIn: (count: number) => `${count} ${plural(count, 'Truppe fehlt', 'Truppen fehlen')}`,
    startable: 'Alle sind da: beginnen',
    ready: 'Du bist bereit',
    notReady: (orders: number) =>
      orders === 0
        ? 'Noch keine Befehle'
        : `${orders} ${plural(orders, 'Befehl', 'Befehle')} gespeichert, nicht bereit`,
    waits: (count: number) => `${count} nicht bereit`,
    allReady: 'Alle sind bereit',
    watch: 'Du schaust zu',
    waiting: (orders: number) =>
      orders === 0
        ? 'Eine Änderung wartet auf diesem Gerät'
        : `Nicht gesendet: ${orders} ${plural(orders, 'Befehl wartet', 'Befehle warten')} auf diesem Gerät`,
  },
);

type Campaign = Schemas['Campaign'];
interface Missing {
  readonly text: string;
  /** Something of mine is awaited. */
  readonly open: boolean;
  /** It has not reached the server. */
  readonly waits?: true;
}

const beforeStart = ({ role, seats, myForce }: Campaign): Missing => {
  if (role === 'observer') return { text: t.watch, open: false };
  if (role === 'player') {
    const submitted = seats.find(({ force }) => force === myForce)?.submitted === true;
    return { text: submitted ? t.handedIn : t.build, open: !submitted };
  }
  const free = seats.filter((seat) => seat.user === null).length;
  const missing = seats.filter((seat) => !seat.submitted).length;
  if (free > 0) return { text: t.free(free), open: true };
  return missing > 0 ? { text: t.notIn(missing), open: false } : { text: t.startable, open: true };
};

/** What of a running campaign only another request can tell. */
type Asked = { readonly ready: boolean; readonly orders: number } | { readonly waits: number };

const ask = async ({ id, role }: Campaign): Promise<Asked | null> => {
  const path = { params: { path: { id } } };
  if (role === 'gm') {
    const { data } = await api.GET('/v1/campaigns/{id}/gm/seats', path);
    return data === undefined ? null : { waits: data.items.filter(({ waitedFor }) => waitedFor).length };
  }
  const { data } = await api.GET('/v1/campaigns/{id}/orders', path);
  return data === undefined ? null : { ready: data.ready, orders: data.orders.length };
};

const whilePlaying = (asked: Asked): Missing =>
  'waits' in asked
    ? { text: asked.waits === 0 ? t.allReady : t.waits(asked.waits), open: false }
    : { text: asked.ready ? t.ready : t.notReady(asked.orders), open: !asked.ready };

const useMissing = (campaign: Campaign): Missing | null => {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [waiting, setWaiting] = useState<number | null>(null);
  const playing = campaign.status === 'running' && campaign.role !== 'observer';
  useEffect(() => {
    if (campaign.role === 'player')
      void newestDraft(campaign.id).then((kept) => setWaiting(kept?.draft.orders.length ?? null));
    if (playing)
      void ask(campaign)
        .then(setAsked)
        .catch(() => undefined);
  }, [campaign.id, playing]);
  if (waiting !== null && campaign.status !== 'finished')
    return { text: t.waiting(waiting), open: true, waits: true };
  if (campaign.status === 'setup') return beforeStart(campaign);
  if (playing) return asked === null ? null : whilePlaying(asked);
  return campaign.role === 'observer' && campaign.status !== 'finished'
    ? { text: t.watch, open: false }
    : null;
};

const Time = ({ campaign }: { readonly campaign: Campaign }) => {
  if (campaign.status === 'paused') return <b>{t.paused}</b>;
  if (campaign.status !== 'running' || campaign.deadline === null) return null;
  return (
    <span>
      <small>{t.left}</small> <b>{timeLeft(campaign.deadline, now.value)}</b>
    </span>
  );
};

export const CampaignRow = ({ campaign }: { readonly campaign: Campaign }) => {
  const missing = useMissing(campaign);
  const mine = campaign.seats.find(({ force }) => force !== null && force === campaign.myForce);
  const building = campaign.status === 'setup' && campaign.role === 'player';
  return (
    <li>
      <a class="war-row" href={building ? `/c/${campaign.id}/force/build` : `/c/${campaign.id}`}>
        <span class="war-mark">
          {mine === undefined ? (
            <Icon name={campaign.role === 'gm' ? 'gm' : 'eye'} size={26} />
          ) : (
            <SeatMark seat={mine.seat} size={26} label={null} />
          )}
        </span>
        <span class="war-name">
          <b>
            <bdi>{campaign.name}</bdi>
          </b>
          <span class="sub">
            {mine === undefined ? campaign.role === 'gm' ? t.gm : t.observer : <bdi>{mine.name}</bdi>}
          </span>
          {missing === null ? null : (
            <span class={missing.waits ? 'tag pencil waits' : missing.open ? 'tag pencil' : 'tag'}>
              {missing.text}
            </span>
          )}
        </span>
        <span class="war-time">
          <b>{campaign.status === 'finished' ? t.over : phases[campaign.phase]}</b>
          {campaign.round === 0 || campaign.status === 'setup' ? null : (
            <small>{t.round(campaign.round)}</small>
          )}
          <Time campaign={campaign} />
        </span>
      </a>
    </li>
  );
};
