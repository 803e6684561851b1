-- Map sheets that game masters have imported from MegaMek's board files, for battles of their own campaigns (BT-8). Matches keep copies.
CREATE TABLE own_boards (
  user_id  uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- Of its name: what names it in addresses and hand-overs.
  slug     text NOT NULL,
  -- As players of MegaMek know it.
  name     text NOT NULL,
  -- The kind of country, as it was judged when the file came in.
  country  text NOT NULL,
  -- Of the file.
  text     text NOT NULL,
  added_at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (user_id, slug)
);
