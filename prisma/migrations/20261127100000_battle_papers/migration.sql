-- What people say of battles besides whole reports, of whatever kind it is: engines read it, the store does not. It lies beside the state, like
-- order sheets: nothing of it counts before a report is made of it.
CREATE TABLE battle_papers (
  campaign_id uuid NOT NULL REFERENCES campaigns (id) ON DELETE CASCADE,
  battle      text NOT NULL,
  kind        text NOT NULL,
  -- A side; '' is the game master.
  speaker     text NOT NULL,
  -- A unit's id, say; '' is the battle as a whole.
  part        text NOT NULL,
  -- Of the setup for which it counts only, since after a rollback another battle may have the same id; null: it goes with its battle.
  hash        text,
  said        jsonb NOT NULL,
  revision    integer NOT NULL CHECK (revision > 0),
  -- A force; '' is the game master, or unknown.
  saved_by    text NOT NULL,
  saved_at    timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (campaign_id, battle, kind, speaker, part)
);

INSERT INTO battle_papers (campaign_id, battle, kind, speaker, part, hash, said, revision, saved_by, saved_at)
  SELECT campaign_id, battle, 'worksheet', side, part, NULL, entry, revision, saved_by, saved_at FROM battle_worksheets;
INSERT INTO battle_papers (campaign_id, battle, kind, speaker, part, hash, said, revision, saved_by, saved_at)
  SELECT campaign_id, battle, 'records', speaker, '', hash, jsonb_build_object('record', record, 'answers', answers), 1, '', saved_at FROM battle_records;
DROP TABLE battle_worksheets, battle_records;

-- MM-6: the release of a program for which a campaign's files are written. Without a row it is the one whose files all releases read. Beside the
-- state, and without an event: no rule asks for it, and it changes nothing but files.
CREATE TABLE campaign_releases (
  campaign_id uuid NOT NULL REFERENCES campaigns (id) ON DELETE CASCADE,
  program     text NOT NULL,
  release     text NOT NULL CHECK (length(release) BETWEEN 1 AND 20),
  PRIMARY KEY (campaign_id, program)
);
INSERT INTO campaign_releases (campaign_id, program, release) SELECT campaign_id, 'megamek', version FROM campaign_megamek;
DROP TABLE campaign_megamek;
