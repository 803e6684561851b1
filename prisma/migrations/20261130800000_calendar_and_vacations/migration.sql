-- ROUND-4: when phases end, and who is away. Both are people's time, beside the state: no rollback moves them, and what was computed with them stands in
-- the events. Null: there is no calendar. It stands on the row that commands lock, as does whether there are vacations to read.
ALTER TABLE campaigns
  ADD COLUMN calendar jsonb CHECK (jsonb_typeof(calendar) = 'object'),
  ADD COLUMN has_vacations boolean NOT NULL DEFAULT false;

-- A vacation counts while this user plays this force; it stays when they go, since it has used up what they may take.
CREATE TABLE vacations (
  campaign_id  uuid NOT NULL REFERENCES campaigns (id) ON DELETE CASCADE,
  id           text NOT NULL,
  force        text NOT NULL,
  user_id      uuid NOT NULL,
  from_at      timestamptz(3) NOT NULL,
  to_at        timestamptz(3) NOT NULL,
  announced_at timestamptz(3) NOT NULL,
  -- The phase that was open then, whose deadline was set before.
  announced_in text NOT NULL,
  -- What it takes of the player's budget.
  charged_ms   bigint NOT NULL CHECK (charged_ms >= 0),
  PRIMARY KEY (campaign_id, id),
  -- One that was withdrawn before it began ends where it begins.
  CHECK (from_at <= to_at)
);
