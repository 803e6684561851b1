-- The state as a phase found it lies whole once a round; those of the other phases are the events up to `seq` after it. Of rows of before `seq` is not
-- known, and all of them are whole.
ALTER TABLE snapshots
  ALTER COLUMN body DROP NOT NULL,
  ADD COLUMN seq bigint,
  ADD CONSTRAINT snapshots_whole_or_after CHECK (num_nonnulls(seq, body) > 0);
