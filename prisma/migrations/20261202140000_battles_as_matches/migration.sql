-- A campaign's battle is fought as a match (MAT-2, MAT-7).
ALTER TABLE matches
  -- Both null: it lies outside of all campaigns.
  ADD campaign_id uuid REFERENCES campaigns (id) ON DELETE CASCADE,
  ADD battle_id   text,
  -- What its end is to the battle: to be reported, reported, or nothing, since the battle has gone another way.
  -- Null: it has not ended, or has no battle.
  ADD report      text CHECK (report IN ('due', 'counted', 'dropped')),
  -- When reporting it was last tried.
  ADD tried_at    timestamptz(3),
  -- Since when it stands still with its campaign: its clocks are moved by as long when it goes on.
  ADD paused_at   timestamptz(3),
  ADD CONSTRAINT matches_paused CHECK ((status = 'paused') = (paused_at IS NOT NULL)),
  ADD CONSTRAINT matches_battle CHECK (
    (campaign_id IS NULL) = (battle_id IS NULL) AND (report IS NOT NULL) = (status = 'over' AND battle_id IS NOT NULL)
  ),
  DROP CONSTRAINT matches_status_check,
  ADD CONSTRAINT matches_status_check CHECK (status IN ('waiting', 'running', 'paused', 'over'));
CREATE INDEX matches_of_battles ON matches (campaign_id, battle_id) WHERE campaign_id IS NOT NULL;
-- A battle is fought once at a time.
CREATE UNIQUE INDEX matches_running_battle ON matches (campaign_id, battle_id) WHERE status <> 'over';
CREATE INDEX matches_to_report ON matches (tried_at) WHERE report = 'due';

-- The force of the campaign that plays the seat; who plays the force has the seat.
ALTER TABLE match_seats ADD force_id text;
