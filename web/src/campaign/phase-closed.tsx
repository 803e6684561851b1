/**
 * The phase ended before my last changes were sent: what counted, and what was drafted. Nothing of it is sent
 * again.
 */
import { useLive, type Live } from './live';
import type { Missed } from './sheet/order-sheet';
import { phases } from '../text/terms';
import { words } from '../text/words';
import { Dialog } from '../ui/dialog';
import { lazy } from '../ui/lazy';

const MissedOrders = lazy(() => import('./sheet/missed-orders').then((part) => part.MissedOrders));

const t = words(
  {
    closed: (phase: string) => `${phase} has closed`,
    undone: (phase: string) => `${phase} was set back`,
    over: 'The war is over',
    see: 'See what happened',
    ok: 'Understood',
  },
  {
    closed: (phase: string) => `${phase} ist geschlossen`,
    undone: (phase: string) => `${phase} wurde zurückgesetzt`,
    over: 'Der Krieg ist vorbei',
    see: 'Sehen, was geschah',
    ok: 'Verstanden',
  },
);

const titleOf = (live: Live, { moment, rolledBack }: Missed): string => {
  if (live.campaign.value?.status === 'finished') return t.over;
  return (rolledBack ? t.undone : t.closed)(phases[moment.phase]);
};

export const PhaseClosed = () => {
  const live = useLive();
  const missed = live.sheet.missed.value;
  // Until it is known what stands now, there is nothing to say about it.
  if (missed === null || live.campaign.value === null) return null;
  const close = (): void => live.sheet.forgetMissed();
  return (
    <Dialog title={titleOf(live, missed)} onClose={close}>
      <MissedOrders missed={missed} />
      <div class="row wrap">
        <a class="btn" href={`/c/${live.id}/war/${missed.moment.round}`} onClick={close}>
          {t.see}
        </a>
        <button class="btn go" onClick={close}>
          {t.ok}
        </button>
      </div>
    </Dialog>
  );
};
