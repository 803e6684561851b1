-- What players bring back from MegaMek (MM-4): a record a side, and everybody's own answers to what records leave open. Like order sheets they are
-- beside the state: nothing of them counts before a report is filed. `speaker` is a side, or '' for the game master, who brings answers only:
-- a record that he hands in is that of its side. `hash` is the setup's: after a rollback another battle may have the same id.
CREATE TABLE battle_records (
  campaign_id uuid NOT NULL REFERENCES campaigns (id) ON DELETE CASCADE,
  battle      text NOT NULL,
  speaker     text NOT NULL,
  hash        text NOT NULL,
  record      jsonb,
  answers     jsonb NOT NULL DEFAULT '{}',
  saved_at    timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (campaign_id, battle, speaker)
);
