-- Entries and feeds of matches are packed from now on, as those of campaigns are: what seats hear is mostly the same, and is
-- written once for all of them. Rows of before stay as they are, and are read as they are.
ALTER TABLE match_log
  ALTER entry DROP NOT NULL,
  ALTER events DROP NOT NULL,
  -- Entry and events as one document; null: they stand beside.
  ADD packed bytea,
  ADD CONSTRAINT match_log_once CHECK (num_nulls(entry, events) = CASE WHEN packed IS NULL THEN 0 ELSE 2 END);
ALTER TABLE match_feeds
  ALTER told DROP NOT NULL,
  -- What this seat and others heard at the same time; null: `told` has it, or another seat's row.
  ADD packed     bytea,
  -- The row of this match that has it packed.
  ADD holder     text,
  ADD holder_seq bigint,
  ADD CONSTRAINT match_feeds_once CHECK (num_nonnulls(told, packed, holder) = 1 AND (holder IS NULL) = (holder_seq IS NULL));
ALTER TABLE match_log ALTER packed SET STORAGE EXTERNAL;
ALTER TABLE match_feeds ALTER packed SET STORAGE EXTERNAL;
