-- The game master who was last given this sheet to read while its phase was open: everybody is told of it, once (sheet-read). Null: none was.
ALTER TABLE order_sheets ADD COLUMN read_by uuid;
