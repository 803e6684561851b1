-- Campaigns: who is in them, their state as plain tables, and their history. Every table that a campaign owns has a primary key
-- that begins with campaign_id, so that the database can be distributed by campaign.

CREATE TABLE campaigns (
  id              uuid PRIMARY KEY,
  name            text NOT NULL,
  status          text NOT NULL CHECK (status IN ('setup', 'running', 'paused', 'finished')),
  -- Counts changes of anything but ready marks; while running, one per event.
  version         bigint NOT NULL DEFAULT 0,
  -- Counts changes of ready marks, which are public but no events.
  ready_revision  bigint NOT NULL DEFAULT 0,
  -- When something happens by itself, by the database's clock.
  due_at          timestamptz,
  -- Last sequence numbers of events, feeds and ledgers.
  heads           jsonb NOT NULL DEFAULT '{"events":0,"feeds":{},"ledger":{}}',
  game_master     uuid,
  -- Columns of the state (rules: CampaignRow); null before the start.
  ruleset         text,
  options         jsonb NOT NULL,
  epoch           integer NOT NULL DEFAULT 0,
  round           integer NOT NULL DEFAULT 0,
  phase           text NOT NULL DEFAULT 'setup',
  step            text,
  deadline        bigint,
  remaining       bigint,
  dice_commitment text NOT NULL,
  winners         jsonb,
  id_key          text NOT NULL,
  designs         jsonb NOT NULL DEFAULT '{}',
  created_at      timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX campaigns_due ON campaigns (due_at) WHERE due_at IS NOT NULL;

-- The dice seeds, sealed under the server's key: neither a GM with SQL access nor a log sees one before the end (ROUND-5). A seed
-- counts from its epoch on; a campaign that is taken back from its end (END-2) goes on with a fresh one.
CREATE TABLE campaign_secrets (
  campaign_id uuid NOT NULL REFERENCES campaigns (id) ON DELETE CASCADE,
  epoch_from  integer NOT NULL CHECK (epoch_from >= 0),
  dice_seed   bytea NOT NULL,
  PRIMARY KEY (campaign_id, epoch_from)
);

CREATE TABLE campaign_members (
  campaign_id  uuid NOT NULL REFERENCES campaigns (id) ON DELETE CASCADE,
  user_id      uuid NOT NULL,
  role         text NOT NULL CHECK (role IN ('gm', 'player', 'observer')),
  force_id     text,
  display_name text NOT NULL,
  joined_at    timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (campaign_id, user_id),
  CHECK (role = 'player' OR force_id IS NULL)
);
CREATE UNIQUE INDEX campaign_members_one_gm ON campaign_members (campaign_id) WHERE role = 'gm';
CREATE UNIQUE INDEX campaign_members_one_force ON campaign_members (campaign_id, force_id) WHERE force_id IS NOT NULL;
CREATE INDEX campaign_members_user ON campaign_members (user_id);

-- Seats of a campaign before its start: who sits there, and the draft of his force.
CREATE TABLE campaign_seats (
  campaign_id uuid NOT NULL REFERENCES campaigns (id) ON DELETE CASCADE,
  seat        integer NOT NULL CHECK (seat BETWEEN 1 AND 8),
  force_id    text NOT NULL,
  -- The faction that the GM has set for the seat; null: whoever takes it chooses.
  preset      text,
  faction     text,
  force_name  text,
  user_id     uuid,
  draft       jsonb,
  submitted   boolean NOT NULL DEFAULT false,
  PRIMARY KEY (campaign_id, seat),
  UNIQUE (campaign_id, user_id),
  UNIQUE (campaign_id, force_id)
);

CREATE TABLE campaign_invitations (
  campaign_id uuid NOT NULL REFERENCES campaigns (id) ON DELETE CASCADE,
  code_hash   text NOT NULL,
  role        text NOT NULL CHECK (role IN ('player', 'observer')),
  seat        integer,
  expires_at  timestamptz NOT NULL,
  used_by     uuid,
  created_at  timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (campaign_id, code_hash)
);
CREATE UNIQUE INDEX campaign_invitations_code ON campaign_invitations (code_hash);

-- The plan of the planet (terrain, start points, buildings) while the campaign is being set up.
CREATE TABLE campaign_plans (
  campaign_id uuid PRIMARY KEY REFERENCES campaigns (id) ON DELETE CASCADE,
  plan        jsonb NOT NULL
);

CREATE TABLE campaign_maps (
  campaign_id uuid PRIMARY KEY REFERENCES campaigns (id) ON DELETE CASCADE,
  columns     integer NOT NULL CHECK (columns BETWEEN 8 AND 60),
  rows        integer NOT NULL CHECK (rows BETWEEN 8 AND 60),
  terrain     jsonb NOT NULL
);

CREATE TABLE forces (
  campaign_id uuid NOT NULL REFERENCES campaigns (id),
  id          text NOT NULL,
  seat        integer NOT NULL,
  name        text NOT NULL,
  faction     text NOT NULL,
  team        integer,
  user_id     uuid,
  player_name text,
  hq          text NOT NULL,
  -- Millionths of a ton; SUP-8: never below 0.
  account     bigint NOT NULL CHECK (account >= 0),
  out         boolean NOT NULL,
  counters    jsonb NOT NULL,
  PRIMARY KEY (campaign_id, id),
  UNIQUE (campaign_id, seat)
);
CREATE UNIQUE INDEX forces_user ON forces (campaign_id, user_id) WHERE user_id IS NOT NULL;

CREATE TABLE pilots (
  campaign_id uuid NOT NULL,
  id          text NOT NULL,
  force       text NOT NULL,
  name        text NOT NULL,
  rank        text NOT NULL CHECK (rank IN ('elite', 'veteran', 'regular', 'green')),
  gunnery     integer NOT NULL CHECK (gunnery BETWEEN 0 AND 8),
  piloting    integer NOT NULL CHECK (piloting BETWEEN 0 AND 8),
  hits        integer NOT NULL CHECK (hits BETWEEN 0 AND 6),
  status      text NOT NULL CHECK (status IN ('in-mech', 'stored', 'captured', 'dead')),
  hex         text,
  captor      text,
  rested      boolean NOT NULL,
  PRIMARY KEY (campaign_id, id),
  FOREIGN KEY (campaign_id, force) REFERENCES forces (campaign_id, id) DEFERRABLE INITIALLY DEFERRED,
  CHECK ((status = 'captured') = (captor IS NOT NULL)),
  CHECK ((status IN ('stored', 'captured')) = (hex IS NOT NULL))
);

CREATE TABLE mechs (
  campaign_id      uuid NOT NULL,
  id               text NOT NULL,
  force            text NOT NULL,
  design           text NOT NULL,
  name             text NOT NULL,
  hex              text,
  pilot            text,
  condition        jsonb NOT NULL,
  shut_down        boolean NOT NULL,
  sabotaged        boolean NOT NULL,
  moved            text CHECK (moved IN ('move', 'rail', 'dropship')),
  withdrawn        boolean NOT NULL,
  kept_until_round integer,
  hired            boolean NOT NULL,
  entered_from     text,
  in_hex_since     integer NOT NULL,
  planned_path     jsonb,
  PRIMARY KEY (campaign_id, id),
  FOREIGN KEY (campaign_id, force) REFERENCES forces (campaign_id, id) DEFERRABLE INITIALLY DEFERRED,
  FOREIGN KEY (campaign_id, pilot) REFERENCES pilots (campaign_id, id) DEFERRABLE INITIALLY DEFERRED,
  -- One seat, one pilot: checked at the end of the transaction, since an exchange passes through a moment with two.
  CONSTRAINT mechs_one_pilot UNIQUE (campaign_id, pilot) DEFERRABLE INITIALLY DEFERRED
);

CREATE TABLE buildings (
  campaign_id    uuid NOT NULL,
  id             text NOT NULL,
  type           text NOT NULL,
  hex            text NOT NULL,
  control        text,
  cp             integer NOT NULL,
  cp_max         integer NOT NULL CHECK (cp_max > 0),
  sabotaged      boolean NOT NULL,
  opened         jsonb NOT NULL,
  PRIMARY KEY (campaign_id, id),
  UNIQUE (campaign_id, hex),
  CHECK (cp BETWEEN 0 AND cp_max),
  FOREIGN KEY (campaign_id, control) REFERENCES forces (campaign_id, id) DEFERRABLE INITIALLY DEFERRED
);

CREATE TABLE stock (
  campaign_id uuid NOT NULL,
  force       text NOT NULL,
  hex         text NOT NULL,
  item        text NOT NULL,
  -- Points, shots, pieces or millionths of a ton (DEP-6).
  quantity    bigint NOT NULL CHECK (quantity > 0),
  -- DEP-2: lay there at the start of the round.
  usable      bigint NOT NULL,
  PRIMARY KEY (campaign_id, force, hex, item),
  CHECK (usable BETWEEN 0 AND quantity),
  FOREIGN KEY (campaign_id, force) REFERENCES forces (campaign_id, id) DEFERRABLE INITIALLY DEFERRED
);

CREATE TABLE battles (
  campaign_id   uuid NOT NULL,
  id            text NOT NULL,
  round         integer NOT NULL,
  hex           text NOT NULL,
  state         text NOT NULL CHECK (state IN ('open', 'reported', 'disputed', 'done', 'called-off')),
  engine        text NOT NULL,
  setup         jsonb NOT NULL,
  attacked_from jsonb NOT NULL,
  report        text,
  winner        text,
  opened_at     bigint NOT NULL,
  due_at        bigint,
  overdue       boolean NOT NULL,
  PRIMARY KEY (campaign_id, id)
);

CREATE TABLE reports (
  campaign_id  uuid NOT NULL,
  id           text NOT NULL,
  battle       text NOT NULL,
  by           text,
  body         jsonb NOT NULL,
  state        text NOT NULL CHECK (state IN ('pending', 'disputed', 'applied', 'superseded')),
  confirmed_by jsonb NOT NULL,
  disputes     jsonb NOT NULL,
  at           bigint NOT NULL,
  PRIMARY KEY (campaign_id, id),
  FOREIGN KEY (campaign_id, battle) REFERENCES battles (campaign_id, id) DEFERRABLE INITIALLY DEFERRED
);

CREATE TABLE offers (
  campaign_id uuid NOT NULL,
  id          text NOT NULL,
  "from"      text NOT NULL,
  "to"        text NOT NULL,
  give        jsonb NOT NULL,
  take        jsonb NOT NULL,
  PRIMARY KEY (campaign_id, id),
  CHECK ("from" <> "to")
);

-- SIGHT-4: what each force last saw of what is out of its sight.
CREATE TABLE memories (
  campaign_id uuid NOT NULL,
  force       text NOT NULL,
  kind        text NOT NULL CHECK (kind IN ('mech', 'building', 'depot')),
  subject     text NOT NULL,
  seen        jsonb NOT NULL,
  facts       jsonb NOT NULL,
  PRIMARY KEY (campaign_id, force, kind, subject)
);

-- Append-only.
CREATE TABLE events (
  campaign_id uuid NOT NULL,
  seq         bigint NOT NULL,
  epoch       integer NOT NULL,
  round       integer NOT NULL,
  phase       text NOT NULL,
  at          bigint NOT NULL,
  type        text NOT NULL,
  version     integer NOT NULL,
  data        jsonb NOT NULL,
  PRIMARY KEY (campaign_id, seq)
);

-- What each audience (a force, 'observer', 'gm') was told, frozen, by a sequence of its own without gaps.
CREATE TABLE feeds (
  campaign_id uuid NOT NULL,
  audience    text NOT NULL,
  seq         bigint NOT NULL,
  round       integer NOT NULL,
  phase       text NOT NULL,
  at          bigint NOT NULL,
  type        text NOT NULL,
  data        jsonb NOT NULL,
  PRIMARY KEY (campaign_id, audience, seq)
);

-- SUP-9: every change of an account; the balance is the sum.
CREATE TABLE ledger (
  campaign_id uuid NOT NULL,
  force       text NOT NULL,
  seq         bigint NOT NULL,
  round       integer NOT NULL,
  phase       text NOT NULL,
  at          bigint NOT NULL,
  amount      bigint NOT NULL,
  balance     bigint NOT NULL CHECK (balance >= 0),
  cause       jsonb NOT NULL,
  PRIMARY KEY (campaign_id, force, seq)
);

-- The state as each phase found it, deflated JSON.
CREATE TABLE snapshots (
  campaign_id uuid NOT NULL,
  epoch       integer NOT NULL,
  round       integer NOT NULL,
  phase       text NOT NULL,
  step        text NOT NULL,
  version     bigint NOT NULL,
  body        bytea NOT NULL,
  PRIMARY KEY (campaign_id, epoch, round, phase, step)
);
ALTER TABLE snapshots ALTER COLUMN body SET STORAGE EXTERNAL;

-- Order sheets, one per force and phase; the open phase's row is the one that counts.
CREATE TABLE order_sheets (
  campaign_id uuid NOT NULL,
  force       text NOT NULL,
  epoch       integer NOT NULL,
  round       integer NOT NULL,
  phase       text NOT NULL,
  step        text NOT NULL,
  orders      jsonb NOT NULL,
  ready       boolean NOT NULL DEFAULT false,
  saved_at    timestamptz,
  PRIMARY KEY (campaign_id, force, epoch, round, phase, step)
);

-- Designs that campaigns use, by content: an update of the catalogue changes no running war.
CREATE TABLE kept_designs (
  hash text PRIMARY KEY,
  slug text NOT NULL,
  body jsonb NOT NULL
);
