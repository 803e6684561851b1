-- Playing by post (MAT-5, MAT-6): clocks, queues, standing words, bots in players' seats, proposals.
ALTER TABLE matches
  -- Clock, what counts when it runs out, whether others may watch. Null: opened before there were any.
  ADD options     json,
  -- When the first clock of a seat runs out; null: none is running.
  ADD deadline_at timestamptz(3),
  -- From which, with the seed, the code follows by which others watch; null: nobody may.
  ADD watch       text;
CREATE INDEX matches_late ON matches (deadline_at) WHERE deadline_at IS NOT NULL;

-- A bot may play a player's seat for them until they take it back.
ALTER TABLE match_seats DROP CONSTRAINT match_seats_check;
ALTER TABLE match_seats
  ADD CONSTRAINT match_seats_open CHECK ((code_hash IS NOT NULL) = (user_id IS NULL AND bot IS NULL)),
  -- Decisions that a bot takes for the user: their clock has run out, or the standing word says so.
  ADD bot_for   json NOT NULL DEFAULT '[]',
  -- Orders for decisions to come, and what counts for kinds of decisions that nobody answers.
  ADD queue     json NOT NULL DEFAULT '[]',
  ADD standing  json NOT NULL DEFAULT '[]',
  -- Milliseconds since 1970 by decision that is asked of the seat.
  ADD deadlines json NOT NULL DEFAULT '{}',
  -- Milliseconds that are left on a live clock; null: there is none.
  ADD reserve   bigint CHECK (reserve >= 0);

-- Asked of the other seats. One that is over is gone.
CREATE TABLE match_proposals (
  match_id uuid NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
  id       uuid NOT NULL,
  what     text NOT NULL CHECK (what IN ('take-back', 'end', 'bots')),
  by_seat  text NOT NULL,
  agreed   json NOT NULL,
  -- The entries of the log when it was made: a take-back is of the last one.
  entries  bigint NOT NULL,
  until    timestamptz(3) NOT NULL,
  PRIMARY KEY (match_id, id)
);
