-- Libraries of imported designs: the operator's, which everybody sees, and one of each game master who imports, for his campaigns.

-- Counts imports, in all: a process that knows the number knows every design. No row: nothing was ever imported.
CREATE TABLE catalog_revision (
  is_only  boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  revision bigint NOT NULL
);

CREATE TABLE catalog_libraries (
  -- The user whose library it is; the nil UUID: the operator's.
  owner    uuid PRIMARY KEY,
  -- Of its last import.
  revision bigint NOT NULL
);

-- Never changed: a slug means the same mech for good.
CREATE TABLE catalog_designs (
  owner         uuid NOT NULL REFERENCES catalog_libraries (owner) ON DELETE CASCADE,
  slug          text NOT NULL,
  -- Of its content; under it a campaign keeps the design once it is in play (kept_designs).
  hash          text NOT NULL,
  -- Of the import that brought it.
  revision      bigint NOT NULL,
  -- Deflated JSON, as the body of a snapshot.
  content       bytea NOT NULL,
  -- What its file says and no rule needs.
  carried       jsonb NOT NULL,
  -- What a search looks at, made from the content by the version of the server that `entry_version` counts.
  entry         jsonb NOT NULL,
  entry_version integer NOT NULL,
  source_file   text NOT NULL,
  added_at      timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (owner, slug)
);
CREATE INDEX catalog_designs_revision ON catalog_designs (owner, revision);
ALTER TABLE catalog_designs ALTER COLUMN content SET STORAGE EXTERNAL;

-- Random assignment tables, which serve as lists to search by.
CREATE TABLE catalog_tables (
  owner       uuid NOT NULL REFERENCES catalog_libraries (owner) ON DELETE CASCADE,
  slug        text NOT NULL,
  revision    bigint NOT NULL,
  title       text NOT NULL,
  entries     jsonb NOT NULL,
  source_file text NOT NULL,
  PRIMARY KEY (owner, slug)
);

-- What a campaign goes on seeing of the libraries of its former game masters: what they held when they handed it over.
CREATE TABLE campaign_libraries (
  campaign_id uuid NOT NULL,
  owner       uuid NOT NULL,
  up_to       bigint NOT NULL,
  PRIMARY KEY (campaign_id, owner)
);
