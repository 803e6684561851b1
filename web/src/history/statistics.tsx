/** The war in figures: plots round by round, how it ended, and the dice. */
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { api, ok, type Schemas } from '../api/client';
import { keep, recall } from '../campaign/kept';
import { useLive } from '../campaign/live';
import { language } from '../text/language';
import { number } from '../text/format';
import { words } from '../text/words';
import { ProblemNote } from '../ui/form/problem';
import { SeatMark } from '../ui/marks/seat-mark';
import { useTitle } from '../ui/device/title';
import { DicePart } from './dice';
import { Plot } from './plot';
import { dashOf, FIGURES, linesOf, type Figure } from './plots';
import { Eyes, useEyes, WarTabs } from './war-frame';
import { war } from './words';
import './statistics.css';

const t = words(
  {
    title: 'The war in figures',
    bv: 'Battle Value (BV)',
    value: 'Value',
    mechs: 'Mechs',
    buildings: 'Buildings',
    tons: 'Tons in stock',
    lost: 'Mechs lost, in all',
    table: 'As a table',
    round: 'Round',
    none: 'The first round is not over. The figures come when it is.',
    notKept: 'Figures by round are not kept under the rules of this war.',
    ended: 'How it ended',
    won: 'won',
    isOut: 'out',
    place: 'Standing',
    force: 'Force',
    soFar: 'so far',
  },
  {
    title: 'Der Krieg in Zahlen',
    bv: 'Battle Value (BV)',
    value: 'Wert',
    mechs: 'Mechs',
    buildings: 'Gebäude',
    tons: 'Tonnen im Lager',
    lost: 'Verlorene Mechs, gesamt',
    table: 'Als Tabelle',
    round: 'Runde',
    none: 'Die erste Runde ist noch nicht vorbei. Danach stehen hier Zahlen.',
    notKept: 'Zahlen je Runde werden nach den Regeln dieses Krieges nicht geführt.',
    ended: 'Wie er endete',
    won: 'gewonnen',
    isOut: 'ausgeschieden',
    place: 'Stand',
    force: 'Truppe',
    soFar: 'bisher',
  },
);

type Statistics = Schemas['Statistics'];

const Name = ({ force }: { readonly force: string }) => {
  const live = useLive();
  return <bdi class="st-name">{live.forceName.value.get(force) ?? force}</bdi>;
};

/** Mark, pattern and name: as the lines are drawn. */
const Legend = ({ forces }: { readonly forces: readonly string[] }) => {
  const { seatOf } = useLive();
  return (
    <ul class="st-legend">
      {forces.map((force) => {
        const seat = seatOf.value.get(force) ?? 1;
        return (
          <li key={force}>
            <SeatMark seat={seat} label={null} size={18} />
            <svg class={`st-line seat-${seat}`} width="44" height="10" viewBox="0 0 44 10" aria-hidden="true">
              <path class="edge" d="M2 5h40" stroke-dasharray={dashOf(seat).join(' ')} />
              <path d="M2 5h40" stroke-dasharray={dashOf(seat).join(' ')} />
            </svg>
            <Name force={force} />
          </li>
        );
      })}
    </ul>
  );
};

const FigurePlot = ({ statistics, figure }: { readonly statistics: Statistics; readonly figure: Figure }) => {
  const { seatOf } = useLive();
  const course = useMemo(() => linesOf(statistics, figure), [statistics, figure]);
  const last = course.rounds.length - 1;
  const goesOn = statistics.final === null && statistics.rounds.at(-1)?.round !== course.rounds[last];
  return (
    <figure class="st-figure">
      <figcaption>{t[figure]}</figcaption>
      <Plot course={course} seatOf={(force) => seatOf.value.get(force) ?? 1} />
      <details>
        <summary>{t.table}</summary>
        <div class="st-wide" tabIndex={0} role="region" aria-label={`${t.table}: ${t[figure]}`}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t.round}</th>
                {course.lines.map(({ force }) => (
                  <th key={force} scope="col">
                    <Name force={force} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {course.rounds.map((round, index) => (
                <tr key={round}>
                  <th scope="row">
                    {round} {goesOn && index === last ? t.soFar : ''}
                  </th>
                  {course.lines.map(({ force, values }) => {
                    const value = values[index];
                    return <td key={force}>{value == null ? '–' : number(value)}</td>;
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
};

const Ending = ({ final }: { readonly final: NonNullable<Statistics['final']> }) => {
  const { seatOf } = useLive();
  return (
    <section class="st-end">
      <h2 class="sec">{t.ended}</h2>
      <p>
        {final.text}
        {final.reason === null ? null : (
          <>
            : <bdi>{final.reason}</bdi>
          </>
        )}
      </p>
      <ol>
        {[...final.standing]
          .sort(
            (a, b) =>
              Number(final.winners.includes(b.force)) - Number(final.winners.includes(a.force)) ||
              b.value - a.value,
          )
          .map(({ force, value, buildings, out }) => (
            <li key={force}>
              <SeatMark seat={seatOf.value.get(force) ?? 1} label={null} />
              <Name force={force} />
              {final.winners.includes(force) ? (
                <span class="tag good">{t.won}</span>
              ) : out ? (
                <span class="tag bad">{t.isOut}</span>
              ) : null}
              <span class="num">
                {t.value} {number(value)} · {t.buildings} {number(buildings)}
              </span>
            </li>
          ))}
      </ol>
    </section>
  );
};

function useStatistics(eyes: string | null): {
  readonly statistics: Statistics | null;
  readonly failed: unknown;
} {
  const live = useLive();
  const statistics = useSignal<Statistics | null>(null);
  const failed = useSignal<unknown>(null);
  const key = `${live.id}/statistics/${language.value}/${eyes ?? 'own'}`;
  const version = live.version.value;
  useEffect(() => {
    let current = true;
    void (async () => {
      const kept = await recall<Statistics>('seen', key);
      if (current && statistics.value === null && kept !== null) statistics.value = kept.data;
      try {
        const read = await ok(
          api.GET('/v1/campaigns/{id}/statistics', {
            params: { path: { id: live.id }, query: eyes === null ? {} : { as: eyes } },
          }),
        );
        if (!current) return;
        statistics.value = read;
        failed.value = null;
        void keep('seen', key, read);
      } catch (error) {
        if (current && statistics.value === null) failed.value = error;
      }
    })();
    return () => {
      current = false;
    };
  }, [key, version]);
  return { statistics: statistics.value, failed: failed.value };
}

export const StatisticsPage = () => {
  const live = useLive();
  const begun = live.campaign.value?.status !== 'setup';
  useTitle(t.title);
  return (
    <main class="screen">
      <WarTabs />
      <div class="st">
        <h1>{t.title}</h1>
        {begun ? <Begun /> : <p class="empty">{war.notBegun}</p>}
      </div>
    </main>
  );
};

const Begun = () => {
  const { statistics, failed } = useStatistics(useEyes());
  const forces = statistics === null ? [] : linesOf(statistics, 'bv').lines.map(({ force }) => force);
  return (
    <>
      <Eyes />
      <ProblemNote error={failed} />
      {statistics === null ? null : (
        <>
          {statistics.final === null ? null : <Ending final={statistics.final} />}
          {statistics.rounds.length === 0 ? (
            <p class="empty">{statistics.recorded ? t.none : t.notKept}</p>
          ) : (
            <>
              <Legend forces={forces} />
              <div class="st-figures">
                {FIGURES.map((figure) => (
                  <FigurePlot key={figure} statistics={statistics} figure={figure} />
                ))}
              </div>
            </>
          )}
        </>
      )}
      <DicePart />
    </>
  );
};
