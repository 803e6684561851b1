/**
 * The worksheet of a battle: both sides enter what became of whom, by tapping record sheets, and see each
 * other's entries live.
 */
import { useSignal } from '@preact/signals';
import { useRoute, useLocation } from 'preact-iso';
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
import { DamageTab } from './damage-tab';
import { DifferenceLine, Differences } from './differences';
import { unitName, type SetupUnit } from './entry';
import { EntryConflictDialog } from './entry-conflict';
import { FateTab } from './fate-tab';
import { FieldTab } from './field-tab';
import { readBattle } from '../kept-battle';
import { NextStep } from '../next-step';
import { PartsTab } from './parts-tab';
import { SheetTabs, SheetUnits, TakeBack, t as parts, type Tab } from './sheet-parts';
import { worksheetKeeper, worksheetServer } from './worksheet-ports';
import { FIELD, WorksheetStore, type Sheet } from './worksheet-store';
import { t as b } from '../words';
import '../battles.css';
import './worksheet.css';

const t = words(
  {
    file: 'File report',
    filed: 'Filed. All sides say the same, so it counts.',
    over: 'The battle is over.',
    see: 'See the report',
    agreed: (count: number, all: number) => `${count} of ${all} agreed`,
    isAgreed: 'agreed',
    isOpen: 'open',
    differs: 'differs',
    back: 'Back to the battle',
    saved: 'Saved',
    saving: 'Saving …',
    unsent: 'Not sent: waits on this device',
    lost: 'Not sent, and this browser keeps nothing',
    refused: 'Refused',
    conflict: 'Changed on another device',
    wrong: 'This cannot be',
    gm: 'You watch what both sides enter.',
    secret: 'Only those who fight here see the worksheet.',
  },
  {
    file: 'Bericht abgeben',
    filed: 'Abgegeben. Alle Seiten sagen dasselbe, also gilt er.',
    over: 'Das Gefecht ist vorbei.',
    see: 'Zum Bericht',
    agreed: (count: number, all: number) => `${count} von ${all} einig`,
    isAgreed: 'einig',
    isOpen: 'offen',
    differs: 'verschieden',
    back: 'Zurück zum Gefecht',
    saved: 'Gespeichert',
    saving: 'Speichert …',
    unsent: 'Nicht gesendet: wartet auf diesem Gerät',
    lost: 'Nicht gesendet, und dieser Browser behält nichts',
    refused: 'Abgelehnt',
    conflict: 'Auf einem anderen Gerät geändert',
    wrong: 'Das kann nicht sein',
    gm: 'Du siehst, was beide Seiten eintragen.',
    secret: 'Den Bogen sieht nur, wer hier kämpft.',
  },
);

const named = (unit: SetupUnit | undefined): string => (unit === undefined ? '' : unitName(unit));

type State = 'agreed' | 'differs' | 'open';

const stateOf = (part: Sheet['units'][number] | Sheet['field'], sides: number): State =>
  part.differences.length > 0
    ? 'differs'
    : part.open.length === 0 && Object.keys(part.entries).length >= sides
      ? 'agreed'
      : 'open';

