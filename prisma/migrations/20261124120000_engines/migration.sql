-- External engines (TAC-8): programs that a campaign's game master has registered, and the nonces that they have used.

CREATE TABLE campaign_engines (
  campaign_id uuid NOT NULL REFERENCES campaigns (id) ON DELETE CASCADE,
  id          text NOT NULL,
  name        text NOT NULL,
  rulesets    jsonb NOT NULL,
  -- TAC-7: whether its reports count at once or wait for the sides.
  counts      text NOT NULL CHECK (counts IN ('at-once', 'confirmed')),
  -- Sealed under the server's key: whoever reads the database or a backup cannot report battles.
  secret      bytea NOT NULL,
  created_at  timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (campaign_id, id)
);
-- Engines call by their own id only.
CREATE UNIQUE INDEX campaign_engines_id ON campaign_engines (id);

CREATE TABLE campaign_engine_nonces (
  campaign_id uuid NOT NULL,
  engine      text NOT NULL,
  nonce       text NOT NULL,
  expires_at  timestamptz NOT NULL,
  PRIMARY KEY (campaign_id, engine, nonce),
  FOREIGN KEY (campaign_id, engine) REFERENCES campaign_engines (campaign_id, id) ON DELETE CASCADE
);
