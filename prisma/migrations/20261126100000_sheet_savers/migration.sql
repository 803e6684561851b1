-- The session that saved this sheet last: its player is told on what device that was, as long as the session is known. No reference: a sheet
-- outlives it, and saving must not wait for it. Null: it was saved before this was kept.
ALTER TABLE order_sheets ADD COLUMN saved_session uuid;
