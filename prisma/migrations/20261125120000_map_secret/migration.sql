-- What the server mixes into the seed of a campaign's generated map, sealed under the server's key (SETUP-10): who guesses the seed knows
-- nothing of the map. A campaign from before has none until it draws a map; maps that exist stay as they are.
CREATE TABLE campaign_map_secrets (
  campaign_id uuid PRIMARY KEY REFERENCES campaigns (id) ON DELETE CASCADE,
  secret      bytea NOT NULL
);
