-- One row of events and one row of each feed a command. `seq` is the number of the last one in a row and `count` how many there are, so that the
-- first is `seq - count + 1`; `body` holds them (history/packed.ts), `types` and `rounds` what one finds in it; `round`, `phase` and `epoch` are the
-- last one's. Rows of before hold one event each, in `type` and `data`: they stay as they are and are read beside the others.
ALTER TABLE events
  ADD COLUMN count  integer NOT NULL DEFAULT 1,
  ADD COLUMN body   bytea,
  ADD COLUMN types  text[],
  ALTER COLUMN type DROP NOT NULL,
  ALTER COLUMN version DROP NOT NULL,
  ALTER COLUMN data DROP NOT NULL,
  ALTER COLUMN body SET STORAGE EXTERNAL,
  DROP CONSTRAINT events_from_one,
  ADD CONSTRAINT events_from_one CHECK (count >= 1 AND seq >= count),
  ADD CONSTRAINT events_one_form CHECK (
    CASE WHEN body IS NULL THEN count = 1 AND num_nulls(type, version, data) = 0 AND types IS NULL
    ELSE num_nonnulls(type, version, data) = 0 AND types IS NOT NULL END
  );

ALTER TABLE feeds
  ADD COLUMN count  integer NOT NULL DEFAULT 1,
  ADD COLUMN body   bytea,
  ADD COLUMN types  text[],
  ADD COLUMN rounds integer[],
  ALTER COLUMN type DROP NOT NULL,
  ALTER COLUMN data DROP NOT NULL,
  ALTER COLUMN body SET STORAGE EXTERNAL,
  DROP CONSTRAINT feeds_from_one,
  ADD CONSTRAINT feeds_from_one CHECK (count >= 1 AND seq >= count),
  ADD CONSTRAINT feeds_one_form CHECK (
    CASE WHEN body IS NULL THEN count = 1 AND num_nulls(type, data) = 0 AND num_nonnulls(types, rounds) = 0
    ELSE num_nonnulls(type, data) = 0 AND num_nulls(types, rounds) = 0 END
  );
