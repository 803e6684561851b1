/**
 * How a person wants to be told: the language and zone of what is sent, ways by kind, quiet hours, a daily
 * digest, and campaigns that are muted.
 */
import { type CampaignId, err, type Language, ok, type Result, type UserId, violation } from '../../kernel';
import {
  boolean,
  bounded,
  choice,
  closed,
  id,
  list,
  object,
  type Of,
  optional,
  orNull,
  readAll,
  text,
  whole,
} from '../../kernel/shape';
import { NOTICE_KINDS, type NoticeKind, noticeOf, type Urgency, type Zones } from '../../rules';
import { againstRules, misshapen, type Refusal } from '../refusal';
import { WAY_NAMES, type WayName } from './ways';

const MAX_MUTED = 200;
const LAST_MINUTE = 1_439;

const minute = whole(0, LAST_MINUTE);
const chosen = list(choice(...WAY_NAMES), 0, WAY_NAMES.length, { once: true });
const byKind = Object.fromEntries(NOTICE_KINDS.map((kind) => [kind, optional(chosen)])) as Record<
  NoticeKind,
  { readonly optional: typeof chosen }
>;

/**
 * As it is sent, and answered. Minutes are of the day in `zone`. `email`: whether notices go to the confirmed
 * address; left out: as it is.
 */
export const noticeSettings = closed(
  object({
    language: choice('en', 'de'),
    zone: text(1, 100),
    ways: closed(object(byKind)),
    mutedCampaigns: bounded(list(id<CampaignId>('campaign'), 0, MAX_MUTED, { once: true })),
    quietHours: orNull(closed(object({ from: minute, to: minute }))),
    digestAt: orNull(minute),
    email: optional(boolean),
  }),
);

export interface NoticeSettings extends Omit<Of<typeof noticeSettings>, 'ways'> {
  readonly ways: Readonly<Partial<Record<NoticeKind, readonly WayName[]>>>;
}

export interface NoticeSettingsShape extends NoticeSettings {
  /** False: the person has set nothing yet, and all is as usual. */
  readonly chosen: boolean;
  readonly email: boolean;
  /** What there is to choose. */
  readonly kinds: readonly { readonly kind: NoticeKind; readonly urgency: Urgency }[];
  /** By which ways the person can be reached at present. */
  readonly reachableBy: readonly string[];
}

export interface NoticeSettingsStore {
  /** Null: they have set nothing. */
  find(
    user: UserId,
  ): Promise<{ readonly settings: NoticeSettings | null; readonly reachableBy: readonly string[] }>;
  /** In place of what was set before. Campaigns that the person is not in are passed over. */
  save(user: UserId, settings: NoticeSettings): Promise<void>;
}

const KINDS = NOTICE_KINDS.map((kind) => ({ kind, urgency: noticeOf(kind).urgency }));

export class SetNoticeSettings {
  constructor(
    private readonly store: NoticeSettingsStore,
    private readonly zones: Zones,
  ) {}

  /** `language`: of whoever has set nothing yet. */
  async see(user: UserId, language: Language): Promise<NoticeSettingsShape> {
    const { settings, reachableBy } = await this.store.find(user);
    const usual: NoticeSettings = {
      language,
      zone: 'UTC',
      ways: {},
      mutedCampaigns: [],
      quietHours: null,
      digestAt: null,
    };
    return {
      ...(settings ?? usual),
      chosen: settings !== null,
      email: reachableBy.includes('email'),
      kinds: KINDS,
      reachableBy,
    };
  }

  async run(user: UserId, body: unknown, dryRun: boolean): Promise<Result<NoticeSettingsShape, Refusal>> {
    const read = readAll(noticeSettings, body === undefined ? {} : body);
    if (!read.ok) return err(misshapen(read.error));
    if (this.zones.named(read.value.zone) === null)
      return err(againstRules([violation('notices/unknown-zone', null, '/zone')]));
    if (!dryRun) await this.store.save(user, read.value);
    const seen = await this.see(user, read.value.language);
    const { email = seen.email } = read.value;
    return ok(dryRun ? { ...seen, ...read.value, chosen: true, email } : seen);
  }
}
