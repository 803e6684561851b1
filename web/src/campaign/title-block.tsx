/** The title block of the sheet: round, phase, time left, who is ready; below it the ruler of phases. */
import { Bell } from '../notices/bell';
import { notices } from '../notices/notices-here';
import { t as ofNotices } from '../notices/words';
import { offerPushes } from '../push/offer';
import { useLive } from './live';
import { PhaseName } from './phase-name';
import { WhoIsReady } from './who-is-ready';
import { phasesShort } from '../text/terms';
import { moment, timeLeft } from '../text/format';
import { plural, words } from '../text/words';
import { now } from '../ui/device/use-now';
import { sentenceOf } from '../ui/form/problem';
import { tell } from '../ui/notices';

const t = words(
  {
    round: 'Round',
    left: 'left',
    calendar: 'Calendar',
    all: 'All campaigns',
    phases: 'Phases',
    ready: 'Ready',
    paused: 'paused',
    waits: 'for the GM',
    none: '–',
    offline: 'Offline',
    asOf: (at: string) => `As of ${at}`,
    before: 'This is how it was when the server was reached last.',
    wait: (count: number) => plural(count, '1 order waits here', `${count} orders wait here`),
  },
  {
    round: 'Runde',
    left: 'noch',
    calendar: 'Kalender',
    all: 'Alle Kampagnen',
    phases: 'Phasen',
    ready: 'Bereit',
    paused: 'Pause',
    waits: 'auf Leitung',
    none: '–',
    offline: 'Offline',
    asOf: (at: string) => `Stand ${at}`,
    before: 'So war es, als der Server zuletzt erreicht wurde.',
    wait: (count: number) => plural(count, '1 Befehl wartet hier', `${count} Befehle warten hier`),
  },
);

const RULER = [
  'preparation',
  'planning',
  'announcement-1',
  'movement',
  'announcement-2',
  'combat',
  'supply',
] as const;

const Ruler = ({ phase }: { readonly phase: string }) => {
  const at = RULER.findIndex((one) => one === phase);
  return (
    <ol class="ruler" aria-label={t.phases}>
      {RULER.map((one, index) => (
        <li
          key={one}
          class={`${phase === 'finished' || index < at ? 'past' : index === at ? 'now' : ''}${one.startsWith('announcement') ? ' ann' : ''}`}
          {...(index === at ? { 'aria-current': 'step' as const } : {})}
        >
          <span>{phasesShort[one]}</span>
        </li>
      ))}
    </ol>
  );
};

/** Leads to the calendar, where it is said when that is. */
const TimeLeft = () => {
  const { campaign, id } = useLive();
  const told = campaign.value;
  if (told === null || told.status === 'finished' || told.status === 'setup') return null;
  const left =
    told.status === 'paused'
      ? t.paused
      : told.deadline === null
        ? t.none
        : timeLeft(told.deadline, now.value);
  return (
    <a class="tb-cell tb-time" href={`/c/${id}/calendar`}>
      <small>{t.left}</small>
      <b>{left}</b>
      <span class="vh">{t.calendar}</span>
    </a>
  );
};

const Ready = () => {
  const live = useLive();
  if (!live.takesOrders.value) return null;
  const ready = live.sheet.ready.value;
  const turn = (): void =>
    void live.sheet
      .setReady(!ready)
      .then(ready ? undefined : offerPushes, (failed: unknown) => tell(sentenceOf(failed), true));
  return (
    <button class="ready" aria-pressed={ready} onClick={turn}>
      <span class="rd-t">{t.ready}</span>
    </button>
  );
};

/** What is shown is the past, and how old it is; what waits here is said, too. */
const Offline = () => {
  const { online, asOf, sheet } = useLive();
  if (online.value) return null;
  const at = asOf.value;
  const parts = [
    t.offline,
    at === null ? t.before : t.asOf(moment(new Date(at))),
    ...(sheet.state.value === 'unsent' ? [t.wait(sheet.orders.value.length)] : []),
  ];
  return (
    <p class="tb-offline" role="status">
      {parts.join(' · ')}
    </p>
  );
};

export const TitleBlock = () => {
  const live = useLive();
  const campaign = live.campaign.value;
  const unread = notices.unread.value;
  return (
    <header class="tb">
      <div class="tb-row">
        <a class="tb-cell tb-round" href="/">
          <span class="vh">{t.all}</span>
          <small>{t.round}</small>
          <b>{campaign?.round ?? t.none}</b>
          {unread === 0 ? null : (
            <i class="tb-fresh">
              <span class="vh">{ofNotices.bell(unread)}</span>
            </i>
          )}
        </a>
        <PhaseName />
        <Ruler phase={campaign?.phase ?? 'setup'} />
        <TimeLeft />
        <Bell class="tb-bell" />
        <WhoIsReady />
        <Ready />
      </div>
      <Offline />
    </header>
  );
};
