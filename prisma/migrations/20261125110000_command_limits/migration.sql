-- How many commands of a kind a user has taken in a campaign in the window under way, over all processes. Each process takes some at a time
-- (LIMIT_…_PER_MINUTE); what a process that ends has not used is lost for the window. Not logged: after a crash of the database every window
-- begins anew, which is no harm. `campaign_id` is all zeros for commands outside of campaigns.
CREATE UNLOGGED TABLE campaign_command_allowances (
  campaign_id    uuid NOT NULL,
  user_id        uuid NOT NULL,
  kind           text NOT NULL,
  taken          integer NOT NULL CHECK (taken >= 0),
  -- The block that was taken last.
  granted        integer NOT NULL CHECK (granted >= 0),
  window_ends_at timestamptz NOT NULL,
  PRIMARY KEY (campaign_id, user_id, kind)
);
CREATE INDEX campaign_command_allowances_ended ON campaign_command_allowances (window_ends_at);
