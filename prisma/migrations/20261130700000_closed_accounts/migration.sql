-- Everybody who was ever in a campaign: where the names are that go when an account is closed.
CREATE TABLE campaign_people (
  campaign_id uuid NOT NULL REFERENCES campaigns (id) ON DELETE CASCADE,
  user_id     uuid NOT NULL,
  PRIMARY KEY (campaign_id, user_id)
);
CREATE INDEX campaign_people_user ON campaign_people (user_id);
INSERT INTO campaign_people (campaign_id, user_id)
  SELECT campaign_id, user_id FROM campaign_members
  UNION SELECT campaign_id, used_by FROM campaign_invitations WHERE used_by IS NOT NULL;

-- Accounts that are closed and not yet out of everything: a row goes when nothing is left to do. The id is all that is kept of them.
CREATE TABLE closed_accounts (
  user_id   uuid PRIMARY KEY,
  closed_at timestamptz NOT NULL DEFAULT now()
);

-- Somebody's own words, when they take their data along.
CREATE INDEX messages_sent_by ON messages (sent_by, campaign_id, number);