const Filled = ({
  setup,
  store,
}: {
  readonly setup: Schemas['BattleSetup'];
  readonly store: WorksheetStore;
}) => {
  const live = useLive();
  const { route } = useLocation();
  const file = useTask();
  const current = useSignal<string | null>(null);
  const tab = useSignal<Tab>('damage');
  const sheet = store.sheet.value;
  const designs = useDesigns(
    setup.units.filter(({ kind }) => kind === 'mech').map(({ design }) => design),
    live.id,
  );
  const note = useSignal<string | null>(null);
  if (sheet === null) return <ProblemNote error={store.problem.value} />;
  const mySide = sheet.mine;
  const units = [...setup.units].sort(
    (one, two) => Number(two.side === mySide) - Number(one.side === mySide),
  );
  const unit = units.find(({ id }) => id === current.value) ?? units[0];
  const stateOfUnit = (id: string): State => {
    const part = sheet.units.find((one) => one.id === id);
    return part === undefined ? 'open' : stateOf(part, setup.sides.length);
  };
  const agreed = units.filter(({ id }) => stateOfUnit(id) === 'agreed').length;
  const home = `/c/${live.id}/b/${store.battle}`;
  const isField = tab.value === 'field';
  const over = sheet.state === 'done' || sheet.state === 'called-off';
  const part = isField ? sheet.field : sheet.units.find(({ id }) => id === unit?.id);
  const said = store.state.value;
  const send = (): void =>
    void file
      .run(async () => {
        await store.flush();
        await ok(
          api.POST('/v1/campaigns/{id}/battles/{battleId}/worksheet/file', {
            params: { path: { id: live.id, battleId: store.battle } },
          }),
        );
      })
      .then((done) => {
        if (!done) return;
        tell(t.filed);
        route(home);
      });
  /** The last change of all units; what it was is shown. */
  const takeBack = (): void => {
    const key = store.undo();
    if (key === null) return;
    if (key === FIELD) tab.value = 'field';
    else {
      current.value = key;
      if (isField) tab.value = 'damage';
    }
    note.value = parts.undone(key === FIELD ? parts.field : named(units.find(({ id }) => id === key)));
  };
  const wrong = mySide === null ? [] : (part?.contradictions[mySide] ?? []);
  return (
    <>
      <header class="ws-head">
        <a class="btn icon quiet" href={home} aria-label={t.back}>
          <Icon name="back" />
        </a>
        <div class="ws-name">
          <h1>{b.battleIn(setup.hex)}</h1>
          <small role="status" class={said === 'saved' || said === 'saving' ? '' : 'ws-bad'}>
            {said === 'unsent' && !store.kept.value ? t.lost : mySide === null ? t.gm : t[said]} ·{' '}
            {t.agreed(agreed, units.length)}
          </small>
        </div>
        {over ? (
          <a class="btn go" href={home}>
            {t.see}
          </a>
        ) : mySide === null ? null : (
          <button
            class="btn go"
            disabled={!store.ready.value || file.busy || !live.online.value}
            onClick={send}
          >
            {t.file}
          </button>
        )}
      </header>
      {over ? <p class="ws-next">{t.over}</p> : <NextStep sheet={sheet} names={setup.units} />}
      <ProblemNote error={file.error ?? store.problem.value} />
      {sheet.contradictions.length === 0 ? null : (
        <div class="problems" role="alert">
          {sheet.contradictions.map(({ message, pointer }) => (
            <p key={pointer}>{message}</p>
          ))}
        </div>
      )}
      <div class="ws">
        <SheetUnits
          units={units}
          shown={isField ? null : (unit?.id ?? null)}
          onShow={(id) => {
            current.value = id;
            note.value = null;
            if (tab.value === 'field') tab.value = 'damage';
          }}
          stateOf={stateOfUnit}
          mark={(id) => {
            const state = stateOfUnit(id);
            return (
              <i
                class="ws-dot"
                role="img"
                aria-label={state === 'agreed' ? t.isAgreed : state === 'differs' ? t.differs : t.isOpen}
              />
            );
          }}
        />
        <div class="ws-middle">
          <SheetTabs tab={tab} />
          {wrong.length === 0 ? null : (
            <p class="wrn" role="status">
              {t.wrong}: {wrong.map(({ message }) => message).join(' ')}
            </p>
          )}
          {unit === undefined || isField ? (
            <FieldTab setup={setup} store={store} />
          ) : tab.value === 'fate' ? (
            <FateTab setup={setup} unit={unit} store={store} />
          ) : tab.value === 'parts' ? (
            <PartsTab unit={unit} whole={designs.get(unit.design) ?? null} store={store} />
          ) : (
            <DamageTab
              key={unit.id}
              unit={unit}
              whole={designs.get(unit.design) ?? null}
              store={store}
              note={note}
              onUndo={takeBack}
              line={(location, otherwise) => (
                <DifferenceLine
                  setup={setup}
                  store={store}
                  of={unit.id}
                  location={location}
                  otherwise={otherwise}
                />
              )}
            />
          )}
          {tab.value === 'damage' ? null : (
            <Differences setup={setup} store={store} of={isField ? FIELD : (unit?.id ?? FIELD)} />
          )}
          {(tab.value === 'damage' && unit?.kind === 'mech') || store.locked ? null : (
            <TakeBack can={store.canUndo.value} note={note.value} onUndo={takeBack} />
          )}
        </div>
      </div>
    </>
  );
};

export const Worksheet = () => {
  const live = useLive();
  const { params } = useRoute();
  const id = params['battle'] ?? '';
  const store = useMemo(
    () => new WorksheetStore(id, worksheetServer(live.id, id), worksheetKeeper(live.id, id)),
    [live.id, id],
  );
  const battle = useSignal<Schemas['Battle'] | null>(null);
  const failed = useSignal<unknown>(null);
  const setup = battle.value?.setup ?? null;
  useTitle(battle.value === null ? b.worksheet : b.battleIn(battle.value.hex));
  useEffect(() => {
    void readBattle(live.id, id).then(
      (found) => {
        battle.value = found;
        // Who may not see how it begins is not let in by the server: nothing is asked for.
        if (found.setup !== null) void store.start();
      },
      (error: unknown) => (failed.value = error),
    );
    const online = (): void => void store.read();
    window.addEventListener('online', online);
    // What waits on this device outlives the page; what is under way needs another moment.
    const held = mayHoldUnsaved(
      () =>
        store.state.value === 'saving' || (Object.keys(store.waiting.value).length > 0 && !store.kept.value),
    );
    return () => {
      held();
      window.removeEventListener('online', online);
      store.close();
    };
  }, [store]);
  const notice = live.battleNotice.value;
  useEffect(() => {
    // One that names no battle stands for all.
    if (notice !== null && (notice.battle === id || notice.battle === null) && setup !== null)
      void store.read();
  }, [notice]);
  useEffect(() => {
    if (setup !== null) void store.read();
  }, [live.version.value]);
  return (
    <main class="main worksheet">
      {setup === null ? (
        <div class="ws-scroll">
          <a class="btn quiet" href={`/c/${live.id}/b/${id}`}>
            <Icon name="back" /> {t.back}
          </a>
          <h1>{b.worksheet}</h1>
          <ProblemNote error={failed.value} />
          {battle.value === null ? null : <p class="empty">{t.secret}</p>}
        </div>
      ) : (
        <>
          <Filled setup={setup} store={store} />
          <EntryConflictDialog store={store} setup={setup} />
        </>
      )}
    </main>
  );
};
