/** The report of a round: what this reader got to know of it, as it stands. */
import { useLocation, useRoute } from 'preact-iso';
import { useLive } from '../../campaign/live';
import { moment } from '../../text/format';
import { phases } from '../../text/terms';
import { Icon } from '../../ui/icon';
import { ProblemNote } from '../../ui/form/problem';
import { useTitle } from '../../ui/device/title';
import { EventList } from '../event-list';
import { Account, Battles, Dropped, Lines, Section, Standing } from './round-parts';
import { t } from './round-words';
import { useReport, type Report } from './use-report';
import { Eyes, useEyes, WarTabs } from '../war-frame';
import { war } from '../words';
import './round.css';

const isEmpty = (report: Report): boolean =>
  [
    report.battles.fought,
    report.buildings,
    report.depots,
    report.mechs,
    report.pilots,
    report.accounts,
    report.dropped,
    report.halted,
    report.others,
  ].every(({ length }) => length === 0);

const Body = ({ report }: { readonly report: Report }) => {
  const {
    battles,
    buildings,
    depots,
    mechs,
    pilots,
    accounts,
    dropped,
    halted,
    others,
    takenBack,
    standing,
  } = report;
  return (
    <>
      {report.over ? null : <p class="rr-note">{t.goesOn}</p>}
      {takenBack.map(({ at, phase, reason }) => (
        <p key={at} class="wrn">
          {t.takenBack(phases[phase], moment(at))}: <bdi>{reason}</bdi>
        </p>
      ))}
      {isEmpty(report) ? <p class="empty">{t.quiet}</p> : null}
      {battles.fought.length + battles.elsewhere.begun + battles.elsewhere.over === 0 ? null : (
        <Battles battles={battles} />
      )}
      {(
        [
          [t.buildings, buildings],
          [t.depots, depots],
          [t.mechs, mechs],
          [t.pilots, pilots],
          [t.halted, halted],
        ] as const
      ).map(([title, lines]) =>
        lines.length === 0 ? null : (
          <Section key={title} title={title}>
            <Lines lines={lines} />
          </Section>
        ),
      )}
      {dropped.length === 0 ? null : <Dropped dropped={dropped} />}
      {accounts.length === 0 ? null : (
        <Section title={t.account}>
          {accounts.map((account) => (
            <Account key={account.force} account={account} named={accounts.length > 1} />
          ))}
        </Section>
      )}
      {standing.length === 0 ? null : <Standing standing={standing} />}
      {others.length === 0 ? null : (
        <Section title={t.others}>
          <EventList events={others} />
        </Section>
      )}
    </>
  );
};

export const RoundStory = () => {
  const live = useLive();
  const { params } = useRoute();
  const { url } = useLocation();
  const eyes = useEyes();
  const round = Number(params['round']);
  const { report, failed } = useReport(round, eyes);
  const last = live.campaign.value?.round ?? 1;
  const search = url.includes('?') ? url.slice(url.indexOf('?')) : '';
  useTitle(t.title(round));
  const Way = ({
    to,
    icon,
    label,
  }: {
    readonly to: number;
    readonly icon: 'back' | 'next';
    readonly label: string;
  }) =>
    to < 1 || to > last ? (
      <span class="btn icon" aria-hidden="true" />
    ) : (
      <a class="btn icon" href={`/c/${live.id}/war/${to}${search}`} aria-label={label}>
        <Icon name={icon} />
      </a>
    );
  return (
    <main class="screen">
      <WarTabs />
      <div class="rr">
        <div class="rr-head">
          <Way to={round - 1} icon="back" label={t.before} />
          <h1>{t.title(round)}</h1>
          <Way to={round + 1} icon="next" label={t.after} />
        </div>
        <div class="rr-sub">
          <a
            class="quiet-link"
            href={`/c/${live.id}/war?at=${round}.preparation${eyes === null ? '' : `&as=${encodeURIComponent(eyes)}`}`}
          >
            {t.map}
          </a>
          <Eyes />
        </div>
        {live.campaign.value?.status === 'setup' ? <p class="empty">{war.notBegun}</p> : null}
        <ProblemNote error={failed} />
        {report === null ? null : <Body report={report} />}
      </div>
    </main>
  );
};
