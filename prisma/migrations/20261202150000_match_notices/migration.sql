-- Players whom a match waits for are called (MAT-5).
-- Decisions that are asked of the user: since when, and until when they were called for what was due.
ALTER TABLE match_seats ADD asked json NOT NULL DEFAULT '{}';
-- When the first player is to be called; null: nobody is.
ALTER TABLE matches ADD call_at timestamptz(3);
CREATE INDEX matches_to_call ON matches (call_at) WHERE call_at IS NOT NULL;
