/**
 * The reports of a battle as what they change, side by side where there are several; to confirm or to
 * dispute.
 */
import { useSignal } from '@preact/signals';
import { api, ok, type Schemas } from '../../api/client';
import { useLive } from '../../campaign/live';
import { moment } from '../../text/format';
import { locations } from '../../text/terms';
import { words } from '../../text/words';
import { ProblemNote } from '../../ui/form/problem';
import { RuleLink } from '../../ui/form/rule-link';
import { useTask } from '../../ui/form/use-task';
import { directions, fates, pilotFates } from '../words';

type Battle = Schemas['Battle'];
type Report = Battle['reports'][number];
type Difference = NonNullable<Report['difference']>;

const t = words(
  {
    title: 'Reports',
    none: 'Nothing is reported yet.',
    of: (force: string, at: string) => `From ${force}, ${at}`,
    gm: (at: string) => `From the game master, ${at}`,
    match: (at: string) => `From the match, ${at}`,
    pending: 'waits for confirmation',
    disputed: 'disputed',
    applied: 'counts',
    superseded: 'replaced',
    confirm: 'Confirm',
    dispute: 'Dispute',
    reason: 'Why it is wrong',
    confirmed: 'Confirmed by',
    counts: 'Count this report',
    unhurt: 'unhurt',
    part: 'part',
    shots: 'shots',
    over: (edge: string) => `over the ${edge} edge`,
    hits: (before: number, after: number) => `hits ${before} → ${after}`,
    held: (names: string) => `${names} holds the field`,
    nobody: 'Nobody holds the field',
    turns: (count: number) => `${count} turns`,
  },
  {
    title: 'Berichte',
    none: 'Noch nichts gemeldet.',
    of: (force: string, at: string) => `Von ${force}, ${at}`,
    gm: (at: string) => `Von der Spielleitung, ${at}`,
    match: (at: string) => `Aus der Partie, ${at}`,
    pending: 'wartet auf Bestätigung',
    disputed: 'bestritten',
    applied: 'gilt',
    superseded: 'ersetzt',
    confirm: 'Bestätigen',
    dispute: 'Bestreiten',
    reason: 'Was daran falsch ist',
    confirmed: 'Bestätigt von',
    counts: 'Diesen Bericht gelten lassen',
    unhurt: 'unversehrt',
    part: 'Teil',
    shots: 'Schuss',
    over: (edge: string) => `über den Rand im ${edge}`,
    hits: (before: number, after: number) => `Treffer ${before} → ${after}`,
    held: (names: string) => `${names} hält das Feld`,
    nobody: 'Niemand hält das Feld',
    turns: (count: number) => `${count} Züge`,
  },
);

const UnitLine = ({ unit }: { readonly unit: Difference['units'][number] }) => {
  const changes = [
    ...unit.armor.map(({ location, before, after }) => `${locations[location]} ${before} → ${after}`),
    ...unit.structure.map(({ location, before, after }) => `${locations[location]} ◇ ${before} → ${after}`),
    ...unit.slots.map(({ location, slot }) => `${locations[location]}, ${t.part} ${slot}`),
    ...unit.ammunition.map(
      ({ location, slot, before, after }) => `${t.shots} ${location} ${slot}: ${before} → ${after}`,
    ),
  ];
  return (
    <li class="report-unit">
      <b>
        <bdi>{unit.name}</bdi>
      </b>
      <span class={`tag ${unit.fate === 'destroyed' ? 'bad' : unit.fate === 'on-field-unfit' ? 'warn' : ''}`}>
        {fates[unit.fate]}
      </span>
      {unit.edge === null ? null : <span>{t.over(directions[unit.edge])}</span>}
      {unit.pilot === null ? null : (
        <small>
          <bdi>{unit.pilot.name}</bdi>: {pilotFates[unit.pilot.fate]}
          {unit.pilot.hits.before === unit.pilot.hits.after
            ? ''
            : `, ${t.hits(unit.pilot.hits.before, unit.pilot.hits.after)}`}
        </small>
      )}
      <span class="report-changes">{changes.length === 0 ? t.unhurt : changes.join(' · ')}</span>
    </li>
  );
};

interface OfBattle {
  readonly battle: Battle;
  /** Null: I do not fight in it. */
  readonly mine: string | null;
  /** The match in which it was fought; null: none, or it is not known yet. */
  readonly match: Schemas['Match'] | null;
  readonly onChange: () => void;
}

/** MAT-7: a match that came to its end is the report; one that was stopped for the game master's own counts for nothing. */
const isFromMatch = (battle: Battle, match: OfBattle['match']): boolean =>
  battle.match !== null && (match === null || match.state !== 'over' || match.outcome !== null);

