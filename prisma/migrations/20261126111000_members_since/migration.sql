-- When somebody came into a campaign. `joined_at` says since when they have the place that they have: a row is written anew with its role.
ALTER TABLE campaign_members ADD COLUMN came_at timestamptz;
UPDATE campaign_members SET came_at = joined_at;
ALTER TABLE campaign_members ALTER COLUMN came_at SET DEFAULT now(), ALTER COLUMN came_at SET NOT NULL;
