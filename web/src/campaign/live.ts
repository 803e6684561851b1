/** One campaign as this reader sees it now, kept up to date by its events. */
import { computed, signal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { api, ApiError, ok, type Schemas } from '../api/client';
import { user } from '../api/session';
import { checkVersion } from '../api/version';
import { Mailbox } from '../messages/mailbox';
import { notices } from '../notices/notices-here';
import { mayHoldUnsaved } from '../ui/device/unsaved';
import { serverNow } from '../ui/device/use-now';
import { forgetCampaign, keep, keepListed, recall } from './kept';
import { sheetMeans } from './sheet/sheet-means';
import type { Moment } from './sheet/order-sheet';
import { SheetStore } from './sheet/sheet-store';
import { follow, type BattleNotice, type WarEvent } from './stream';

export type Campaign = Schemas['Campaign'];
export type View = Schemas['View'];
export type OrderOptions = Schemas['OrderOptions'];
export type OwnMech = Schemas['OwnMech'];
export type SeenMech = Schemas['SeenMech'];

/** Phases in which a player gives orders. */
const TAKES_ORDERS: readonly string[] = ['preparation', 'planning', 'movement', 'combat', 'supply'];
/** Events come in bursts when a phase closes. */
const SETTLE_MS = 120;
const EVENTS_KEPT = 400;
const BEFORE_START_MS = 20_000;
/** How long after a failed reading it is read again: the stream may be well, and say nothing for long. */
const AGAIN_MS = 5_000;

export interface Todo {
  readonly done: number;
  readonly all: number;
  readonly text: string;
  readonly sub?: string;
  /** Goes to the next thing that is awaited; null: nothing is. */
  readonly next: (() => void) | null;
}

interface Seen {
  readonly campaign: Campaign;
  readonly view: View | null;
  readonly options: OrderOptions | null;
}

export class Live {
  readonly campaign = signal<Campaign | null>(null);
  /** Null before the start. */
  readonly view = signal<View | null>(null);
  /** Null where this reader gives no orders. */
  readonly options = signal<OrderOptions | null>(null);
  readonly sheet: SheetStore;
  readonly mail: Mailbox;
  /**
   * When what is shown was seen, in ms since 1970, as long as the server has not told it anew; null: it is
   * the present.
   */
  readonly asOf = signal<number | null>(null);
  readonly online = signal(true);
  /** Why nothing can be shown. */
  readonly failure = signal<unknown>(null);
  /** Removed, deleted or logged out. */
  readonly gone = signal(false);
  /** Newest last. */
  readonly events = signal<readonly WarEvent[]>([]);
  /** The last notice that a battle's worksheet or records have moved. */
  readonly battleNotice = signal<BattleNotice | null>(null);
  /** Counts up when messages may have come. */
  readonly messageNotices = signal(0);
  /** What is still missing of mine: set by the guide of the phase. */
  readonly todo = signal<Todo | null>(null);
  /** Counts up with every refresh, for screens that read more than this. */
  readonly version = signal(0);

  readonly seatOf = computed(
    () => new Map((this.view.value?.forces ?? []).map(({ id, seat }) => [id, seat])),
  );
  readonly forceName = computed(
    () => new Map((this.view.value?.forces ?? []).map(({ id, name }) => [id, name])),
  );
  /** Those of which all is told: mine; to a game master, everybody's. */
  readonly wholeMechs = computed(() =>
    (this.view.value?.mechs ?? []).filter((mech): mech is OwnMech => mech.own),
  );
  readonly myMechs = computed(() =>
    this.wholeMechs.value.filter(({ force }) => force === this.view.value?.force),
  );
  readonly role = computed(() => this.campaign.value?.role ?? 'observer');
  /** Whether this reader can give orders now. */
  readonly takesOrders = computed(() => {
    const campaign = this.campaign.value;
    if (campaign?.role !== 'player' || campaign.status !== 'running') return false;
    return TAKES_ORDERS.includes(campaign.phase) && campaign.step !== 'battles';
  });

  #stop: (() => void) | null = null;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #refreshing: Promise<void> | null = null;
  #again = false;
  /** When all of it was read last; null: not yet. */
  #readAt: number | null = null;
  #ended = false;

  constructor(readonly id: string) {
    this.sheet = new SheetStore(sheetMeans(id));
    this.mail = new Mailbox(id);
  }

  /** Shows what was kept, then the present, and follows from there. Answers how to end it. */
  start(): () => void {
    this.#ended = false;
    this.sheet.open();
    void this.#begin();
    document.addEventListener('visibilitychange', this.#visible);
    window.addEventListener('offline', this.#away);
    window.addEventListener('online', this.#visible);
    // Orders that wait on this device outlive the page; those that are under way need another moment.
    const known = mayHoldUnsaved(
      () => this.sheet.state.value === 'saving' || (this.sheet.unsaved.value && !this.sheet.kept.value),
    );
    return () => {
      this.#ended = true;
      known();
      document.removeEventListener('visibilitychange', this.#visible);
      window.removeEventListener('offline', this.#away);
      window.removeEventListener('online', this.#visible);
      this.#stop?.();
      this.sheet.close();
      if (this.#timer !== null) clearTimeout(this.#timer);
      clearTimeout(this.#retry);
    };
  }

  /** Reads everything anew; several wishes at once are one. */
  async refresh(): Promise<void> {
    if (this.#refreshing !== null) {
      this.#again = true;
      return this.#refreshing;
    }
    this.#refreshing = this.#read().finally(() => {
      this.#refreshing = null;
      if (this.#again) {
        this.#again = false;
        void this.refresh();
      }
    });
    return this.#refreshing;
  }

  readonly #visible = (): void => {
    if (document.visibilityState === 'visible' && this.campaign.value !== null) void this.refresh();
  };

  /** The device says that it has no network: that is shown before anything fails. */
  readonly #away = (): void => {
    this.online.value = false;
    this.asOf.value ??= this.#readAt;
  };

  async #begin(): Promise<void> {
    // Of somebody who is not known yet nothing is kept: they are logged in here, and have seen nothing.
    const kept = user.value === undefined ? null : await recall<Seen>('seen', this.id);
    if (kept !== null && this.campaign.value === null) {
      this.campaign.value = kept.data.campaign;
      this.view.value = kept.data.view;
      this.options.value = kept.data.options;
      this.asOf.value = kept.at;
    }
    await this.sheet.restore(this.campaign.value as Moment | null);
    await this.refresh();
    this.#follow();
  }

  /**
   * Before the start there are no events: then it is asked now and again whether the war has begun, and who
   * has come.
   */
  #follow(): void {
    if (this.gone.value || this.#ended) return;
    if ((this.campaign.value?.status ?? 'setup') === 'setup') {
      const again = setTimeout(() => void this.refresh().then(() => this.#follow()), BEFORE_START_MS);
      this.#stop = () => clearTimeout(again);
      return;
    }
    this.#stop = follow(this.id, () => this.events.value.at(-1)?.seq ?? this.view.value?.seq ?? 0, {
      onEvent: (event) => {
        if (event.seq <= (this.events.value.at(-1)?.seq ?? 0)) return;
        this.events.value = [...this.events.value, event].slice(-EVENTS_KEPT);
        this.#soon();
      },
      onBattle: (notice) => (this.battleNotice.value = notice),
      onMessage: () => (this.messageNotices.value += 1),
      onNotices: () => void notices.load(),
      onState: (live) => {
        const back = live && !this.online.value;
        if (!live) return this.#away();
        this.online.value = true;
        this.#missed();
        if (!back) return;
        void this.refresh();
        // A server that was away may have come back with another page.
        void checkVersion();
      },
      onGone: () => {
        this.gone.value = true;
        // The answer to this says whether it is the campaign or only the login that is gone.
        void this.refresh();
      },
    });
  }

  /** What came before the stream was open is told by nothing else; events are, by their numbers. */
  #missed(): void {
    void notices.load();
    this.messageNotices.value += 1;
    this.battleNotice.value = { battle: null };
  }

  #soon(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.refresh(), SETTLE_MS);
  }

  async #read(): Promise<void> {
    const path = { params: { path: { id: this.id } } };
    try {
      const campaign = await ok(api.GET('/v1/campaigns/{id}', path));
      const begun = campaign.status !== 'setup';
      const plays = begun && campaign.role === 'player' && campaign.status === 'running';
      const [view, options, sheet] = await Promise.all([
        begun ? ok(api.GET('/v1/campaigns/{id}/view', path)) : null,
        plays ? ok(api.GET('/v1/campaigns/{id}/options', path)).catch(() => null) : null,
        plays ? this.sheet.ask() : null,
      ]);
      // The sheet belongs to the options beside it, so both are there before either is shown.
      if (sheet !== null) await this.sheet.load(sheet);
      // A pause keeps what waits here; after the end, or without a seat, nothing of it is sent any more.
      else if (campaign.status === 'finished' || campaign.role !== 'player') await this.sheet.end();
      this.campaign.value = campaign;
      this.view.value = view;
      this.options.value = options;
      this.asOf.value = null;
      this.#readAt = serverNow();
      this.failure.value = null;
      this.online.value = true;
      this.version.value += 1;
      void keep('seen', this.id, { campaign, view, options } satisfies Seen);
      void keepListed(campaign);
    } catch (failed) {
      if (failed instanceof ApiError && (failed.status === 404 || failed.status === 401))
        this.gone.value = true;
      if (failed instanceof ApiError && failed.status === 404) void forgetCampaign(this.id);
      if (!(failed instanceof ApiError) || failed.status >= 500 || failed.status === 429) {
        this.#away();
        clearTimeout(this.#retry);
        if (!this.#ended) this.#retry = setTimeout(this.#visible, AGAIN_MS);
      }
      this.failure.value = failed;
    }
  }
}

export const LiveContext = createContext<Live | null>(null);

export function useLive(): Live {
  const live = useContext(LiveContext);
  if (live === null) throw new Error('this screen belongs into a campaign');
  return live;
}
