/** Schemas of what an account shows its owner. */
import { choice, flag, integer, list, object, orNull, ref, text, time, uuid } from '../http/openapi/schema';

const SESSION = {
  id: '0192f0c1-2a3b-7c4d-8e5f-0a1b2c3d4e5f',
  device: 'Firefox, Android',
  openedAt: '3025-06-01T18:00:00.000Z',
  lastUsedAt: '3025-06-03T07:12:30.000Z',
  current: true,
};

const MADE = {
  id: '0192f0c1-2a3b-7c4d-8e5f-5f4e3d2c1b0a',
  worksFrom: '3025-06-04T18:00:00.000Z',
  expiresAt: '3025-06-06T18:00:00.000Z',
};
const CAMPAIGN = { id: '0192f0c1-2a3b-7c4d-8e5f-000000000001', name: 'New Avalon' };
const TOKEN = 'x7Jm0c1w3Xv9kQ2bN5rT8uY4aZ6dF0gH1jK2lM3nP4q';

const links = {
  worksFrom: { ...time, description: 'A day after it was made' },
  expiresAt: { ...time, description: 'Two days after that' },
};

const EXPORT = {
  account: {
    id: SESSION.id,
    email: 'anna@example.org',
    emailConfirmed: true,
    displayName: 'Anna',
    createdAt: SESSION.openedAt,
  },
  sessions: [{ device: SESSION.device, openedAt: SESSION.openedAt, endedAt: null }],
  campaigns: [
    {
      campaign: { ...CAMPAIGN, status: 'running' },
      role: 'player',
      displayName: 'Anna',
      joinedAt: SESSION.openedAt,
      hidden: false,
      force: { id: '826d5b5d1dd87752eb959614', name: 'Eagles', mechs: [], pilots: [] },
      draft: null,
      mutes: null,
      standing: null,
      vacations: [],
    },
  ],
  orders: [],
  messages: [],
  matches: [],
  designs: [],
  figures: [],
  boards: [],
  noticeSettings: [],
  noticeMutes: [],
  noticeEndpoints: [],
  notices: [],
};

const FORCE = object({
  id: text,
  name: text,
  mechs: list(object({ id: text, name: text, design: text })),
  pilots: list(object({ id: text, name: text, rank: text })),
});

export const ACCOUNT_SCHEMAS = {
  AccountExport: {
    ...object({
      account: ref('UserAnswer'),
      sessions: list(object({ device: orNull(text), openedAt: time, endedAt: orNull(time) })),
      campaigns: list(
        object({
          campaign: object({ id: uuid, name: text, status: text }),
          role: choice('gm', 'player', 'observer'),
          displayName: { ...text, description: 'As the others see me there' },
          joinedAt: time,
          hidden: { ...flag, description: 'I took it off my own list' },
          force: { ...orNull(FORCE), description: 'null: I play none, or it has not begun' },
          draft: {
            ...orNull({ type: 'object', additionalProperties: true }),
            description: 'Of my force, from before the start',
          },
          mutes: {
            ...orNull(object({ everything: flag, forces: list(text) })),
            description: 'Whom I have muted',
          },
          standing: {
            ...orNull(object({ readyWhenNothingToOrder: flag, readyIn: list(text) })),
            description: 'My standing word',
          },
          vacations: list(object({ from: time, to: time })),
        }),
      ),
      orders: list(
        object({
          ...{ campaign: uuid, force: text, round: integer, phase: text },
          step: { ...text, description: 'Empty: the phase has no steps' },
          ...{ ready: flag, savedAt: orNull(time), orders: list(ref('Order')) },
        }),
      ),
      messages: list(
        object({
          ...{ campaign: uuid, id: text },
          own: { ...flag, description: 'I wrote it' },
          ...{ from: text, to: orNull(text), at: time, text },
        }),
      ),
      matches: list(
        object({
          ...{ match: uuid, system: text, state: text, openedAt: time },
          opened: { ...flag, description: 'I opened it' },
          seats: { ...list(text), description: 'That I have in it' },
        }),
      ),
      designs: list(
        object({
          campaign: { ...orNull(uuid), description: 'Where it was drawn up; null: imported' },
          slug: text,
          content: {
            type: 'object',
            additionalProperties: true,
            description: 'The design as the server keeps it',
          },
        }),
      ),
      figures: list(
        object({
          ...{ id: uuid, design: text, since: time },
          figure: {
            type: 'object',
            additionalProperties: true,
            description: 'As `GET /v1/me/figures/{figureId}` has it',
          },
        }),
      ),
      boards: list(
        object({
          ...{ name: text, country: text, addedAt: time },
          text: { ...text, description: 'Of its board file' },
        }),
      ),
      noticeSettings: list(
        object({
          language: text,
          zone: text,
          ways: {
            type: 'object',
            additionalProperties: list(text),
            description: 'By kind; one that is not named goes its usual ways',
          },
          quietFrom: { ...orNull(integer), description: 'Minutes of the day; null: none' },
          quietTo: orNull(integer),
          digestAt: orNull(integer),
        }),
        { maxItems: 1 },
      ),
      noticeMutes: list(object({ campaign: uuid })),
      noticeEndpoints: list(object({ way: text, device: orNull(text), since: time })),
      notices: list(
        object({
          campaign: { ...orNull(uuid), description: 'null: about the account' },
          ...{ kind: text, at: time, readAt: orNull(time) },
          data: { type: 'object', additionalProperties: true },
        }),
      ),
    }),
    examples: [EXPORT],
  },
  Session: {
    ...object({
      id: uuid,
      device: {
        ...orNull(text),
        description: 'On what it was opened, in few words; null: unknown. No address is kept',
      },
      openedAt: time,
      lastUsedAt: {
        ...time,
        description: 'When it last got an access token: it may have been used for 15 minutes after that',
      },
      current: { ...flag, description: 'The session that asks' },
    }),
    examples: [SESSION],
  },
  NewResetLink: {
    ...object({
      id: { ...orNull(uuid), description: 'null, as token and url: only tried' },
      token: { ...orNull(text), description: 'For POST /v1/auth/reset; told this once' },
      url: { ...orNull({ ...text, format: 'uri' }), description: 'For the player; works once' },
      ...links,
    }),
    examples: [{ ...MADE, token: TOKEN, url: `http://localhost:3000/reset#token=${TOKEN}` }],
  },
  ResetLink: {
    ...object({
      id: uuid,
      campaign: object({ id: uuid, name: text }),
      madeBy: { ...orNull(text), description: 'Name of the game master' },
      madeAt: time,
      ...links,
    }),
    examples: [{ ...MADE, campaign: CAMPAIGN, madeBy: 'Referee', madeAt: '3025-06-03T18:00:00.000Z' }],
  },
};
