/** Schemas of notices and of how somebody wants to be told, with examples. */
import { newSubscription } from '../../application/notices/push-subscriptions';
import { noticeSettings } from '../../application/notices/settings';
import { NOTICE_KINDS } from '../../rules';
import {
  body,
  choice,
  flag,
  integer,
  list,
  mayGrow,
  object,
  orNull,
  ref,
  text,
  time,
  uuid,
  type Schema,
} from '../http/openapi/schema';

const CAMPAIGN = '0198c2f0-6c1e-7a35-9d4e-3f2a1b0c9d8e';
const NOTICE = '0198c2f1-12ab-7f00-8a1b-2c3d4e5f6071';

export const NOTICE_EXAMPLE = {
  id: NOTICE,
  kind: 'battle-waits',
  urgency: 'soon',
  campaign: { id: CAMPAIGN, name: 'Winter war' },
  title: 'A battle waits for you',
  body: 'Your force fights in 0703. Fight the battle at your table or in MegaMek, and file the report.',
  path: `/c/${CAMPAIGN}/b/b1`,
  at: '2026-11-25T18:00:00.000Z',
  read: false,
};
export const MARKS_EXAMPLE = { notices: [NOTICE] };
export const SETTINGS_EXAMPLE = {
  language: 'de',
  zone: 'Europe/Berlin',
  ways: { 'message-sent': ['push'], 'phase-open': ['email', 'push'] },
  mutedCampaigns: [],
  quietHours: { from: 1_320, to: 420 },
  digestAt: null,
  email: true,
};

export const PUSH_SUBSCRIPTION_EXAMPLE = {
  endpoint: 'https://updates.push.services.example/wpush/v2/gAAAAABk',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};
const SUBSCRIBED = {
  id: '0198c2f1-12ab-4f00-8a1b-2c3d4e5f6072',
  device: 'Firefox, Android',
  since: '2026-11-25T18:00:00.000Z',
  current: true,
};
const kind = mayGrow(choice(...NOTICE_KINDS));
const urgency: Schema = {
  ...choice('now', 'soon', 'later'),
  description:
    '`now` waits for no quiet hours and no digest; `later` is sent only by ways that were chosen for its kind',
};
const settings = noticeSettings.schema;

export const NOTICE_SCHEMAS: Readonly<Record<string, Schema>> = {
  Notice: {
    ...object({
      id: uuid,
      kind,
      urgency,
      campaign: { ...orNull(object({ id: uuid, name: text })), description: 'Null: it is about my account' },
      title: text,
      body: {
        ...text,
        description: 'Plain text, in the language of `Accept-Language`; times are in the zone of my settings',
      },
      path: { ...text, description: 'Where on the page it leads' },
      at: time,
      read: flag,
    }),
    examples: [NOTICE_EXAMPLE],
  },
  NoticeMarks: {
    ...body(
      {
        notices: {
          ...orNull({ type: 'array', items: text, maxItems: 100 }),
          description: 'Ids; null: all of them',
        },
      },
      ['notices'],
    ),
    examples: [MARKS_EXAMPLE],
  },
  NoticeSettingsBody: { ...settings, examples: [SETTINGS_EXAMPLE] },
  NoticeSettings: {
    ...object({
      ...(settings['properties'] as Readonly<Record<string, Schema>>),
      chosen: {
        ...flag,
        description: 'False: I have set nothing yet, and `language` and `zone` are only what is usual',
      },
      email: { ...flag, description: 'Whether notices go to my confirmed address' },
      kinds: { ...list(object({ kind, urgency })), description: 'What there is to choose' },
      reachableBy: { ...list(text), description: 'By which ways I can be reached at present' },
    }),
    examples: [
      {
        ...SETTINGS_EXAMPLE,
        chosen: true,
        kinds: [{ kind: 'battle-waits', urgency: 'soon' }],
        reachableBy: ['email'],
      },
    ],
  },
  NewPushSubscription: { ...newSubscription.schema, examples: [PUSH_SUBSCRIPTION_EXAMPLE] },
  PushSubscription: {
    ...object({
      id: uuid,
      device: { ...orNull(text), description: 'In few words; null: it did not say' },
      since: time,
      current: { ...flag, description: 'Whether it was added in the session that asks' },
    }),
    examples: [SUBSCRIBED],
  },
  PushSubscriptions: {
    ...object({
      publicKey: {
        ...text,
        description:
          'What a browser subscribes with (`applicationServerKey`): a point of P-256, uncompressed, in base64url',
      },
      items: list(ref('PushSubscription')),
    }),
    examples: [{ publicKey: PUSH_SUBSCRIPTION_EXAMPLE.p256dh, items: [SUBSCRIBED] }],
  },
  UnreadNotices: object({ unread: integer }),
};
