-- States that no war can be in, whatever a program does (SUP-8, SUP-9, DEP-5, SALV-1, CMB-3, BLD-FACT, ROUND-4): nothing negative, nothing doubled,
-- nothing in two places. What depends on the rules' data (designs, terrain, sides) stays with the rules. Only figures, keys and references, which
-- cost next to nothing; no circle of references, since backups are written parents first.

-- A campaign that does not run has nothing due, only one that is over has winners, and only one that is paused has time left.
ALTER TABLE campaigns
  ADD CONSTRAINT campaigns_due_running CHECK (status = 'running' OR (deadline IS NULL AND due_at IS NULL)),
  ADD CONSTRAINT campaigns_left_paused CHECK (status = 'paused' OR remaining IS NULL),
  ADD CONSTRAINT campaigns_won_finished CHECK ((status = 'finished') = (winners IS NOT NULL)),
  ADD CONSTRAINT campaigns_phase_status CHECK ((status = 'finished') = (phase = 'finished') AND (status = 'setup') = (phase = 'setup')),
  ADD CONSTRAINT campaigns_step_combat CHECK (step IS NULL OR phase = 'combat'),
  ADD CONSTRAINT campaigns_counts CHECK (version >= 0 AND epoch >= 0 AND round >= 0 AND (heads ->> 'events')::bigint >= 0);

-- Ids are derived from these: a count that is gone or below 0 would give an id twice.
ALTER TABLE forces
  ADD CONSTRAINT forces_counters CHECK (
    counters ?& ARRAY['mechs', 'pilots', 'offers']
    AND (counters ->> 'mechs')::int >= 0 AND (counters ->> 'pilots')::int >= 0 AND (counters ->> 'offers')::int >= 0
  );

-- A prisoner is held by a force that there is, and never by his own; with 6 hits he is dead (CMB-9).
ALTER TABLE pilots
  ADD CONSTRAINT pilots_captor_other CHECK (captor <> force),
  ADD CONSTRAINT pilots_captor_fkey FOREIGN KEY (campaign_id, captor) REFERENCES forces (campaign_id, id) DEFERRABLE INITIALLY DEFERRED,
  ADD CONSTRAINT pilots_six_hits CHECK (hits < 6 OR status = 'dead');

ALTER TABLE mechs
  ADD CONSTRAINT mechs_rounds CHECK (in_hex_since >= 0 AND kept_until_round >= 1);

-- Work is somebody's, in a factory, on a design, and more than nothing; only dropships fly.
ALTER TABLE buildings
  DROP CONSTRAINT buildings_work_check,
  ADD CONSTRAINT buildings_work CHECK (
    work IS NULL OR (type = 'mech-factory' AND control IS NOT NULL AND work ?& ARRAY['design', 'tons'] AND (work ->> 'tons')::bigint > 0)
  ),
  ADD CONSTRAINT buildings_flown CHECK (NOT flown OR type = 'dropship');

-- CMB-3: one battle a hex and round; one that is over waits for nothing, and only a decided one has a winner.
CREATE UNIQUE INDEX battles_one_open ON battles (campaign_id, round, hex) WHERE state IN ('open', 'reported', 'disputed');
ALTER TABLE battles
  ADD CONSTRAINT battles_over CHECK (state NOT IN ('done', 'called-off') OR due_at IS NULL),
  ADD CONSTRAINT battles_winner CHECK (winner IS NULL OR state = 'done'),
  ADD CONSTRAINT battles_place UNIQUE (campaign_id, id, hex);

-- Nobody offers less than nothing, and those who trade are there.
ALTER TABLE offers
  ADD CONSTRAINT offers_from_fkey FOREIGN KEY (campaign_id, "from") REFERENCES forces (campaign_id, id) DEFERRABLE INITIALLY DEFERRED,
  ADD CONSTRAINT offers_to_fkey FOREIGN KEY (campaign_id, "to") REFERENCES forces (campaign_id, id) DEFERRABLE INITIALLY DEFERRED,
  ADD CONSTRAINT offers_tons CHECK ((give ->> 'tons')::bigint >= 0 AND (take ->> 'tons')::bigint >= 0);

-- A wreck lies where its battle was.
ALTER TABLE wrecks
  ADD CONSTRAINT wrecks_place_fkey FOREIGN KEY (campaign_id, battle, hex) REFERENCES battles (campaign_id, id, hex) DEFERRABLE INITIALLY DEFERRED;

-- What lies on the field is in play no more: the same id in both tables would be salvaged twice. No key reaches over two tables, so a trigger looks,
-- when the transaction ends, at rows that are new in either.
CREATE FUNCTION mech_or_wreck() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM public.mechs WHERE campaign_id = NEW.campaign_id AND id = NEW.id)
    AND EXISTS (SELECT FROM public.wrecks WHERE campaign_id = NEW.campaign_id AND id = NEW.id)
  THEN
    RAISE EXCEPTION 'mech % is a wreck and in play', NEW.id USING ERRCODE = 'check_violation', CONSTRAINT = 'mech_or_wreck', TABLE = TG_TABLE_NAME;
  END IF;
  RETURN NULL;
END
$$;
CREATE CONSTRAINT TRIGGER mech_or_wreck AFTER INSERT ON wrecks DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION mech_or_wreck();
CREATE CONSTRAINT TRIGGER mech_or_wreck AFTER INSERT ON mechs DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION mech_or_wreck();

-- SUP-9: every balance is the one before it and the amount. Each entry refers to the one before it by what the account then held.
ALTER TABLE ledger
  ADD COLUMN entry_before bigint GENERATED ALWAYS AS (NULLIF(seq - 1, 0)) STORED,
  ADD COLUMN held         bigint GENERATED ALWAYS AS (balance - amount) STORED,
  ADD CONSTRAINT ledger_entries UNIQUE (campaign_id, force, seq, balance),
  ADD CONSTRAINT ledger_sum FOREIGN KEY (campaign_id, force, entry_before, held) REFERENCES ledger (campaign_id, force, seq, balance) DEFERRABLE INITIALLY DEFERRED,
  ADD CONSTRAINT ledger_force_fkey FOREIGN KEY (campaign_id, force) REFERENCES forces (campaign_id, id) DEFERRABLE INITIALLY DEFERRED,
  ADD CONSTRAINT ledger_first CHECK (seq >= 1 AND (seq > 1 OR amount = balance));

ALTER TABLE events ADD CONSTRAINT events_from_one CHECK (seq >= 1);
ALTER TABLE feeds ADD CONSTRAINT feeds_from_one CHECK (seq >= 1);
