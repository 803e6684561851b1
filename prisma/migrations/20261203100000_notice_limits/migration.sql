-- To one mailbox or browser of a person only so many messages an hour: when the hour began, and how many there were in it.
ALTER TABLE notice_endpoints
  ADD COLUMN hour_began    timestamptz,
  ADD COLUMN hour_messages integer NOT NULL DEFAULT 0,
  -- Since when its server refuses everything that this server sends there; null: it does not.
  ADD COLUMN refused_since timestamptz;

-- What was beyond the last message of an hour: it waits for the end of the hour, and goes in one message then.
ALTER TABLE notice_deliveries ADD COLUMN held boolean NOT NULL DEFAULT false;
CREATE INDEX notice_deliveries_held ON notice_deliveries (endpoint) WHERE outcome IS NULL AND held;
