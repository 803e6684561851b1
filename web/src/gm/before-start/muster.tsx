/**
 * A campaign before its start: who is there, what is missing; for the game master also invitations, planet,
 * house rules and the start.
 */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { api, ok, type Schemas } from '../../api/client';
import { useLive } from '../../campaign/live';
import { plural, words } from '../../text/words';
import { Icon } from '../../ui/icon';
import { ProblemNote } from '../../ui/form/problem';
import { SeatMark } from '../../ui/marks/seat-mark';
import { useTask } from '../../ui/form/use-task';
import { useTitle } from '../../ui/device/title';
import { Invitations } from './invitations';
import { MapPreview } from '../map/map-preview';
import type { MapPlan, PublicMap } from '../map/map-scene';
import { MapFaultList } from '../map/map-fault-list';
import { MemberActDialog, type Member } from '../acts/member-act';
import { OptionsForm } from './options-form';
import { usePlanCheck } from '../map/use-map-check';
import './muster.css';

const t = words(
  {
    seats: 'Seats',
    calendar: 'Calendar and vacations',
    free: 'free',
    joined: 'builds a force',
    submitted: 'ready to start',
    invitations: 'Invitations',
    planet: 'The planet',
    paint: 'Paint the map',
    rules: 'House rules',
    start: 'Start the war',
    waits: (count: number) =>
      plural(count, 'One seat is not ready yet.', `${count} seats are not ready yet.`),
    build: 'Build my force',
    change: 'Look at my force',
    mine: 'Your force is handed in. When all are, the game master starts the war.',
    todo: 'Your force is not handed in yet.',
    watch: 'You watch. The war has not begun.',
    remove: 'Delete this campaign',
    sure: 'Tap once more to delete it',
    started: 'The war has begun.',
    leader: (name: string) => `Led by ${name}`,
    sendAway: (name: string) => `Send ${name} away`,
    members: 'Members and engines',
  },
  {
    seats: 'Plätze',
    calendar: 'Kalender und Urlaub',
    free: 'frei',
    joined: 'baut eine Truppe',
    submitted: 'bereit',
    invitations: 'Einladungen',
    planet: 'Der Planet',
    paint: 'Karte malen',
    rules: 'Hausregeln',
    start: 'Krieg beginnen',
    waits: (count: number) =>
      plural(count, 'Ein Platz ist noch nicht bereit.', `${count} Plätze sind noch nicht bereit.`),
    build: 'Meine Truppe bauen',
    change: 'Meine Truppe ansehen',
    mine: 'Deine Truppe ist abgegeben. Wenn alle abgegeben sind, beginnt die Spielleitung den Krieg.',
    todo: 'Deine Truppe ist noch nicht abgegeben.',
    watch: 'Du schaust zu. Der Krieg hat noch nicht begonnen.',
    remove: 'Diese Kampagne löschen',
    sure: 'Noch einmal tippen zum Löschen',
    started: 'Der Krieg hat begonnen.',
    leader: (name: string) => `Geleitet von ${name}`,
    sendAway: (name: string) => `${name} wegschicken`,
    members: 'Mitglieder und Engines',
  },
);

type SeatOfCampaign = Schemas['Campaign']['seats'][number];

interface SeatLineProps {
  readonly seat: SeatOfCampaign;
  /** Null: who looks may not. */
  readonly onSendAway: (() => void) | null;
}

const SeatLine = ({ seat: { seat, name, user, submitted }, onSendAway }: SeatLineProps) => (
  <li class="muster-seat">
    <SeatMark seat={seat} label={null} hollow={!submitted} check={submitted} size={26} />
    <div>
      <b>
        <bdi>{name ?? user?.displayName ?? t.free}</bdi>
      </b>
      <small>
        <bdi>{user?.displayName}</bdi>
      </small>
    </div>
    <span class={submitted ? 'tag good' : user === null ? 'tag' : 'tag warn'}>
      {submitted ? t.submitted : user === null ? t.free : t.joined}
    </span>
    {user === null || onSendAway === null ? null : (
      <button class="btn icon quiet" aria-label={t.sendAway(user.displayName ?? '')} onClick={onSendAway}>
        <Icon name="door" />
      </button>
    )}
  </li>
);

const memberOf = ({ user, force }: SeatOfCampaign): Member | null =>
  user === null
    ? null
    : { user: { id: user.id, displayName: user.displayName ?? '' }, role: 'player', force };

