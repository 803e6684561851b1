-- Designs of the players' own (REP-4): drawings, which change nothing in the war until a refit is made by them. Like order sheets they are
-- beside the state; their content is kept under its hash (kept_designs), so that two players who draw the same thing keep it once.
CREATE TABLE variants (
  campaign_id uuid NOT NULL,
  force       text NOT NULL,
  slug        text NOT NULL,
  hash        text NOT NULL REFERENCES kept_designs (hash),
  drawn_at    timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (campaign_id, force, slug),
  FOREIGN KEY (campaign_id, force) REFERENCES forces (campaign_id, id) DEFERRABLE INITIALLY DEFERRED
);
