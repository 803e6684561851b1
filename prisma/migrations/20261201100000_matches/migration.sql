-- Matches: fights that are fought on the server (MAT). A match lies outside of all campaigns.
CREATE TABLE matches (
  id              uuid PRIMARY KEY,
  -- It is pinned to them (GAM-11).
  system          text NOT NULL,
  system_version  text NOT NULL,
  -- Null: its setup was sent whole.
  scenario        text,
  setup           json NOT NULL,
  status          text NOT NULL CHECK (status IN ('waiting', 'running', 'over')),
  epoch           integer NOT NULL DEFAULT 0 CHECK (epoch >= 0),
  -- Sealed under the master key. Its SHA-256 was promised when the match was opened.
  dice_seed       bytea NOT NULL,
  dice_commitment text NOT NULL,
  -- Entries of the log so far.
  version         bigint NOT NULL DEFAULT 0 CHECK (version >= 0),
  -- Null: they have closed their account.
  opened_by       uuid,
  opened_at       timestamptz(3) NOT NULL,
  -- When a match that waits for players is given up; null: it waits for nobody.
  expires_at      timestamptz(3),
  -- Since when a bot is asked; null: none is.
  bot_since       timestamptz(3),
  CHECK ((status = 'waiting') = (expires_at IS NOT NULL)),
  CHECK (bot_since IS NULL OR status = 'running')
);
CREATE INDEX matches_expiring ON matches (expires_at) WHERE expires_at IS NOT NULL;
CREATE INDEX matches_with_bots ON matches (bot_since) WHERE bot_since IS NOT NULL;
CREATE INDEX matches_opened ON matches (opened_by) WHERE status <> 'over';

-- A seat is a user's, a bot's, or still open.
CREATE TABLE match_seats (
  match_id uuid NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
  seat     text NOT NULL,
  side     text NOT NULL,
  user_id  uuid,
  -- The stance of the bot that plays it.
  bot      text CHECK (bot IN ('attack', 'hold', 'withdraw')),
  -- The SHA-256 of the code that takes the seat while it is open.
  code_hash text,
  is_out   boolean NOT NULL DEFAULT false,
  -- The newest event that the seat had heard of when it ordered last.
  heard    bigint NOT NULL DEFAULT 0 CHECK (heard >= 0),
  PRIMARY KEY (match_id, seat),
  CHECK (num_nonnulls(user_id, bot, code_hash) = 1)
);
CREATE INDEX match_seats_user ON match_seats (user_id) WHERE user_id IS NOT NULL;

-- The state as one document, in the order in which its keys were written.
CREATE TABLE match_states (
  match_id uuid PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
  state    json NOT NULL
);

-- What was ordered and what followed from it: setup, seed and these entries replay the match.
CREATE TABLE match_log (
  match_id uuid NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
  number   bigint NOT NULL CHECK (number > 0),
  at       timestamptz(3) NOT NULL,
  entry    json NOT NULL,
  events   json NOT NULL,
  PRIMARY KEY (match_id, number)
);

-- What a seat has heard: a row for each entry of the log that told it something.
CREATE TABLE match_feeds (
  match_id  uuid NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
  audience  text NOT NULL,
  -- Of its first and last event; a feed has no gaps.
  first_seq bigint NOT NULL CHECK (first_seq > 0),
  last_seq  bigint NOT NULL CHECK (last_seq >= first_seq),
  told      json NOT NULL,
  PRIMARY KEY (match_id, audience, last_seq)
);
