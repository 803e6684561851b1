-- Programs of members: each gets the events that its owner is told, in order. The feed itself is what waits; a row remembers how far it was taken.
CREATE TABLE event_webhooks (
  id            uuid PRIMARY KEY,
  campaign_id   uuid NOT NULL REFERENCES campaigns (id) ON DELETE CASCADE,
  user_id       uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- Whose feed: a force's, 'gm' or 'observer'. Nothing more is posted once its owner is another.
  audience      text NOT NULL,
  -- Sealed, as are the secrets of its signatures.
  address       bytea NOT NULL,
  secret        bytea NOT NULL,
  server        text NOT NULL,
  created_at    timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
  -- The number of the last event that was taken; the last one of the post that is tried, if it is larger.
  taken_seq     bigint NOT NULL CHECK (taken_seq >= 0),
  post_to       bigint NOT NULL DEFAULT 0,
  -- Of that post. Not tried again before due_at: set ahead while somebody posts, so that no other process does.
  attempts      integer NOT NULL DEFAULT 0,
  due_at        timestamptz NOT NULL DEFAULT clock_timestamp(),
  taken_at      timestamptz(3),
  failing_since timestamptz(3),
  -- A word of ours: nothing that the other end has said.
  error         text,
  -- Null: it is posted to.
  stopped       text CHECK (stopped IN ('failing', 'gone', 'moved'))
);
CREATE INDEX event_webhooks_due ON event_webhooks (due_at) WHERE stopped IS NULL;
CREATE INDEX event_webhooks_campaign ON event_webhooks (campaign_id, user_id);
CREATE INDEX event_webhooks_user ON event_webhooks (user_id);

-- Posts that were taken, the last hundred of each.
CREATE TABLE event_webhook_posts (
  webhook   uuid NOT NULL REFERENCES event_webhooks (id) ON DELETE CASCADE,
  n         bigint GENERATED ALWAYS AS IDENTITY,
  first_seq bigint NOT NULL,
  last_seq  bigint NOT NULL,
  attempts  integer NOT NULL,
  taken_at  timestamptz(3) NOT NULL,
  PRIMARY KEY (webhook, n)
);
