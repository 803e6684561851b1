-- Where battles of an external engine are posted when they open (TAC-8), and how far that has come.

ALTER TABLE campaign_engines ADD COLUMN webhook text;

CREATE TABLE campaign_engine_deliveries (
  campaign_id  uuid NOT NULL,
  engine       text NOT NULL,
  battle       text NOT NULL,
  -- Of the setup: after a rollback another battle may have the same id.
  hash         text NOT NULL,
  attempts     integer NOT NULL CHECK (attempts > 0),
  -- Not tried again before: set ahead while somebody posts, so that no other process does.
  due_at       timestamptz NOT NULL,
  acknowledged boolean NOT NULL DEFAULT false,
  PRIMARY KEY (campaign_id, engine, battle, hash),
  FOREIGN KEY (campaign_id, engine) REFERENCES campaign_engines (campaign_id, id) ON DELETE CASCADE
);
