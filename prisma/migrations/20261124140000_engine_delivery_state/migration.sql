-- What a game master is told of a webhook (TAC-8): when it last took a battle, since when it takes none, why not, and which battles it has taken.

ALTER TABLE campaign_engines
  ADD COLUMN webhook_taken_at timestamptz,
  -- The first post since then that was not taken; null: the last one was.
  ADD COLUMN webhook_failing_since timestamptz,
  -- A word of ours and a status at most: nothing that the other end has said.
  ADD COLUMN webhook_error text,
  ADD COLUMN webhook_status integer;

ALTER TABLE campaign_engine_deliveries ADD COLUMN taken_at timestamptz;
UPDATE campaign_engine_deliveries SET taken_at = now() WHERE acknowledged;
ALTER TABLE campaign_engine_deliveries DROP COLUMN acknowledged;
