/** What this browser and the server do about pushes. */
import { api, ok } from '../api/client';
import { onLogOut } from '../api/session';
import { serviceWorkers } from '../ui/device/service-workers';
import { setSetting, setting } from '../ui/device/settings';
import { NoPushService, PushHere, type Ability, type Mark, type PushMeans } from './push-here';
import { base64url, bodyOf } from './subscription-body';

const KEY = 'pushes';

const registration = async (): Promise<ServiceWorkerRegistration | null> =>
  (await serviceWorkers()?.getRegistration()) ?? null;

/** Browsers of iPhones and iPads know pushes only in pages that were put on the home screen. */
const mayBeInstalled = (): boolean =>
  (navigator as { readonly standalone?: boolean }).standalone === false && navigator.maxTouchPoints > 0;

const ability = async (): Promise<Ability> => {
  if (serviceWorkers() === null || !('PushManager' in window) || !('Notification' in window))
    return mayBeInstalled() ? 'install' : 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  return (await registration()) === null ? 'unsupported' : 'able';
};

const subscription = async (): Promise<PushSubscription | null> =>
  (await (await registration())?.pushManager.getSubscription()) ?? null;

const means: PushMeans = {
  ability,
  allow: async () => (await Notification.requestPermission()) === 'granted',
  present: async () => {
    const one = await subscription();
    return one === null ? null : { key: base64url(one.options.applicationServerKey), body: bodyOf(one) };
  },
  subscribe: async (publicKey) => {
    const { pushManager } = await navigator.serviceWorker.ready;
    const options = { userVisibleOnly: true, applicationServerKey: publicKey };
    return bodyOf(
      await pushManager.subscribe(options).catch((cause: unknown) => {
        throw new NoPushService('the push service was not reached', { cause });
      }),
    );
  },
  unsubscribe: async () => void (await (await subscription())?.unsubscribe()),
  list: () => ok(api.GET('/v1/me/push-subscriptions', {})),
  add: (body) => ok(api.POST('/v1/me/push-subscriptions', { body })),
  remove: async (subscriptionId) => {
    await ok(
      api.DELETE('/v1/me/push-subscriptions/{subscriptionId}', { params: { path: { subscriptionId } } }),
    );
  },
  mark: {
    get: () => {
      const kept = setting(KEY);
      return kept === null ? null : (JSON.parse(kept) as Mark);
    },
    set: (mark) => setSetting(KEY, mark === null ? null : JSON.stringify(mark)),
  },
};

export const pushHere = new PushHere(means);
onLogOut(() => pushHere.forget());
