-- What a force remembers is one row: a close changes some of what each force remembers, and wrote a row for each mech that was lost sight of.
ALTER TABLE memories RENAME TO memories_of_before;
ALTER INDEX memories_pkey RENAME TO memories_of_before_pkey;
CREATE TABLE memories (
  campaign_id uuid  NOT NULL,
  force       text  NOT NULL,
  -- `kind`, `subject`, `seen` and `facts` of each.
  rows        jsonb NOT NULL CHECK (jsonb_typeof(rows) = 'array'),
  PRIMARY KEY (campaign_id, force)
);
INSERT INTO memories (campaign_id, force, rows)
  SELECT campaign_id, force, jsonb_agg(jsonb_build_object('kind', kind, 'subject', subject, 'seen', seen, 'facts', facts) ORDER BY kind, subject)
  FROM memories_of_before GROUP BY campaign_id, force;
DROP TABLE memories_of_before;
