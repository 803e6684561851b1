-- Accounts: users, their sessions as families of refresh tokens, signing keys, limits, reset links, and kept answers.
-- Secrets are stored as hashes (tokens, passwords) or sealed under the server's master key (private keys).

CREATE TABLE users (
  id            uuid PRIMARY KEY,
  email         text NOT NULL,
  display_name  text NOT NULL,
  password_hash text NOT NULL,
  created_at    timestamptz(3) NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX users_email_key ON users (email);

-- A session is one family of refresh tokens.
CREATE TABLE sessions (
  id         uuid PRIMARY KEY,
  user_id    uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE ON UPDATE CASCADE,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  ended_at   timestamptz(3)
);
CREATE INDEX sessions_user_id_idx ON sessions (user_id);

CREATE TABLE refresh_tokens (
  token_hash     bytea PRIMARY KEY,
  session_id     uuid NOT NULL REFERENCES sessions (id) ON DELETE CASCADE ON UPDATE CASCADE,
  expires_at     timestamptz(3) NOT NULL,
  -- First exchanged for a successor.
  used_at        timestamptz(3),
  -- The latest successor.
  successor_hash bytea,
  -- Replaced by another successor of its predecessor before it was used.
  dead           boolean NOT NULL DEFAULT false
);
CREATE INDEX refresh_tokens_session_id_idx ON refresh_tokens (session_id);
CREATE INDEX refresh_tokens_expires_at_idx ON refresh_tokens (expires_at);

CREATE TABLE signing_keys (
  kid            text PRIMARY KEY,
  public_jwk     jsonb NOT NULL,
  sealed_private bytea NOT NULL,
  created_at     timestamptz(3) NOT NULL DEFAULT now(),
  -- Signs nothing from then on; verifies until the last token that it signed has ended.
  retired_at     timestamptz(3)
);

-- Failed logins by account and by address, registrations by address; shared by all processes.
CREATE TABLE attempt_counters (
  subject        text PRIMARY KEY,
  attempts       integer NOT NULL,
  window_ends_at timestamptz(3) NOT NULL,
  next_at        timestamptz(3) NOT NULL
);
CREATE INDEX attempt_counters_window_ends_at_idx ON attempt_counters (window_ends_at);

CREATE TABLE reset_links (
  token_hash bytea PRIMARY KEY,
  user_id    uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE ON UPDATE CASCADE,
  expires_at timestamptz(3) NOT NULL
);
CREATE UNIQUE INDEX reset_links_user_id_key ON reset_links (user_id);

-- The first answer to a POST with an Idempotency-Key, written in the command's transaction.
CREATE TABLE kept_answers (
  user_id    uuid NOT NULL,
  route      text NOT NULL,
  key        text NOT NULL,
  body_hash  text NOT NULL,
  status     integer NOT NULL,
  -- As it was sent: jsonb would sort its properties.
  body       json NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, route, key)
);
CREATE INDEX kept_answers_created_at_idx ON kept_answers (created_at);
