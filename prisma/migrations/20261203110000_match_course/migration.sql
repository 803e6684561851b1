-- What the game master does with the course of a match (MAT-2, MAT-8).
ALTER TABLE matches
  -- Whether the game master has paused it: then it does not go on with its campaign.
  ADD held      boolean NOT NULL DEFAULT false,
  -- When bots begin to play it to its end; null: they do not.
  ADD settle_at timestamptz(3);
