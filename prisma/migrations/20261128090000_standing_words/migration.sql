-- ROUND-3: what a player has said once for all phases to come. It goes with the player: whoever stops playing the force, or begins to, has none.
CREATE TABLE standing_words (
  campaign_id                 uuid NOT NULL,
  user_id                     uuid NOT NULL,
  force                       text NOT NULL,
  ready_when_nothing_to_order boolean NOT NULL,
  ready_in                    text[] NOT NULL,
  changed_at                  timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (campaign_id, user_id),
  FOREIGN KEY (campaign_id, user_id) REFERENCES campaign_members (campaign_id, user_id) ON DELETE CASCADE
);

-- Null: nobody has left one. `waiting`: nobody has acted in the open round, so that the words do not count yet. It stands on the row that commands
-- lock: whoever saves a sheet sees it under the lock that a close waits for.
ALTER TABLE campaigns ADD COLUMN words text CHECK (words IN ('waiting', 'counting'));

-- Whether the player has said `ready`, or taken it back, in this phase by themselves; a mark that a standing word has set is none of theirs.
ALTER TABLE order_sheets ADD COLUMN spoke boolean NOT NULL DEFAULT false;
UPDATE order_sheets s SET spoke = true FROM campaigns c WHERE c.id = s.campaign_id AND c.epoch = s.epoch AND c.round = s.round AND s.ready;
