-- TBL: what each side has filled in of a battle's worksheet. It lies beside the state, like order sheets: nothing of it counts before a report
-- is made of it. With its battle, which a rollback may take away, it goes.
CREATE TABLE battle_worksheets (
  campaign_id uuid NOT NULL,
  battle      text NOT NULL,
  side        text NOT NULL,
  -- A unit's id; '' is the field.
  part        text NOT NULL,
  entry       jsonb NOT NULL,
  revision    integer NOT NULL CHECK (revision > 0),
  saved_by    text NOT NULL,
  saved_at    timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (campaign_id, battle, side, part),
  FOREIGN KEY (campaign_id, battle) REFERENCES battles (campaign_id, id) ON DELETE CASCADE
);
