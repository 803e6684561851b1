/** Schemas of notices and of how somebody wants to be told, with examples. */
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
      email: { ...flag, description: 'Whether notices go to my confirmed address' },
      kinds: { ...list(object({ kind, urgency })), description: 'What there is to choose' },
      reachableBy: { ...list(text), description: 'By which ways I can be reached at present' },
    }),
    examples: [
      { ...SETTINGS_EXAMPLE, kinds: [{ kind: 'battle-waits', urgency: 'soon' }], reachableBy: ['email'] },
    ],
  },
  UnreadNotices: object({ unread: integer }),
};
