/** Handing a battle to an engine, by which rules and on what field, and taking it back (TAC-8, MAT-2, BT-8). */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { api, ok, type Schemas } from '../api/client';
import { useLive } from '../campaign/live';
import { words } from '../text/words';
import { tell } from '../ui/notices';
import { ProblemNote } from '../ui/form/problem';
import { SelectField } from '../ui/form/select-field';
import { useTask } from '../ui/form/use-task';
import { type OwnBoard, OwnBoards, sentBoard } from './match/own-boards';
import { engines } from './words';

const t = words(
  {
    engine: 'Fought with',
    hand: 'Hand over',
    take: 'Take back to the table',
    isWith: (name: string) => `It is with ${name}.`,
    handed: (name: string) => `Handed over: ${name}`,
    rules: 'Rules',
    usual: 'As the campaign’s options say',
    standard: 'Standard rules',
    quickstart: 'Quick start',
  },
  {
    engine: 'Ausgetragen mit',
    hand: 'Übergeben',
    take: 'Zurück an den Tisch nehmen',
    isWith: (name: string) => `Es liegt bei ${name}.`,
    handed: (name: string) => `Übergeben: ${name}`,
    rules: 'Regeln',
    usual: 'Wie die Optionen der Kampagne sagen',
    standard: 'Standardregeln',
    quickstart: 'Schnellstart',
  },
);

interface HandOverProps {
  readonly battle: Schemas['Battle'];
  readonly onChange: () => void;
}

type Level = '' | 'standard' | 'quickstart';

const bodyFor = (engine: string, level: Level, boards: readonly OwnBoard[], library: boolean) => {
  if (engine !== 'battletech') return { engine };
  return {
    engine,
    ...(level === '' ? {} : { level }),
    ...(boards.length === 0 ? {} : { boards: boards.map(sentBoard) }),
    ...(library ? { library } : {}),
  };
};

export const HandOver = ({ battle, onChange }: HandOverProps) => {
  const live = useLive();
  const task = useTask();
  const external = useSignal<readonly Schemas['ExternalEngine'][]>([]);
  const engine = useSignal(battle.engine ?? 'table');
  const level = useSignal<Level>('');
  const boards = useSignal<readonly OwnBoard[]>([]);
  const library = useSignal(false);
  const path = { id: live.id, battleId: battle.id };
  useEffect(() => {
    void ok(api.GET('/v1/campaigns/{id}/engines', { params: { path: { id: live.id } } })).then(
      ({ items }) => (external.value = items),
      () => undefined,
    );
  }, [live.id]);
  const nameOf = (id: string): string =>
    id === 'table' || id === 'megamek' || id === 'battletech' || id === 'dark-age'
      ? engines[id]
      : (external.value.find((one) => one.id === id)?.name ?? id);
  const hand = (to: string): void =>
    void task
      .run(() =>
        ok(
          api.POST('/v1/campaigns/{id}/battles/{battleId}/engine', {
            params: { path },
            body:
              level.value === 'quickstart'
                ? bodyFor(to, level.value, [], false)
                : bodyFor(to, level.value, boards.value, library.value),
          }),
        ),
      )
      .then((done) => {
        if (!done) return;
        engine.value = to;
        boards.value = [];
        library.value = false;
        tell(t.handed(nameOf(to)));
        onChange();
      });
  return (
    <>
      <p>{t.isWith(nameOf(battle.engine ?? 'table'))}</p>
      <form
        class="field"
        onSubmit={(event) => {
          event.preventDefault();
          hand(engine.value);
        }}
      >
        <label for="engine">{t.engine}</label>
        <select
          id="engine"
          value={engine.value}
          onChange={(event) => (engine.value = event.currentTarget.value)}
        >
          <option value="table">{engines.table}</option>
          <option value="megamek">{engines.megamek}</option>
          <option value="battletech">{engines.battletech}</option>
          <option value="dark-age">{engines['dark-age']}</option>
          {external.value.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        {engine.value === 'battletech' && battle.engine !== 'battletech' ? (
          <>
            <SelectField
              label={t.rules}
              choices={[
                { value: '', text: t.usual },
                { value: 'standard', text: t.standard },
                { value: 'quickstart', text: t.quickstart },
              ]}
              value={level.value}
              onChange={(value) => (level.value = value as Level)}
            />
            {level.value === 'quickstart' ? null : (
              <OwnBoards campaign={live.id} boards={boards} library={library} />
            )}
          </>
        ) : null}
        <button class="btn" disabled={task.busy}>
          {t.hand}
        </button>
      </form>
      {(battle.engine ?? 'table') === 'table' ? null : (
        <p>
          <button class="btn" disabled={task.busy} onClick={() => hand('table')}>
            {t.take}
          </button>
        </p>
      )}
      <ProblemNote error={task.error} />
    </>
  );
};
