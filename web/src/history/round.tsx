/** The report of a round: what this reader got to know of it, as it stands. */
import { useSignal } from '@preact/signals';
import { useLocation, useRoute } from 'preact-iso';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { api, ok, type Schemas } from '../api/client';
import { keep, recall } from '../campaign/kept';
import { useLive } from '../campaign/live';
import { language } from '../text/language';
import { moment, number, tons } from '../text/format';
import { phases } from '../text/terms';
import { words } from '../text/words';
import { Icon } from '../ui/icon';
import { ProblemNote } from '../ui/problem';
import { RuleLink } from '../ui/rule-link';
import { SeatMark } from '../ui/seat-mark';
import { useTitle } from '../ui/title';
import { EventList } from './event-list';
import { Eyes, useEyes, WarTabs } from './war-frame';
import './round.css';

const t = words(
  {
    title: (round: number) => `Report of round ${round}`,
    goesOn: 'The round goes on: this is what is known so far.',
    before: 'Round before',
    after: 'Next round',
    map: 'On the map',
    takenBack: (phase: string, at: string) => `Taken back to ${phase}, ${at}`,
    forces: 'Forces',
    force: 'Force',
    mechs: 'Mechs',
    pilots: 'Pilots',
    buildings: 'Buildings',
    depots: 'Depots',
    bv: 'BV',
    stock: 'Stock',
    value: 'Value',
    lost: 'Lost mechs',
    isOut: 'out',
    battles: 'Battles',
    battle: (hex: string) => `Battle in ${hex}`,
    elsewhere: (over: number, begun: number) => `Elsewhere ${begun} began and ${over} ended.`,
    won: 'won',
    lostIt: 'lost',
    drawn: 'drawn',
    open: 'goes on',
    calledOff: 'called off',
    losses: (mechs: number, bv: string) => `${mechs} mechs (${bv} BV) lost`,
    none: 'nothing lost',
    account: 'Account',
    opening: 'At the start',
    closing: 'At the end',
    dropped: 'Orders that did not count',
    halted: 'Halted on the way',
    others: 'Besides',
    quiet: 'Nothing happened that you know of.',
  },
  {
    title: (round: number) => `Bericht der Runde ${round}`,
    goesOn: 'Die Runde läuft noch: das ist bisher bekannt.',
    before: 'Runde davor',
    after: 'Nächste Runde',
    map: 'Auf der Karte',
    takenBack: (phase: string, at: string) => `Zurückgesetzt auf ${phase}, ${at}`,
    forces: 'Truppen',
    force: 'Truppe',
    mechs: 'Mechs',
    pilots: 'Piloten',
    buildings: 'Gebäude',
    depots: 'Lager',
    bv: 'BV',
    stock: 'Vorrat',
    value: 'Wert',
    lost: 'Verlorene Mechs',
    isOut: 'ausgeschieden',
    battles: 'Gefechte',
    battle: (hex: string) => `Gefecht in ${hex}`,
    elsewhere: (over: number, begun: number) => `Anderswo begannen ${begun} und endeten ${over}.`,
    won: 'gewonnen',
    lostIt: 'verloren',
    drawn: 'unentschieden',
    open: 'läuft noch',
    calledOff: 'abgesagt',
    losses: (mechs: number, bv: string) => `${mechs} Mechs (${bv} BV) verloren`,
    none: 'nichts verloren',
    account: 'Konto',
    opening: 'Am Anfang',
    closing: 'Am Ende',
    dropped: 'Befehle, die nicht galten',
    halted: 'Unterwegs angehalten',
    others: 'Außerdem',
    quiet: 'Nichts geschah, wovon du weißt.',
  },
);

type Report = Schemas['RoundReport'];

const Section = ({ title, children }: { readonly title: string; readonly children: ComponentChildren }) => (
  <section class="rr-part">
    <h2 class="sec">{title}</h2>
    {children}
  </section>
);

const Lines = ({ lines }: { readonly lines: readonly { readonly seq: number; readonly text: string; readonly hex?: string | null }[] }) => (
  <ul class="rr-lines">
    {lines.map(({ seq, text }, index) => (
      <li key={`${seq} ${index}`}>
        <bdi>{text}</bdi>
      </li>
    ))}
  </ul>
);

const Force = ({ id }: { readonly id: string }) => {
  const live = useLive();
  return (
    <span class="rr-force">
      <SeatMark seat={live.seatOf.value.get(id) ?? 0} label={null} size={16} />
      <bdi>{live.forceName.value.get(id) ?? id}</bdi>
    </span>
  );
};