/** A second tap within the same look: there is no undo for this. */
const Remove = ({ id }: { readonly id: string }) => {
  const { route } = useLocation();
  const asked = useSignal(false);
  const task = useTask();
  const tapped = (): void => {
    if (!asked.value) asked.value = true;
    else
      void task
        .run(() => ok(api.DELETE('/v1/campaigns/{id}', { params: { path: { id } } })))
        .then((done) => done && route('/', true));
  };
  return (
    <>
      <ProblemNote error={task.error} />
      <button class="btn danger" onClick={tapped}>
        <Icon name="trash" /> {asked.value ? t.sure : t.remove}
      </button>
    </>
  );
};

const ForGm = () => {
  const live = useLive();
  const task = useTask();
  const campaign = live.campaign.value;
  if (campaign === null) return null;
  const path = { params: { path: { id: live.id } } };
  const start = (): void =>
    void task.run(
      async () => (
        await ok(api.POST('/v1/campaigns/{id}/start', { ...path, body: {} })),
        await live.refresh()
      ),
    );
  const waits = campaign.seats.filter(({ submitted }) => !submitted).length;
  const change = async (options: Schemas['OptionChanges']): Promise<void> => {
    live.campaign.value = await ok(api.PATCH('/v1/campaigns/{id}', { ...path, body: { options } }));
  };
  return (
    <>
      <ProblemNote error={task.error} />
      <button class="btn go wide" disabled={task.busy || waits > 0} onClick={start}>
        {t.start}
      </button>
      {waits > 0 ? <p class="hint">{t.waits(waits)}</p> : null}
      <div class="sec">
        <h2>{t.invitations}</h2>
      </div>
      <Invitations campaign={campaign} version={live.version.value} />
      <details class="muster-more">
        <summary>{t.rules}</summary>
        <OptionsForm options={campaign.options} seats={campaign.seats.length} onChange={change} />
      </details>
      <a class="btn wide" href={`/c/${live.id}/calendar`}>
        <Icon name="clock" /> {t.calendar}
      </a>
      <a class="btn wide" href={`/c/${live.id}/gm/seats`}>
        <Icon name="pilot" /> {t.members}
      </a>
      <Remove id={live.id} />
    </>
  );
};

const ForPlayer = () => {
  const live = useLive();
  const campaign = live.campaign.value;
  const mine = campaign?.seats.find(({ force }) => force !== null && force === campaign.myForce);
  if (campaign?.role !== 'player') return <p>{t.watch}</p>;
  return (
    <div class="stackv">
      <p>{mine?.submitted === true ? t.mine : t.todo}</p>
      <a class="btn go" href={`/c/${live.id}/force/build`}>
        {mine?.submitted === true ? t.change : t.build}
      </a>
    </div>
  );
};

export const Muster = () => {
  const live = useLive();
  const map = useSignal<MapPlan | PublicMap | null>(null);
  /** Who is to be sent away. */
  const away = useSignal<Member | null>(null);
  const campaign = live.campaign.value;
  const isGm = campaign?.role === 'gm';
  const plan = map.value;
  const { faults } = usePlanCheck(live.id, isGm && plan !== null && 'hqs' in plan ? plan : null);
  useTitle(campaign?.name ?? '');
  useEffect(() => {
    ok(api.GET('/v1/campaigns/{id}/map', { params: { path: { id: live.id } } })).then(
      (told) => {
        // Another map is checked anew, the same one is not, whatever else has changed.
        if (JSON.stringify(told) !== JSON.stringify(map.value)) map.value = told;
      },
      () => undefined,
    );
  }, [live.id, live.version.value]);
  if (campaign === null) return null;
  return (
    <main class="screen muster">
      <h1 class="vh">{campaign.name}</h1>
      <section>
        {isGm ? null : <p class="cap">{t.leader(campaign.gameMaster?.displayName ?? '')}</p>}
        {isGm ? null : <ForPlayer />}
        <div class="sec">
          <h2>{t.seats}</h2>
          <span class="cap">
            {campaign.seats.filter(({ submitted }) => submitted).length} / {campaign.seats.length}
          </span>
        </div>
        <ul>
          {campaign.seats.map((seat) => (
            <SeatLine
              key={seat.seat}
              seat={seat}
              onSendAway={isGm ? () => (away.value = memberOf(seat)) : null}
            />
          ))}
        </ul>
        {isGm ? <ForGm /> : null}
      </section>
      <section>
        <div class="sec">
          <h2>{t.planet}</h2>
          {isGm ? (
            <a class="quiet-link" href={`/c/${live.id}/gm/map`}>
              {t.paint}
            </a>
          ) : null}
        </div>
        {plan === null ? null : <MapPreview map={plan} faults={faults} />}
        {faults === null || faults.length === 0 ? null : <MapFaultList faults={faults} />}
      </section>
      {away.value === null ? null : (
        <MemberActDialog
          live={live}
          act={{ kind: 'sendAway', member: away.value }}
          onLink={() => undefined}
          onClose={() => (away.value = null)}
        />
      )}
    </main>
  );
};
