-- BLD-DROP: which dropship carries a mech in its planned move. A flight that the umpire does not let start costs nothing (MOV-5): what it had cost
-- goes by the lance that it would have carried.

ALTER TABLE mechs
  ADD COLUMN planned_flight text,
  ADD CHECK ((planned_flight IS NULL) = (planned_entry IS NULL)),
  ADD FOREIGN KEY (campaign_id, planned_flight) REFERENCES buildings (campaign_id, id) DEFERRABLE INITIALLY DEFERRED;
