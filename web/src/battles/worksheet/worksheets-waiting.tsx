/**
 * Entries of worksheets that wait on this device are sent on every screen of the campaign, not only on the
 * worksheet's own. What cannot be sent is said, with the way to it.
 */
import { useSignal } from '@preact/signals';
import { useLocation } from 'preact-iso';
import { useEffect } from 'preact/hooks';
import { draftsBelow } from '../../campaign/kept';
import { useLive } from '../../campaign/live';
import { plural, words } from '../../text/words';

const t = words(
  {
    waits: (count: number) =>
      plural(
        count,
        '1 worksheet has entries that are not sent',
        `${count} worksheets have entries that are not sent`,
      ),
    open: 'Open',
  },
  {
    waits: (count: number) =>
      plural(
        count,
        '1 Bogen hat Einträge, die nicht gesendet sind',
        `${count} Bögen haben Einträge, die nicht gesendet sind`,
      ),
    open: 'Öffnen',
  },
);

/** Sends what waits for a battle; whether nothing waits any more. */
async function sent(campaign: string, battle: string): Promise<boolean> {
  const [{ WorksheetStore }, { worksheetKeeper, worksheetServer }] = await Promise.all([
    import('./worksheet-store'),
    import('./worksheet-ports'),
  ]);
  const store = new WorksheetStore(
    battle,
    worksheetServer(campaign, battle),
    worksheetKeeper(campaign, battle),
  );
  await store.start();
  store.close();
  return store.state.value === 'saved';
}

export const WorksheetsWaiting = () => {
  const live = useLive();
  const { path } = useLocation();
  const left = useSignal<readonly string[]>([]);
  // The worksheet's own screen sends its own.
  const open = /\/b\/([^/]+)\/sheet$/.exec(path)?.[1];
  useEffect(() => {
    let gone = false;
    void (async () => {
      const waiting = (await draftsBelow(`${live.id}/worksheet`)).filter((battle) => battle !== open);
      const unsent: string[] = [];
      for (const battle of waiting)
        if (!live.online.value || !(await sent(live.id, battle).catch(() => false))) unsent.push(battle);
      if (!gone) left.value = unsent;
    })();
    return () => {
      gone = true;
    };
  }, [live.id, open, path, live.online.value, live.version.value]);
  const [first] = left.value;
  if (first === undefined || open !== undefined) return null;
  return (
    <div class="new-version" role="status">
      <p>
        <span>{t.waits(left.value.length)}</span>
        <a class="btn go" href={`/c/${live.id}/b/${first}/sheet`}>
          {t.open}
        </a>
      </p>
    </div>
  );
};
