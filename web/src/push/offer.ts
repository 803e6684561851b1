/**
 * Whether pushes are offered now: once on a device, to whoever has just said that they are ready. Nobody is
 * asked when the page opens.
 */
import { signal } from '@preact/signals';
import { setSetting, setting } from '../ui/device/settings';

const KEY = 'push-offered';

export const isOffered = signal(false);

/** Only where the browser would ask: it was told neither yes nor no yet. */
const wouldAsk = (): boolean =>
  'PushManager' in window && 'Notification' in window && Notification.permission === 'default';

export const offerPushes = (): void => {
  if (setting(KEY) === null && wouldAsk()) isOffered.value = true;
};

export const offerAnswered = (): void => {
  isOffered.value = false;
  setSetting(KEY, '1');
};
