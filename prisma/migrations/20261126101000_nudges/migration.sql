-- When the game master last nudged this force while the sheet's phase was open. Null: they did not.
ALTER TABLE order_sheets ADD COLUMN nudged_at timestamptz(3);
