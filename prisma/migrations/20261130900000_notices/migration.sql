-- What calls people: it is the person's, not the campaign's, and lies in the list of the account. No rule asks for it, and a rollback leaves it.
CREATE TABLE notices (
  -- Begins with the time, so that the list is read along it.
  id          uuid PRIMARY KEY,
  user_id     uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  kind        text NOT NULL,
  -- Null: it is about the account.
  campaign_id uuid REFERENCES campaigns (id) ON DELETE CASCADE,
  -- Whom it was called for: a force, 'gm' or 'observer'; null: the account.
  audience    text,
  -- One notice a person, kind and cause.
  cause       text NOT NULL CHECK (char_length(cause) <= 200),
  data        jsonb NOT NULL,
  created_at  timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
  read_at     timestamptz(3),
  UNIQUE NULLS NOT DISTINCT (user_id, kind, campaign_id, cause)
);
CREATE INDEX notices_of_user ON notices (user_id, id);
CREATE INDEX notices_unread ON notices (user_id) WHERE read_at IS NULL;
CREATE INDEX notices_of_campaign ON notices (campaign_id);

-- Where a person is reached outside of the page, by way: a confirmed e-mail address, a browser that takes pushes. Only what the person has agreed to.
CREATE TABLE notice_endpoints (
  id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id    uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  way        text NOT NULL,
  -- What the way needs to reach it; what is secret in it is sealed.
  address    text NOT NULL CHECK (char_length(address) <= 4000),
  -- Endpoints of one server: only so many deliveries are under way to it at once.
  lane       text NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
  UNIQUE (user_id, way, address)
);

-- A notice on its way to an endpoint. Written in the transaction of the notice.
CREATE TABLE notice_deliveries (
  notice     uuid NOT NULL REFERENCES notices (id) ON DELETE CASCADE,
  endpoint   uuid NOT NULL REFERENCES notice_endpoints (id) ON DELETE CASCADE,
  way        text NOT NULL,
  lane       text NOT NULL,
  attempts   integer NOT NULL DEFAULT 0,
  -- Not tried again before: set ahead while somebody sends, so that no other process does.
  due_at     timestamptz NOT NULL DEFAULT clock_timestamp(),
  -- 'sent', 'untrue', 'failed'; null: it waits.
  outcome    text CHECK (outcome IN ('sent', 'untrue', 'failed')),
  -- Why the last attempt failed: a word of ours, nothing that the other end has said.
  error      text,
  settled_at timestamptz(3),
  PRIMARY KEY (notice, endpoint)
);
CREATE INDEX notice_deliveries_due ON notice_deliveries (way, due_at) WHERE outcome IS NULL;
CREATE INDEX notice_deliveries_endpoint ON notice_deliveries (endpoint);

-- How a person wants to be told. Without a row everything is as usual.
CREATE TABLE notice_settings (
  user_id    uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  language   text NOT NULL DEFAULT 'en' CHECK (language IN ('en', 'de')),
  -- An IANA name.
  zone       text NOT NULL DEFAULT 'UTC',
  -- By kind: the ways that it takes. A kind that is not named goes its usual ways.
  ways       jsonb NOT NULL DEFAULT '{}',
  -- Minutes of the day in the zone; from = to: no quiet hours.
  quiet_from integer CHECK (quiet_from BETWEEN 0 AND 1439),
  quiet_to   integer CHECK (quiet_to BETWEEN 0 AND 1439),
  -- Minute of the day in the zone at which what is not urgent is sent together; null: it is sent as it comes.
  digest_at  integer CHECK (digest_at BETWEEN 0 AND 1439),
  CHECK ((quiet_from IS NULL) = (quiet_to IS NULL))
);

-- Campaigns of which a person wants nothing sent. Their notices stand in the list all the same.
CREATE TABLE notice_mutes (
  campaign_id uuid NOT NULL REFERENCES campaigns (id) ON DELETE CASCADE,
  user_id     uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  PRIMARY KEY (campaign_id, user_id)
);
CREATE INDEX notice_mutes_user ON notice_mutes (user_id);

-- When the next warning of a deadline is due; null: none.
ALTER TABLE campaigns ADD COLUMN notices_due_at timestamptz;
CREATE INDEX campaigns_notices_due ON campaigns (notices_due_at) WHERE notices_due_at IS NOT NULL;
