/**
 * A battle's papers: the starting picture, the sheets to print, MegaMek's files; all fetched with the login.
 */
import { useEffect, useState } from 'preact/hooks';
import { api } from '../../api/client';
import { useLive } from '../../campaign/live';
import { language } from '../../text/language';
import { words } from '../../text/words';
import { ProblemNote } from '../../ui/form/problem';
import { blobOf, saveFile } from '../../ui/device/save-file';
import { useTask } from '../../ui/form/use-task';

const t = words(
  {
    picture: (hex: string) => `The field of the battle in ${hex}: where everybody starts, and who fights`,
    print: 'Print sheets',
    megamek: 'MegaMek files',
    large: 'Open in full size',
  },
  {
    picture: (hex: string) => `Das Feld des Gefechts in ${hex}: wo alle beginnen und wer kämpft`,
    print: 'Blätter drucken',
    megamek: 'MegaMek-Dateien',
    large: 'In voller Größe öffnen',
  },
);

interface Of {
  readonly battle: string;
  readonly hex: string;
}

export const BattlePicture = ({ battle, hex }: Of) => {
  const live = useLive();
  const [address, setAddress] = useState<string | null>(null);
  const spoken = language.value;
  useEffect(() => {
    let made: string | null = null;
    let gone = false;
    api
      .GET('/v1/campaigns/{id}/battles/{battleId}/sheet.svg', {
        params: { path: { id: live.id, battleId: battle } },
        parseAs: 'blob',
      })
      .then((answer) => {
        const drawing = blobOf(answer, 'image/svg+xml');
        if (gone) return;
        made = URL.createObjectURL(drawing);
        setAddress(made);
      })
      // Without it everything is still told in words below.
      .catch(() => undefined);
    return () => {
      gone = true;
      if (made !== null) URL.revokeObjectURL(made);
    };
  }, [live.id, battle, spoken]);
  return (
    <div class="battle-picture">
      {address === null ? null : (
        <a href={address} target="_blank" rel="noreferrer" title={t.large}>
          <img src={address} alt={t.picture(hex)} />
        </a>
      )}
    </div>
  );
};

export const BattleDownloads = ({ battle, hex }: Of) => {
  const live = useLive();
  const task = useTask();
  const path = { id: live.id, battleId: battle };
  const print = async (): Promise<void> =>
    saveFile(
      blobOf(
        await api.GET('/v1/campaigns/{id}/battles/{battleId}/sheet.pdf', {
          params: { path },
          parseAs: 'blob',
        }),
        'application/pdf',
      ),
      `battle-${hex}.pdf`,
    );
  const zip = async (): Promise<void> =>
    saveFile(
      blobOf(
        await api.GET('/v1/campaigns/{id}/battles/{battleId}/files/megamek.zip', {
          params: { path },
          parseAs: 'blob',
        }),
        'application/zip',
      ),
      `battle-${hex}-megamek.zip`,
    );
  return (
    <>
      <button class="btn" disabled={task.busy || !live.online.value} onClick={() => void task.run(print)}>
        {t.print}
      </button>
      <button class="btn" disabled={task.busy || !live.online.value} onClick={() => void task.run(zip)}>
        {t.megamek}
      </button>
      <ProblemNote error={task.error} />
    </>
  );
};
