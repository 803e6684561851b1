-- The chat room of a campaign is a place at which nobody alone is reached: its row is the campaign's, and what is posted there is a notice of nobody.
ALTER TABLE notices ALTER COLUMN user_id DROP NOT NULL;
ALTER TABLE notices ADD CHECK (user_id IS NOT NULL OR campaign_id IS NOT NULL);
ALTER TABLE notice_endpoints ALTER COLUMN user_id DROP NOT NULL;
ALTER TABLE notice_endpoints
  ADD COLUMN campaign_id uuid REFERENCES campaigns (id) ON DELETE CASCADE,
  -- Of a person these stand in their settings.
  ADD COLUMN language text CHECK (language IN ('en', 'de')),
  ADD COLUMN zone text,
  ADD CHECK ((user_id IS NULL) = (campaign_id IS NOT NULL)),
  ADD UNIQUE (campaign_id, way);
