-- What is due for a program stands in its own row: the number of the last event of its feed. So a look-out reads an index of those with something due.
ALTER TABLE event_webhooks ADD COLUMN head_seq bigint NOT NULL DEFAULT 0;
UPDATE event_webhooks w SET head_seq = coalesce((c.heads -> 'feeds' ->> w.audience)::bigint, 0) FROM campaigns c WHERE c.id = w.campaign_id;

DROP INDEX event_webhooks_due;
CREATE INDEX event_webhooks_due ON event_webhooks (due_at) WHERE stopped IS NULL AND head_seq > taken_seq;

-- Written by whatever moves a campaign's feeds on, in its transaction.
CREATE FUNCTION event_webhooks_ahead() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE event_webhooks SET head_seq = coalesce((NEW.heads -> 'feeds' ->> audience)::bigint, 0)
  WHERE campaign_id = NEW.id AND head_seq IS DISTINCT FROM coalesce((NEW.heads -> 'feeds' ->> audience)::bigint, 0);
  RETURN NULL;
END $$;
CREATE TRIGGER event_webhooks_ahead AFTER UPDATE OF heads ON campaigns FOR EACH ROW
  WHEN (OLD.heads -> 'feeds' IS DISTINCT FROM NEW.heads -> 'feeds') EXECUTE FUNCTION event_webhooks_ahead();
