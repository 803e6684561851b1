/** Schemas of members and invitations, with examples. */
import {
  body,
  choice,
  flag,
  integer,
  list,
  object,
  orNull,
  ref,
  text,
  time,
  uuid,
  type Schema,
} from '../http/openapi/schema';

const CODE = 'Zk3v8QxH1mW5sT7yB2nC4dF6gJ9kL0pR';
const URL = `http://localhost:3000/join#code=${CODE}`;
const ANNA = { id: '0192f0c1-2a3b-7c4d-8e5f-0a1b2c3d4e5f', displayName: 'Anna' };
const EXPIRES = '3025-06-15T18:00:00.000Z';

const url: Schema = { type: 'string', format: 'uri' };
const role = choice('player', 'observer');
const force: Schema = { ...orNull(text), description: 'The force that is taken over as it is' };

export const INVITATION_SCHEMAS: Readonly<Record<string, Schema>> = {
  Hidden: { ...body({ hidden: flag }, ['hidden']), examples: [{ hidden: true }] },
  Member: {
    ...object({
      user: object({ id: uuid, displayName: text }),
      role: choice('gm', 'player', 'observer'),
      force: orNull(text),
      joinedAt: time,
      lastSeen: {
        ...orNull(time),
        description: 'When they were last at their account, to the hour; told to the game master only',
      },
    }),
    examples: [
      {
        user: ANNA,
        role: 'player',
        force: '826d5b5d1dd87752eb959614',
        joinedAt: '3025-06-01T18:00:00.000Z',
        lastSeen: null,
      },
    ],
  },
  Invitation: {
    ...object({ code: text, url, role, seat: orNull(integer), force, expiresAt: time }),
    examples: [{ code: CODE, url: URL, role: 'player', seat: 2, force: null, expiresAt: EXPIRES }],
  },
  ListedInvitation: {
    ...object({
      code: {
        ...orNull(text),
        description: 'null, as url: of one that was made before the server kept codes',
      },
      url: orNull(url),
      role,
      seat: orNull(integer),
      force,
      state: choice('open', 'used', 'expired'),
      madeAt: time,
      expiresAt: time,
      usedBy: orNull(object({ id: uuid, displayName: orNull(text) })),
      usedAt: orNull(time),
    }),
    examples: [
      {
        code: CODE,
        url: URL,
        role: 'player',
        seat: 2,
        force: null,
        state: 'used',
        madeAt: '3025-06-01T18:00:00.000Z',
        expiresAt: EXPIRES,
        usedBy: ANNA,
        usedAt: '3025-06-02T07:12:30.000Z',
      },
    ],
  },
  InvitationLook: {
    ...object({
      campaign: object({ name: text, status: choice('setup', 'running', 'paused', 'finished') }),
      gameMaster: orNull(text),
      role,
      seat: {
        ...orNull(integer),
        description: 'The seat that whoever accepts now gets; null: an observer, or one more is added',
      },
      force: {
        ...orNull(object({ name: text, faction: ref('FactionId') })),
        description: 'What is taken over as it is',
      },
      factions: {
        ...list(ref('FactionId')),
        description: 'Among which whoever accepts chooses; empty: nothing is to be chosen',
      },
      open: { ...flag, description: 'Whether it can be accepted now' },
      expiresAt: time,
    }),
    examples: [
      {
        campaign: { name: 'New Avalon', status: 'setup' },
        gameMaster: 'Referee',
        role: 'player',
        seat: 2,
        force: null,
        factions: ['kurita'],
        open: true,
        expiresAt: EXPIRES,
      },
    ],
  },
};
