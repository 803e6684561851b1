-- Which audiences a campaign's last versions showed nothing new: { "at": version, "of": { audience: the version since which it has learned nothing } }.
-- It counts for the version that it names only: whoever raises a version and knows nothing of this column raises it for everybody.
ALTER TABLE campaigns ADD COLUMN audiences jsonb;
