/**
 * The planet as a picture, now or as it was when a phase opened: to keep, and to share where the device can.
 */
import { api } from '../api/client';
import { useLive } from '../campaign/live';
import { words } from '../text/words';
import { ProblemNote } from '../ui/form/problem';
import { blobOf, saveFile } from '../ui/device/save-file';
import { useTask } from '../ui/form/use-task';
import './picture-download.css';

const t = words(
  { title: 'As a picture', png: 'Save (PNG)', svg: 'Drawing (SVG)', share: 'Share', busy: 'Drawing …' },
  {
    title: 'Als Bild',
    png: 'Speichern (PNG)',
    svg: 'Zeichnung (SVG)',
    share: 'Teilen',
    busy: 'Wird gezeichnet …',
  },
);

const TYPES = { png: 'image/png', svg: 'image/svg+xml' } as const;

interface Moment {
  readonly round: number;
  readonly phase: string;
  readonly step: string | null;
}

interface Shown {
  /** Whose eyes; null: one's own. */
  readonly as: string | null;
  /** Null: the present. */
  readonly at: Moment | null;
}

/** Whether this device passes pictures on to other programs. */
const canShare = (): boolean =>
  typeof navigator.canShare === 'function' &&
  navigator.canShare({ files: [new File([], 'planet.png', { type: TYPES.png })] });

export const PictureDownload = ({ as, at }: Shown) => {
  const live = useLive();
  const task = useTask();
  const query = {
    ...(as === null ? {} : { as }),
    ...(at === null
      ? {}
      : {
          round: at.round,
          phase: at.phase as 'planning',
          ...(at.step === null ? {} : { step: at.step as 'battles' }),
        }),
  };
  const moment = at ?? live.view.value;
  const name = moment === null ? 'planet' : `planet-${moment.round}-${moment.phase}`;
  const params = { path: { id: live.id }, query };
  const get = async (format: keyof typeof TYPES): Promise<Blob> =>
    format === 'png'
      ? blobOf(await api.GET('/v1/campaigns/{id}/map.png', { params, parseAs: 'blob' }), TYPES.png)
      : blobOf(await api.GET('/v1/campaigns/{id}/map.svg', { params, parseAs: 'blob' }), TYPES.svg);
  const share = async (): Promise<void> => {
    const files = [new File([await get('png')], `${name}.png`, { type: TYPES.png })];
    await navigator.share({ files }).catch((error: unknown) => {
      // Whoever closes the device's own dialog has not failed.
      if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
    });
  };
  const off = task.busy || !live.online.value;
  return (
    <div class="as-picture" role="group" aria-label={t.title}>
      <p class="cap">{task.busy ? t.busy : t.title}</p>
      <button
        class="btn line"
        disabled={off}
        onClick={() => void task.run(async () => saveFile(await get('png'), `${name}.png`))}
      >
        {t.png}
      </button>
      <button
        class="btn line"
        disabled={off}
        onClick={() => void task.run(async () => saveFile(await get('svg'), `${name}.svg`))}
      >
        {t.svg}
      </button>
      {canShare() ? (
        <button class="btn line" disabled={off} onClick={() => void task.run(share)}>
          {t.share}
        </button>
      ) : null}
      <ProblemNote error={task.error} />
    </div>
  );
};
