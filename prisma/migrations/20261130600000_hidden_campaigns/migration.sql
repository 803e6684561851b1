-- A member may hide a campaign from their own list. The row is written anew when they get another place in it, and it is listed again then.
ALTER TABLE campaign_members ADD COLUMN hidden boolean NOT NULL DEFAULT false;
