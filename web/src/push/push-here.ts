/**
 * Pushes in this browser: whether it can take them, whether it does, and for whom. Who turned them on is
 * noted on the device, so that nobody else who logs in here gets them without a word.
 */
import { computed, signal } from '@preact/signals';
import type { Schemas } from '../../../src/client/client';

export type Subscribed = Schemas['PushSubscription'];
export type NewSubscription = Schemas['NewPushSubscription'];

/**
 * `unsupported`: this browser takes none. `install`: only once the page lies on the home screen. `blocked`:
 * the browser was told to let none in.
 */
export type Ability = 'unsupported' | 'install' | 'blocked' | 'able';

/** Whom pushes were turned on for, and as what the server lists this browser. */
export interface Mark {
  readonly user: string;
  readonly id: string;
}

/** The browser's push service did not answer: the browser says no more. */
export class NoPushService extends Error {}

/** What the browser and the server do; tests have their own. */
export interface PushMeans {
  ability(): Promise<Ability>;
  /** Asks the person, if they were not asked yet. False: they have not agreed. */
  allow(): Promise<boolean>;
  /** What the browser has subscribed with; null: it has not. */
  present(): Promise<{ readonly key: string; readonly body: NewSubscription } | null>;
  /** Throws a NoPushService. */
  subscribe(publicKey: string): Promise<NewSubscription>;
  unsubscribe(): Promise<void>;
  list(): Promise<Schemas['PushSubscriptions']>;
  add(body: NewSubscription): Promise<Subscribed>;
  remove(id: string): Promise<void>;
  readonly mark: { get(): Mark | null; set(mark: Mark | null): void };
}

export class PushHere {
  /** Null: not known yet. */
  readonly ability = signal<Ability | null>(null);
  readonly isOn = signal(false);
  readonly isBusy = signal(false);
  /** What the last attempt failed with. */
  readonly failure = signal<unknown>(null);
  readonly #listed = signal<readonly Subscribed[]>([]);
  readonly #id = signal<string | null>(null);
  /** How often somebody has logged out: what was begun before that ends with it. */
  #logouts = 0;
  /** Browsers that take pushes, without this one. */
  readonly others = computed(() => this.#listed.value.filter(({ id }) => id !== this.#id.value));

  constructor(private readonly means: PushMeans) {}

  /** Looks how it stands. Asks nobody anything. */
  look(user: string): Promise<void> {
    return this.#work(async () => {
      this.ability.value = await this.means.ability();
      this.#listed.value = (await this.means.list()).items;
      await this.#know(user);
    });
  }

  /**
   * At the start of the page: tells the server what the browser has changed, and ends what was turned on by
   * somebody else, or was turned off elsewhere. Never fails.
   */
  async renew(user: string): Promise<void> {
    const mark = this.means.mark.get();
    const logouts = this.#logouts;
    try {
      if ((await this.means.ability()) !== 'able') return;
      if (mark === null || mark.user !== user) return await this.#end();
      const { publicKey, items } = await this.means.list();
      if (this.#logouts !== logouts) return;
      if (!items.some(({ id }) => id === mark.id)) return await this.#end();
      await this.#subscribe(user, publicKey);
      this.isOn.value = this.#logouts === logouts;
    } catch {
      // The next start does it.
    }
  }

  /** From a tap only: the browser may ask the person. */
  turnOn(user: string): Promise<void> {
    return this.#work(async () => {
      const isAllowed = await this.means.allow();
      this.ability.value = await this.means.ability();
      if (!isAllowed) return;
      await this.#subscribe(user, (await this.means.list()).publicKey);
      await this.#reread(user);
    });
  }

  turnOff(user: string): Promise<void> {
    return this.#work(async () => {
      const mark = this.means.mark.get();
      if (mark !== null) await this.#drop(mark.id);
      await this.#end();
      await this.#reread(user);
    });
  }

  /** Another browser's. */
  remove(id: string, user: string): Promise<void> {
    return this.#work(async () => {
      await this.#drop(id);
      await this.#reread(user);
    });
  }

  /** The server ends them with the session. */
  async forget(): Promise<void> {
    this.#logouts += 1;
    this.isOn.value = false;
    this.#listed.value = [];
    await this.#end();
  }

  async #work(work: () => Promise<void>): Promise<void> {
    this.isBusy.value = true;
    this.failure.value = null;
    try {
      await work();
    } catch (failed) {
      this.failure.value = failed;
    } finally {
      this.isBusy.value = false;
    }
  }

  async #subscribe(user: string, publicKey: string): Promise<void> {
    const logouts = this.#logouts;
    let present = await this.means.present();
    // Bound to another key, it would be refused by the push service.
    if (present !== null && present.key !== publicKey) {
      await this.means.unsubscribe();
      present = null;
    }
    try {
      const body = present?.body ?? (await this.means.subscribe(publicKey));
      this.means.mark.set({ user, id: (await this.means.add(body)).id });
    } finally {
      if (this.#logouts !== logouts) await this.#end();
    }
  }

  async #drop(id: string): Promise<void> {
    await this.means.remove(id).catch((failed: unknown) => {
      // Gone already.
      if ((failed as { readonly status?: number }).status !== 404) throw failed;
    });
  }

  async #end(): Promise<void> {
    this.means.mark.set(null);
    this.isOn.value = false;
    this.#id.value = null;
    await this.means.unsubscribe();
  }

  async #reread(user: string): Promise<void> {
    this.#listed.value = (await this.means.list()).items;
    await this.#know(user);
  }

  async #know(user: string): Promise<void> {
    const mark = this.means.mark.get();
    const isMine = mark !== null && mark.user === user && this.#listed.value.some(({ id }) => id === mark.id);
    this.#id.value = isMine ? mark.id : null;
    this.isOn.value = isMine && this.ability.value === 'able' && (await this.means.present()) !== null;
  }
}