const Standing = ({ standing }: Pick<Report, 'standing'>) => (
  <Section title={t.forces}>
    <div class="rr-wide" tabIndex={0} role="region" aria-label={t.forces}>
      <table class="rr-table">
        <thead>
          <tr>
            {[t.force, t.mechs, t.pilots, t.buildings, t.bv, t.stock, t.value, t.lost].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {standing.map((one) => (
            <tr key={one.force}>
              <th scope="row">
                <Force id={one.force} /> {one.out ? <span class="tag bad">{t.isOut}</span> : null}
              </th>
              <td>{number(one.mechs)}</td>
              <td>{number(one.pilots)}</td>
              <td>{number(one.buildings)}</td>
              <td>{number(one.bv)}</td>
              <td>{tons(one.tons)}</td>
              <td>{number(one.value)}</td>
              <td>{number(one.lost.mechs)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </Section>
);

const Battles = ({ battles: { fought, elsewhere } }: Pick<Report, 'battles'>) => {
  const live = useLive();
  const resultOf = ({ state, result }: Report['battles']['fought'][number]): readonly [string, string] => {
    if (state === 'open') return [t.open, 'tag warn'];
    if (state === 'called-off') return [t.calledOff, 'tag'];
    if (result === null) return ['', ''];
    return result === 'won' ? [t.won, 'tag good'] : result === 'lost' ? [t.lostIt, 'tag bad'] : [t.drawn, 'tag'];
  };
  return (
    <Section title={t.battles}>
      <ul class="rr-battles">
        {fought.map((battle) => {
          const [result, look] = resultOf(battle);
          return (
            <li key={battle.battle}>
              <a href={`/c/${live.id}/b/${battle.battle}`}>{t.battle(battle.hex)}</a> {result === '' ? null : <span class={look}>{result}</span>}
              <ul>
                {battle.sides.map(({ side, forces, lost }) => (
                  <li key={side} class={side === battle.winner ? 'is-winner' : ''}>
                    <b class="num">{side}</b>
                    <span>
                      {forces.map((id) => (
                        <Force key={id} id={id} />
                      ))}
                    </span>
                    <span>{lost.mechs === 0 ? t.none : t.losses(lost.mechs, number(lost.bv))}</span>
                  </li>
                ))}
              </ul>
            </li>
          );
        })}
      </ul>
      {elsewhere.begun + elsewhere.over === 0 ? null : <p class="rr-note">{t.elsewhere(elsewhere.over, elsewhere.begun)}</p>}
    </Section>
  );
};

const Account = ({ account, named }: { readonly account: Report['accounts'][number]; readonly named: boolean }) => (
  <div class="rr-account">
    {named ? <Force id={account.force} /> : null}
    <p>
      <span>{t.opening}</span>
      <b class="num">{tons(account.opening)}</b>
    </p>
    {account.groups.map((group) => (
      <details key={group.kind}>
        <summary>
          <span>{group.text}</span>
          <b class="num">{tons(group.amount, true)}</b>
        </summary>
        <ul>
          {group.entries.map(({ seq, cause, amount }, index) => (
            <li key={`${seq} ${index}`}>
              <span>
                {cause.text} <RuleLink id={cause.rule} />
              </span>
              <span class="num">{tons(amount, true)}</span>
            </li>
          ))}
        </ul>
      </details>
    ))}
    <p class="rr-sum">
      <span>{t.closing}</span>
      <b class="num">{tons(account.closing)}</b>
    </p>
  </div>
);

const Dropped = ({ dropped }: Pick<Report, 'dropped'>) => (
  <Section title={t.dropped}>
    <ul class="rr-lines">
      {dropped.map(({ seq, order, text, violations }) => (
        <li key={`${seq} ${order}`}>
          <bdi>{text}</bdi>
          {violations.map(({ message, rule, pointer }) => (
            <span key={`${pointer} ${message}`} class="rr-why">
              {message} {rule === null ? null : <RuleLink id={rule} />}
            </span>
          ))}
        </li>
      ))}
    </ul>
  </Section>
);

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
  const { battles, buildings, depots, mechs, pilots, accounts, dropped, halted, others, takenBack, standing } = report;
  return (
    <>
      {report.over ? null : <p class="rr-note">{t.goesOn}</p>}
      {takenBack.map(({ at, phase, reason }) => (
        <p key={at} class="wrn">
          {t.takenBack(phases[phase], moment(at))}: <bdi>{reason}</bdi>
        </p>
      ))}
      {isEmpty(report) ? <p class="empty">{t.quiet}</p> : null}
      {battles.fought.length + battles.elsewhere.begun + battles.elsewhere.over === 0 ? null : <Battles battles={battles} />}
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

function useReport(round: number, eyes: string | null): { readonly report: Report | null; readonly failed: unknown } {
  const live = useLive();
  const report = useSignal<Report | null>(null);
  const failed = useSignal<unknown>(null);
  const key = `${live.id}/rounds/${language.value}/${round}/${eyes ?? 'own'}`;
  const version = live.version.value;
  useEffect(() => {
    let current = true;
    report.value = report.value?.round === round ? report.value : null;
    void (async () => {
      const kept = await recall<Report>('seen', key);
      if (current && report.value === null && kept !== null) report.value = kept.data;
      try {
        const read = await ok(
          api.GET('/v1/campaigns/{id}/rounds/{round}', {
            params: { path: { id: live.id, round: String(round) }, query: eyes === null ? {} : { as: eyes } },
          }),
        );
        if (!current) return;
        report.value = read;
        failed.value = null;
        void keep('seen', key, read);
      } catch (error) {
        if (current && report.value === null) failed.value = error;
      }
    })();
    return () => {
      current = false;
    };
  }, [key, version]);
  return { report: report.value, failed: failed.value };
}

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
  const Way = ({ to, icon, label }: { readonly to: number; readonly icon: 'back' | 'next'; readonly label: string }) =>
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
          <a class="quiet-link" href={`/c/${live.id}/war?at=${round}.preparation${eyes === null ? '' : `&as=${encodeURIComponent(eyes)}`}`}>
            {t.map}
          </a>
          <Eyes />
        </div>
        <ProblemNote error={failed} />
        {report === null ? null : <Body report={report} />}
      </div>
    </main>
  );
};
