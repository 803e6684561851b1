/** The record sheets of a force as one file, to print. */
import { api } from '../api/client';
import { useLive } from '../campaign/live';
import { ProblemNote } from '../ui/form/problem';
import { blobOf, saveFile } from '../ui/device/save-file';
import { useTask } from '../ui/form/use-task';
import { t } from './force-words';

export const SheetsDownload = ({ force }: { readonly force: string | null }) => {
  const live = useLive();
  const task = useTask();
  const fetchSheets = async (): Promise<void> => {
    const answer = await api.GET('/v1/campaigns/{id}/sheets.pdf', {
      params: { path: { id: live.id }, ...(force === null ? {} : { query: { force } }) },
      parseAs: 'blob',
    });
    saveFile(blobOf(answer, 'application/pdf'), 'record-sheets.pdf');
  };
  return (
    <>
      <button
        class="btn line"
        disabled={task.busy || !live.online.value}
        onClick={() => void task.run(fetchSheets)}
      >
        {task.busy ? t.drawing : t.pdf}
      </button>
      <ProblemNote error={task.error} />
    </>
  );
};