const ReportCard = ({ battle, mine, match, report, onChange }: OfBattle & { readonly report: Report }) => {
  const live = useLive();
  const task = useTask();
  const disputes = useSignal(false);
  const reason = useSignal('');
  const path = { id: live.id, battleId: battle.id };
  const difference = report.difference;
  const mySide = battle.setup?.sides.find(({ side }) => side === mine);
  const nameOf = (force: string): string => live.forceName.value.get(force) ?? force;
  const sideOf = (side: string): string =>
    battle.setup?.sides
      .find((one) => one.side === side)
      ?.forces.map(nameOf)
      .join(', ') ?? side;
  const done = (work: () => Promise<unknown>): void => void task.run(work).then(onChange);
  const confirm = (): void =>
    done(() =>
      ok(
        api.POST('/v1/campaigns/{id}/battles/{battleId}/reports/{reportId}/confirm', {
          params: { path: { ...path, reportId: report.id }, header: { 'If-Match': report.etag } },
        }),
      ),
    );
  const dispute = (event: Event): void => {
    event.preventDefault();
    done(() =>
      ok(
        api.POST('/v1/campaigns/{id}/battles/{battleId}/reports/{reportId}/dispute', {
          params: { path: { ...path, reportId: report.id } },
          body: { reason: reason.value },
        }),
      ),
    );
  };
  const decide = (): void =>
    done(() =>
      ok(
        api.POST('/v1/campaigns/{id}/battles/{battleId}/decide', {
          params: { path },
          body: { report: report.id },
        }),
      ),
    );
  const waits = report.state === 'pending' || report.state === 'disputed';
  return (
    <article class="report-card">
      <div class="row between">
        <h3>
          {report.by !== null
            ? t.of(nameOf(report.by), moment(report.at))
            : isFromMatch(battle, match)
              ? t.match(moment(report.at))
              : t.gm(moment(report.at))}
        </h3>
        <span
          class={`tag ${report.state === 'disputed' ? 'bad' : report.state === 'pending' ? 'warn' : 'good'}`}
        >
          {t[report.state]}
        </span>
      </div>
      <p>
        {report.body.holder === null ? t.nobody : t.held(sideOf(report.body.holder))} ·{' '}
        {t.turns(report.body.turns)} <RuleLink id="TAC-7" />
      </p>
      {report.confirmedBy.length === 0 ? null : (
        <p class="cap">
          {t.confirmed} <bdi>{report.confirmedBy.map(nameOf).join(', ')}</bdi>
        </p>
      )}
      {report.disputes.map(({ force, reason: why }) => (
        <p key={force} class="wrn">
          <bdi>
            {live.forceName.value.get(force) ?? force}: {why}
          </bdi>
        </p>
      ))}
      <ul>
        {difference?.units.map((unit) => (
          <UnitLine key={unit.id} unit={unit} />
        ))}
      </ul>
      <ProblemNote error={task.error} />
      {waits && live.role.value === 'gm' ? (
        <button class="btn go" disabled={task.busy} onClick={decide}>
          {t.counts}
        </button>
      ) : null}
      {waits && mine !== null ? (
        <div class="row wrap">
          {mySide?.forces.some((force) => report.confirmedBy.includes(force)) === true ? null : (
            <button class="btn go" disabled={task.busy || !live.online.value} onClick={confirm}>
              {t.confirm}
            </button>
          )}
          {disputes.value ? null : (
            <button
              class="btn danger"
              disabled={task.busy || !live.online.value}
              onClick={() => (disputes.value = true)}
            >
              {t.dispute}
            </button>
          )}
        </div>
      ) : null}
      {disputes.value && mine !== null ? (
        <form onSubmit={dispute} class="field">
          <label for={`why-${report.id}`}>{t.reason}</label>
          <textarea
            id={`why-${report.id}`}
            required
            maxLength={500}
            value={reason.value}
            onInput={(event) => (reason.value = event.currentTarget.value)}
          />
          <button class="btn danger" disabled={task.busy}>
            {t.dispute}
          </button>
        </form>
      ) : null}
    </article>
  );
};

export const Reports = (of: OfBattle) => {
  const shown = of.battle.reports.filter(({ state }) => state !== 'superseded').reverse();
  return (
    <section>
      <div class="sec">
        <h2>{t.title}</h2>
        <span class="cap">{shown.length}</span>
      </div>
      {shown.length === 0 ? <p class="empty">{t.none}</p> : null}
      <div class="report-cards">
        {shown.map((report) => (
          <ReportCard key={report.id} {...of} report={report} />
        ))}
      </div>
    </section>
  );
};
