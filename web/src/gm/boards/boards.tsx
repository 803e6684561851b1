/** `…/gm/boards`: the game master's library of map sheets, for battles of all their campaigns (BT-8). */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { api, ok } from '../../api/client';
import { useLive } from '../../campaign/live';
import { useTitle } from '../../ui/device/title';
import { ProblemNote } from '../../ui/form/problem';
import { useTask } from '../../ui/form/use-task';
import { Icon } from '../../ui/icon';
import { NotGm } from '../not-gm';
import { ImportBoards } from './import-boards';
import { type LibrarySheet, readLibrary } from './library';
import { countryName, t } from './words';
import '../desk.css';
import './boards.css';

const Row = ({
  sheet: { board, name, country },
  onRemoved,
}: {
  readonly sheet: LibrarySheet;
  readonly onRemoved: () => Promise<void>;
}) => {
  const task = useTask();
  const remove = (): void =>
    void task.run(async () => {
      await ok(api.DELETE('/v1/me/boards/{board}', { params: { path: { board } } }));
      await onRemoved();
    });
  return (
    <li class="need">
      <Icon name="map" />
      <div class="need-who">
        <b>
          <bdi>{name}</bdi>
        </b>
        <small>{countryName(country)}</small>
        <ProblemNote error={task.error} />
      </div>
      <button class="btn icon quiet" aria-label={t.remove(name)} disabled={task.busy} onClick={remove}>
        <Icon name="trash" />
      </button>
    </li>
  );
};

export const Boards = () => {
  const live = useLive();
  const sheets = useSignal<readonly LibrarySheet[] | null>(null);
  const task = useTask();
  useTitle(t.title);
  const isGm = live.campaign.value?.role === 'gm';
  const load = async (): Promise<void> => {
    await task.run(async () => {
      sheets.value = await readLibrary();
    });
  };
  useEffect(() => {
    if (isGm) void load();
  }, [isGm]);
  if (live.campaign.value === null) return null;
  if (!isGm) return <NotGm />;
  return (
    <main class="screen boards">
      <h1>{t.title}</h1>
      <p class="hint">{t.what}</p>
      <ImportBoards onImported={load} />
      <ProblemNote error={task.error} />
      {sheets.value?.length === 0 ? <p class="empty">{t.none}</p> : null}
      {sheets.value === null || sheets.value.length === 0 ? null : (
        <ul aria-label={t.title}>
          {sheets.value.map((sheet) => (
            <Row key={sheet.board} sheet={sheet} onRemoved={load} />
          ))}
        </ul>
      )}
      <p class="back">
        <a class="quiet-link" href={`/c/${live.id}/gm`}>
          {t.back}
        </a>
      </p>
    </main>
  );
};
