-- What a game master lists of invitations: the code itself, sealed under the server's key (null: made before, and told once only), when one was
-- used, and the force whose seat it takes over.
ALTER TABLE campaign_invitations
  ADD COLUMN force_id text,
  ADD COLUMN sealed_code bytea,
  ADD COLUMN used_at timestamptz,
  ADD CHECK (force_id IS NULL OR (role = 'player' AND seat IS NULL));
