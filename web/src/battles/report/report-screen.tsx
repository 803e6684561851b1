/**
 * The game master mends a report on the same record sheets as the players: damage, parts, fates, the field.
 */
import { useSignal } from '@preact/signals';
import { useLocation, useRoute } from 'preact-iso';
import { useEffect, useMemo } from 'preact/hooks';
import { api, ok, type Schemas } from '../../api/client';
import { useLive } from '../../campaign/live';
import { words } from '../../text/words';
import { useDesigns } from '../../ui/designs';
import { Icon } from '../../ui/icon';
import { tell } from '../../ui/notices';
import { ProblemNote } from '../../ui/form/problem';
import { useTitle } from '../../ui/device/title';
import { mayHoldUnsaved } from '../../ui/device/unsaved';
import { useTask } from '../../ui/form/use-task';
import { DamageTab } from '../worksheet/damage-tab';
import { unitName, type SetupUnit } from '../worksheet/entry';
import { FateTab } from '../worksheet/fate-tab';
import { readBattle } from '../kept-battle';
import { PartsTab } from '../worksheet/parts-tab';
import { ReportEdit } from './report-edit';
import { ReportField } from './report-field';
import { SheetTabs, SheetUnits, TakeBack, t as parts, type Tab } from '../worksheet/sheet-parts';
import { t as b } from '../words';
import '../battles.css';
import '../worksheet/worksheet.css';

const t = words(
  {
    title: 'Change the report',
    again: 'The sides must confirm it again',
    changed: 'changed',
    saved: 'The report is changed: the sides must confirm it again',
    none: 'No report of this battle waits for confirmation.',
    moved: 'The report was changed elsewhere meanwhile. Go back to read it.',
    nothing: 'Nothing counts before you save it',
  },
  {
    title: 'Bericht ändern',
    again: 'Die Seiten müssen ihn neu bestätigen',
    changed: 'geändert',
    saved: 'Der Bericht ist geändert: Die Seiten müssen ihn neu bestätigen',
    none: 'Kein Bericht dieses Gefechts wartet auf eine Bestätigung.',
    moved: 'Der Bericht wurde inzwischen anderswo geändert. Geh zurück, um ihn zu lesen.',
    nothing: 'Nichts gilt, bevor du speicherst',
  },
);
const named = (unit: SetupUnit | undefined): string => (unit === undefined ? '' : unitName(unit));

type Battle = Schemas['Battle'];
type Report = Battle['reports'][number];

interface FilledProps {
  readonly battle: Battle;
  readonly setup: Schemas['BattleSetup'];
  readonly report: Report;
}

const Filled = ({ battle, setup, report }: FilledProps) => {
  const live = useLive();
  const { route } = useLocation();
  const task = useTask();
  const edit = useMemo(() => new ReportEdit(setup, report.body), [setup, report]);
  const current = useSignal<string | null>(null);
  const tab = useSignal<Tab>('damage');
  const note = useSignal<string | null>(null);
  const moved = useSignal(false);
  const designs = useDesigns(
    setup.units.filter(({ kind }) => kind === 'mech').map(({ design }) => design),
    live.id,
  );
  useEffect(() => mayHoldUnsaved(() => edit.isChanged.value), [edit]);
  useEffect(() => {
    void readBattle(live.id, battle.id).then(
      (found) => (moved.value = found.reports.find(({ id }) => id === report.id)?.etag !== report.etag),
      () => undefined,
    );
  }, [live.version.value]);
  const unit = setup.units.find(({ id }) => id === current.value) ?? setup.units[0];
  const home = `/c/${live.id}/b/${battle.id}`;
  const isField = tab.value === 'field' || unit === undefined;
  const takeBack = (): void => {
    const key = edit.undo();
    if (key === null) return;
    current.value = key;
    note.value = parts.undone(named(setup.units.find(({ id }) => id === key)));
  };
  const save = (): void =>
    void task
      .run(() =>
        ok(
          api.PUT('/v1/campaigns/{id}/battles/{battleId}/reports/{reportId}', {
            params: { path: { id: live.id, battleId: battle.id, reportId: report.id } },
            body: edit.body.value,
          }),
        ),
      )
      .then((done) => {
        if (!done) return;
        tell(t.saved);
        route(home);
      });
  return (
    <>
      <header class="ws-head">
        <a class="btn icon quiet" href={home} aria-label={b.back}>
          <Icon name="back" />
        </a>
        <div class="ws-name">
          <h1>{t.title}</h1>
          <small>{t.again}</small>
        </div>
        <button
          class="btn go"
          disabled={!edit.isChanged.value || moved.value || task.busy || !live.online.value}
          onClick={save}
        >
          {b.save}
        </button>
      </header>
      <ProblemNote error={task.error} />
      {moved.value ? (
        <p class="wrn" role="alert">
          {t.moved}
        </p>
      ) : null}
      <div class="ws">
        <SheetUnits
          units={setup.units}
          shown={isField ? null : (unit?.id ?? null)}
          onShow={(id) => {
            current.value = id;
            note.value = null;
            if (tab.value === 'field') tab.value = 'damage';
          }}
        />
        <div class="ws-middle">
          <SheetTabs tab={tab} />
          {isField ? (
            <ReportField edit={edit} />
          ) : tab.value === 'fate' ? (
            <FateTab setup={setup} unit={unit} store={edit} />
          ) : tab.value === 'parts' ? (
            <PartsTab unit={unit} whole={designs.get(unit.design) ?? null} store={edit} />
          ) : (
            <DamageTab
              key={unit.id}
              unit={unit}
              whole={designs.get(unit.design) ?? null}
              store={edit}
              note={note}
              onUndo={takeBack}
              line={() => <p class="ws-said">{note.value ?? t.nothing}</p>}
            />
          )}
          {isField || (tab.value === 'damage' && unit.kind === 'mech') ? null : (
            <TakeBack can={edit.canUndo.value} note={note.value} onUndo={takeBack} />
          )}
        </div>
      </div>
    </>
  );
};

export const ReportScreen = () => {
  const live = useLive();
  const { params } = useRoute();
  const id = params['battle'] ?? '';
  const battle = useSignal<Battle | null>(null);
  const failed = useSignal<unknown>(null);
  useTitle(t.title);
  useEffect(() => {
    void readBattle(live.id, id).then(
      (found) => (battle.value = found),
      (error: unknown) => (failed.value = error),
    );
  }, [live.id, id]);
  const found = battle.value;
  const report = found?.reports.find(
    (one) => one.id === found.report && (one.state === 'pending' || one.state === 'disputed'),
  );
  return (
    <main class="main worksheet">
      {found?.setup != null && report !== undefined && live.role.value === 'gm' ? (
        <Filled battle={found} setup={found.setup} report={report} />
      ) : (
        <div class="ws-scroll">
          <a class="btn quiet" href={`/c/${live.id}/b/${id}`}>
            <Icon name="back" /> {b.back}
          </a>
          <h1>{t.title}</h1>
          <ProblemNote error={failed.value} />
          {found === null ? null : <p class="empty">{t.none}</p>}
        </div>
      )}
    </main>
  );
};
