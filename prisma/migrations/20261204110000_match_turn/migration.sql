-- How far a match has come, for lists of matches. Null: it has not begun, or nothing has happened since there are these columns.
ALTER TABLE matches
  ADD turn integer,
  ADD step text;
