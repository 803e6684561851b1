/**
 * A browser has got another address for its pushes: the worker tells the server at once, which would push to
 * the old one in vain until the page is opened again.
 */
import { bodyOf, type Subscription } from './subscription-body';

/** The browser's own, which can be ended. */
export interface OwnSubscription extends Subscription {
  unsubscribe(): Promise<unknown>;
}

/** Browsers name both, one of them, or none. */
export interface SubscriptionChange {
  readonly oldSubscription?: Pick<Subscription, 'endpoint' | 'options'> | null;
  readonly newSubscription?: OwnSubscription | null;
}

export interface PushManagerHere {
  getSubscription(): Promise<OwnSubscription | null>;
  subscribe(options: object): Promise<OwnSubscription>;
}

/** What the worker does about it; tests have their own. */
export interface ResubscribeMeans {
  readonly pushManager: PushManagerHere;
  /** Of whoever is logged in in this browser; null: nobody. */
  accessToken(): Promise<string | null>;
  /** The status of the answer. */
  tell(token: string, body: object): Promise<number>;
}

/** True: it is settled. False: an open page shall see to it, or the next one that is opened. */
export const resubscribe = async (
  { oldSubscription: old, newSubscription }: SubscriptionChange,
  { pushManager, accessToken, tell }: ResubscribeMeans,
): Promise<boolean> => {
  // Without the old address the server cannot know whose it was: a page knows who turned pushes on.
  if (old == null) return false;
  try {
    const { applicationServerKey } = old.options;
    const now =
      newSubscription ??
      (await pushManager.getSubscription()) ??
      (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }));
    const token = await accessToken();
    if (token === null) return false;
    const status = await tell(token, { ...bodyOf(now), replaces: old.endpoint });
    // Turned off elsewhere, or by somebody else who was logged in here.
    if (status === 404) await now.unsubscribe();
    return status < 300 || status === 404;
  } catch {
    return false;
  }
};
