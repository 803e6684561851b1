/** The record sheet as the server draws it, over the screen; it can be made large, opened alone and printed from there. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { api, ApiError } from '../../api/client';
import { words } from '../../text/words';
import { Dialog } from '../../ui/dialog';
import { ProblemNote } from '../../ui/problem';

const t = words(
  { title: (name: string) => `Record sheet: ${name}`, larger: 'Larger', smaller: 'Whole page', alone: 'Open alone', wait: 'Being drawn …' },
  { title: (name: string) => `Datenblatt: ${name}`, larger: 'Größer', smaller: 'Ganze Seite', alone: 'Einzeln öffnen', wait: 'Wird gezeichnet …' },
);

async function drawing(campaign: string, mech: string): Promise<string> {
  const { data, error, response } = await api.GET('/v1/campaigns/{id}/mechs/{mech}/sheet.svg', {
    params: { path: { id: campaign, mech } },
    parseAs: 'blob',
  });
  if (data === undefined) throw new ApiError(response.url, response.status, (error ?? null) as ApiError['problem']);
  return URL.createObjectURL(new Blob([data as unknown as Blob], { type: 'image/svg+xml' }));
}

interface RecordSheetProps {
  readonly campaign: string;
  readonly mech: string;
  readonly name: string;
  readonly onClose: () => void;
}

export const RecordSheetDialog = ({ campaign, mech, name, onClose }: RecordSheetProps) => {
  const url = useSignal<string | null>(null);
  const failed = useSignal<unknown>(null);
  const large = useSignal(false);
  useEffect(() => {
    let closed = false;
    drawing(campaign, mech).then(
      (found) => (closed ? URL.revokeObjectURL(found) : (url.value = found)),
      (error: unknown) => (failed.value = error),
    );
    return () => {
      closed = true;
      if (url.value !== null) URL.revokeObjectURL(url.value);
    };
  }, [campaign, mech]);
  return (
    <Dialog title={name} onClose={onClose}>
      <ProblemNote error={failed.value} />
      {url.value === null ? (
        failed.value === null ? (
          <p class="empty">{t.wait}</p>
        ) : null
      ) : (
        <div class="stackv">
          <div class={large.value ? 'record-sheet large' : 'record-sheet'} tabIndex={0} role="region" aria-label={t.title(name)}>
            <img src={url.value} alt={t.title(name)} />
          </div>
          <div class="row">
            <button class="btn" aria-pressed={large.value} onClick={() => (large.value = !large.value)}>
              {large.value ? t.smaller : t.larger}
            </button>
            <a class="btn line" href={url.value} target="_blank" rel="noopener">
              {t.alone}
            </a>
          </div>
        </div>
      )}
    </Dialog>
  );
};
