-- MM-6: for which release of MegaMek a campaign's files are named. A campaign without a row has the one whose names all releases find.
-- Beside the state, and without an event: no rule asks for it, and it changes nothing but files.

CREATE TABLE campaign_megamek (
  campaign_id uuid PRIMARY KEY REFERENCES campaigns (id) ON DELETE CASCADE,
  version text NOT NULL CHECK (length(version) BETWEEN 1 AND 20)
);
