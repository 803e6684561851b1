/** Schemas of campaigns, their setup, and what clients send for it. */
import {
  BUILDING_TYPES,
  DEFAULT_COLUMNS,
  DEFAULT_ROWS,
  MAX_BUILDINGS,
  MAX_COLUMNS,
  MAX_ROWS,
  MIN_COLUMNS,
  MIN_ROWS,
  TERRAINS,
} from '../../rules';
import {
  body,
  choice,
  flag,
  hex,
  integer,
  list,
  map,
  object,
  orNull,
  page,
  ref,
  text,
  time,
  uuid,
  type Schema,
} from '../http/openapi/schema';
import { CALENDAR_SCHEMAS } from './calendar-schemas';
import { CHAT_SCHEMAS } from './chat-schemas';
import { MAX_SEATS, MIN_SEATS } from '../../application/setup/model';
import { INVITATION_SCHEMAS } from './invitation-schemas';
import { OPTION_SCHEMAS } from './option-schemas';

const buildingType = choice(...BUILDING_TYPES);
const terrain = choice(...TERRAINS);
const faction: Schema = { ...text, description: 'Id of a faction: `FactionId` lists them' };
const user = object({ id: uuid, displayName: text });
const name: Schema = { type: 'string', minLength: 1, maxLength: 60 };
const seed: Schema = { type: ['string', 'integer', 'null'] };
const MAP_SEED =
  'The same seed and wishes draw the same map, in this campaign only: a secret of the campaign is mixed in (SETUP-10).';
const phase = choice(
  'setup',
  'preparation',
  'planning',
  'announcement-1',
  'movement',
  'announcement-2',
  'combat',
  'supply',
  'finished',
);

const mechDraft = {
  design: { ...text, description: 'Slug of a design' },
  name: { ...orNull(name), description: 'Null: that of the design' },
  pilot: { ...orNull(integer), description: 'Position in `pilots`, from 0; null: nobody sits in it' },
  hex: {
    ...orNull(hex),
    description:
      'Where it starts; null: at the headquarters. Another hex only with `deployment: own-half` (SETUP-9)',
  },
};
const seats = {
  ...orNull(integer),
  description: `How many forces, ${MIN_SEATS} to ${MAX_SEATS}. Left out or null: as many as \`factions\` or \`teams\` name, else ${MIN_SEATS}`,
};
const wish = (least: number, most: number, otherwise: string): Schema => ({
  ...orNull(integer),
  description: `${least} to ${most}. Left out or null: ${otherwise}`,
});
const rank = choice('elite', 'veteran', 'regular', 'green');
const building = { type: buildingType, hex, seat: orNull(integer) };
const campaign: Readonly<Record<string, Schema>> = {
  id: uuid,
  name: text,
  status: choice('setup', 'running', 'paused', 'finished'),
  round: integer,
  phase,
  step: orNull(choice('declarations', 'battles')),
  deadline: orNull(time),
  ruleset: text,
  options: ref('Options'),
  diceCommitment: text,
  diceSeed: orNull(text),
  diceSeeds: list(object({ epoch: integer, commitment: text, seed: text })),
  mapSecret: {
    ...orNull(text),
    description: 'SETUP-10: what was mixed into the seed of the map, told when the campaign is over',
  },
  gameMaster: orNull(user),
  role: choice('gm', 'player', 'observer'),
  myForce: orNull(text),
  seats: list(
    object({
      seat: integer,
      force: orNull(text),
      faction: orNull(faction),
      name: orNull(text),
      user: orNull(user),
      submitted: flag,
      out: flag,
    }),
  ),
};

export const CAMPAIGN_SCHEMAS: Readonly<Record<string, Schema>> = {
  ...OPTION_SCHEMAS,
  Campaign: object(campaign),
  CampaignPage: page(ref('Campaign')),
  NewCampaign: body(
    {
      name,
      factions: {
        ...orNull(list(orNull(faction))),
        description: 'By seat, the first first; null: whoever takes the seat chooses',
      },
      seats,
      options: ref('OptionChanges'),
      mapSeed: { ...seed, description: MAP_SEED },
    },
    ['name'],
  ),
  CampaignChanges: body({
    name,
    factions: {
      ...orNull(list(orNull(faction))),
      description: 'By seat, the first first; null: whoever takes the seat chooses',
    },
    seats: {
      ...orNull(integer),
      description: `How many forces, ${MIN_SEATS} to ${MAX_SEATS}. Left out or null: as many as \`factions\` names, else as before`,
    },
    options: ref('OptionChanges'),
  }),
  NewInvitation: {
    ...body({
      seat: orNull(integer),
      force: {
        ...orNull(text),
        description: 'Take over this force as it is, before the start or in a war; without `seat` and `role`',
      },
      expiresAt: orNull(time),
      role: choice('player', 'observer'),
    }),
    examples: [{ seat: 2 }, { force: '826d5b5d1dd87752eb959614' }, { role: 'observer' }],
  },
  ...INVITATION_SCHEMAS,
  ...CALENDAR_SCHEMAS,
  ...CHAT_SCHEMAS,
  Acceptance: {
    ...body({ faction: orNull(faction), forceName: orNull(name) }),
    description:
      'Both for players who bring a force of their own; nothing for observers and for a force that is taken over',
    examples: [{ faction: 'davion', forceName: 'First Lancers' }, {}],
  },
  MapPlan: object({
    columns: integer,
    rows: integer,
    terrain: map(terrain),
    starts: list(hex),
    hqs: list(hex),
    buildings: list(object(building)),
    seed: orNull(text),
  }),
  PublicMap: object({
    columns: integer,
    rows: integer,
    terrain: map(terrain),
    buildings: list(object(building)),
    hq: orNull(hex),
    part: orNull(list(hex)),
  }),
  NewMap: body(
    {
      columns: integer,
      rows: integer,
      terrain: map(terrain),
      starts: list(hex),
      hqs: list(hex),
      buildings: list(object(building, ['seat'])),
      seed: orNull(text),
    },
    ['columns', 'rows', 'terrain', 'buildings'],
  ),
  MapWishes: body(
    {
      seed: { type: ['string', 'integer'], description: MAP_SEED },
      columns: wish(MIN_COLUMNS, MAX_COLUMNS, String(DEFAULT_COLUMNS)),
      rows: wish(MIN_ROWS, MAX_ROWS, String(DEFAULT_ROWS)),
      buildings: wish(1, MAX_BUILDINGS, 'the option `buildingCount`'),
    },
    ['seed'],
  ),
  Force: object({
    force: text,
    seat: integer,
    faction: orNull(faction),
    name: orNull(text),
    hq: orNull(hex),
    mechs: list(object(mechDraft)),
    pilots: list(object({ rank, name: orNull(name) })),
    bvSpent: integer,
    budget: integer,
    submitted: flag,
    violations: list(ref('Violation')),
  }),
  ForceDraft: body(
    {
      mechs: list(body(mechDraft, ['design'])),
      pilots: list(body({ rank, name: orNull(name) }, ['rank'])),
    },
    ['mechs', 'pilots'],
  ),
  Suggestion: body({ seed }),
};
