/**
 * The calendar of a campaign: what is due next in the reader's own time, when phases end, and who is away
 * (ROUND-4).
 */
import { useLive, type Campaign, type Live } from '../campaign/live';
import { timeLeft } from '../text/format';
import { phases } from '../text/terms';
import { ProblemNote } from '../ui/form/problem';
import { RuleLink } from '../ui/form/rule-link';
import { useTitle } from '../ui/device/title';
import { now } from '../ui/device/use-now';
import { CalendarForm } from './calendar-form';
import { dueNext } from './due';
import { dayAndTime, ownZone, weekdays } from './local-time';
import { useTimetable, type Calendar, type Timetable } from './use-timetable';
import { Vacations } from './vacations';
import { t } from './words';
import './calendar.css';

const DueNext = ({
  live,
  campaign,
  battles,
}: {
  readonly live: Live;
  readonly campaign: Campaign;
  readonly battles: Timetable['battles'];
}) => {
  const due = campaign.status === 'running' ? dueNext(campaign.deadline, battles) : [];
  return (
    <section aria-label={t.next}>
      <div class="sec">
        <h2>{t.next}</h2>
      </div>
      {due.length === 0 ? <p class="empty">{campaign.status === 'paused' ? t.paused : t.nothing}</p> : null}
      <ul>
        {due.map(({ at, battle }) => (
          <li class="cal-due" key={battle?.id ?? 'phase'}>
            {battle === null ? (
              <b>{t.phase(phases[campaign.phase])}</b>
            ) : (
              <a href={`/c/${live.id}/b/${battle.id}`}>{t.battle(battle.hex)}</a>
            )}
            <span class="num">
              {dayAndTime(at)} · {t.left(timeLeft(at, now.value))}
            </span>
          </li>
        ))}
      </ul>
      <p class="hint">{t.local(ownZone())}</p>
    </section>
  );
};

const inWords = (calendar: Calendar | null, phaseHours: number): string =>
  calendar === null
    ? t.byHours(phaseHours)
    : t.byCalendar(weekdays(calendar.days), calendar.at, calendar.zone.replaceAll('_', ' '));

export const CalendarPage = () => {
  const live = useLive();
  useTitle(t.title);
  const { timetable, failed, again } = useTimetable(live);
  const campaign = live.campaign.value;
  if (campaign === null) return null;
  const { phaseHours } = campaign.options;
  return (
    <main class="screen cal">
      <h1 class="vh">{t.title}</h1>
      <ProblemNote error={failed} />
      {timetable === null ? null : (
        <>
          {campaign.status === 'setup' ? null : (
            <DueNext live={live} campaign={campaign} battles={timetable.battles} />
          )}
          <section aria-label={t.ends}>
            <div class="sec">
              <h2>{t.ends}</h2>
              <RuleLink id="ROUND-4" />
            </div>
            <p>{inWords(timetable.calendar, phaseHours)}</p>
            {timetable.calendar === null && campaign.role !== 'gm' ? null : (
              <p class="hint">{t.half(phaseHours / 2)}</p>
            )}
            {campaign.role === 'gm' && campaign.status !== 'finished' ? (
              <CalendarForm
                key={JSON.stringify(timetable.calendar)}
                live={live}
                calendar={timetable.calendar}
                onSaved={again}
              />
            ) : null}
          </section>
          {timetable.vacations === null ? null : (
            <Vacations live={live} vacations={timetable.vacations} onChanged={again} />
          )}
        </>
      )}
    </main>
  );
};
