-- Sessions say on what they were opened, so that their owner knows them in a list; neither the address nor the whole header is kept.
ALTER TABLE sessions ADD COLUMN device text;

-- A user may have several links: one from the command line, and one from the game master of each campaign that they play in.
-- Those of before lived for a day at most, and nobody knows who made them: whoever still needs one asks for another.
DROP TABLE reset_links;
CREATE TABLE reset_links (
  id          uuid PRIMARY KEY,
  token_hash  bytea NOT NULL,
  user_id     uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE ON UPDATE CASCADE,
  -- Null, as the next one: from the command line.
  campaign_id uuid,
  -- The game master.
  made_by     uuid,
  created_at  timestamptz(3) NOT NULL DEFAULT now(),
  usable_at   timestamptz(3) NOT NULL,
  expires_at  timestamptz(3) NOT NULL,
  -- Used, refused, or replaced by another. The row stays till the link would have ended: it counts for how many may be made.
  closed_at   timestamptz(3)
);
CREATE UNIQUE INDEX reset_links_token_hash_key ON reset_links (token_hash);
CREATE INDEX reset_links_user_id_idx ON reset_links (user_id);
CREATE INDEX reset_links_made_by_created_at_idx ON reset_links (made_by, created_at);
CREATE INDEX reset_links_expires_at_idx ON reset_links (expires_at);
