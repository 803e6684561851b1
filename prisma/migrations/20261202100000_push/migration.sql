-- The pair of keys by which push services know this server (RFC 8292): one for good, since browsers subscribe with its public half.
CREATE TABLE push_keys (
  id             boolean PRIMARY KEY DEFAULT true CHECK (id),
  public_key     text NOT NULL,
  sealed_private bytea NOT NULL,
  created_at     timestamptz(3) NOT NULL DEFAULT clock_timestamp()
);

-- Of browsers that take pushes: their address is sealed, so a hash of it tells two of them apart. A browser is one person's at a time.
ALTER TABLE notice_endpoints
  ADD COLUMN address_hash bytea,
  -- In few words; null: unknown.
  ADD COLUMN device       text,
  -- In which the browser was allowed to push: when somebody ends it, the pushes end. Null: it has run out, or there is none.
  ADD COLUMN session_id   uuid REFERENCES sessions (id) ON DELETE SET NULL;
CREATE UNIQUE INDEX notice_endpoints_hash ON notice_endpoints (way, address_hash);
CREATE INDEX notice_endpoints_session ON notice_endpoints (session_id);
