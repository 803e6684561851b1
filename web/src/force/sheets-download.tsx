/** The record sheets of a force as one file, to print. */
import { api, ApiError } from '../api/client';
import { useLive } from '../campaign/live';
import { ProblemNote } from '../ui/problem';
import { useTask } from '../ui/use-task';
import { t } from './force-words';

const LATER_MS = 60_000;

export const SheetsDownload = ({ force }: { readonly force: string | null }) => {
  const live = useLive();
  const task = useTask();
  const fetchSheets = async (): Promise<void> => {
    const { data, error, response } = await api.GET('/v1/campaigns/{id}/sheets.pdf', {
      params: { path: { id: live.id }, ...(force === null ? {} : { query: { force } }) },
      parseAs: 'blob',
    });
    if (data === undefined) throw new ApiError(response.url, response.status, (error ?? null) as ApiError['problem']);
    const address = URL.createObjectURL(new Blob([data as unknown as Blob], { type: 'application/pdf' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = 'record-sheets.pdf';
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), LATER_MS);
  };
  return (
    <>
      <button class="btn line" disabled={task.busy || !live.online.value} onClick={() => void task.run(fetchSheets)}>
        {task.busy ? t.drawing : t.pdf}
      </button>
      <ProblemNote error={task.error} />
    </>
  );
};
