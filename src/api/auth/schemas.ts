/** Schemas of what an account shows its owner. */
import { flag, object, orNull, text, time, uuid } from '../http/openapi/schema';

const SESSION = {
  id: '0192f0c1-2a3b-7c4d-8e5f-0a1b2c3d4e5f',
  device: 'Firefox, Android',
  openedAt: '3025-06-01T18:00:00.000Z',
  lastUsedAt: '3025-06-03T07:12:30.000Z',
  current: true,
};

const MADE = { id: '0192f0c1-2a3b-7c4d-8e5f-5f4e3d2c1b0a', worksFrom: '3025-06-04T18:00:00.000Z', expiresAt: '3025-06-06T18:00:00.000Z' };
const CAMPAIGN = { id: '0192f0c1-2a3b-7c4d-8e5f-000000000001', name: 'New Avalon' };
const TOKEN = 'x7Jm0c1w3Xv9kQ2bN5rT8uY4aZ6dF0gH1jK2lM3nP4q';

const links = {
  worksFrom: { ...time, description: 'A day after it was made' },
  expiresAt: { ...time, description: 'Two days after that' },
};

export const ACCOUNT_SCHEMAS = {
  Session: {
    ...object({
      id: uuid,
      device: { ...orNull(text), description: 'On what it was opened, in few words; null: unknown. No address is kept' },
      openedAt: time,
      lastUsedAt: { ...time, description: 'When it last got an access token: it may have been used for 15 minutes after that' },
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
