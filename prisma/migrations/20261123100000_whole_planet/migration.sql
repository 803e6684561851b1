-- What the buildings and the wrecks of a war need besides (SALV, BLD-FACT, BLD-HANGAR, BLD-DROP), and what must never be (SUP-8): the database itself
-- keeps pilots and mechs from being in two places.

ALTER TABLE mechs
  -- The design in which it was made, once a refit has changed it.
  ADD COLUMN factory_design text,
  -- The side from which a flight will enter its hex.
  ADD COLUMN planned_entry  text CHECK (planned_entry IN ('N', 'NE', 'SE', 'S', 'SW', 'NW')),
  ADD CHECK (planned_entry IS NULL OR planned_path IS NOT NULL);

ALTER TABLE buildings
  -- A mech that a factory is making: { design, tons }.
  ADD COLUMN work  jsonb CHECK (work IS NULL OR (work ->> 'tons')::bigint > 0),
  ADD COLUMN flown boolean NOT NULL DEFAULT false;

-- SALV-1: mechs that were left on a field, until supply closes. They are in play no more.
CREATE TABLE wrecks (
  campaign_id    uuid NOT NULL,
  id             text NOT NULL,
  battle         text NOT NULL,
  hex            text NOT NULL,
  "right"        text NOT NULL,
  force          text NOT NULL,
  name           text NOT NULL,
  design         text NOT NULL,
  factory_design text,
  condition      jsonb NOT NULL,
  PRIMARY KEY (campaign_id, id),
  FOREIGN KEY (campaign_id, battle) REFERENCES battles (campaign_id, id) DEFERRABLE INITIALLY DEFERRED,
  FOREIGN KEY (campaign_id, "right") REFERENCES forces (campaign_id, id) DEFERRABLE INITIALLY DEFERRED,
  FOREIGN KEY (campaign_id, force) REFERENCES forces (campaign_id, id) DEFERRABLE INITIALLY DEFERRED
);

-- Who sits in a mech is in a mech, is of the mech's force, and stands in no hex by himself: checked when the transaction ends.
ALTER TABLE pilots
  ADD COLUMN seated boolean GENERATED ALWAYS AS (status = 'in-mech') STORED,
  ADD CONSTRAINT pilots_seat UNIQUE (campaign_id, id, force, seated);
ALTER TABLE mechs
  ADD COLUMN manned boolean GENERATED ALWAYS AS (pilot IS NOT NULL) STORED,
  ADD CONSTRAINT mechs_pilot_seated FOREIGN KEY (campaign_id, pilot, force, manned) REFERENCES pilots (campaign_id, id, force, seated) DEFERRABLE INITIALLY DEFERRED;
