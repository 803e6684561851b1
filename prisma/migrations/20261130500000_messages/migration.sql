-- What people in a campaign write to each other. It lies beside the state: no rule asks for it, and a rollback leaves it as it is.
CREATE TABLE messages (
  campaign_id uuid NOT NULL REFERENCES campaigns (id) ON DELETE CASCADE,
  -- In the order in which they were committed. Nobody is told it: its gaps would tell how much others write.
  number      bigint NOT NULL CHECK (number > 0),
  -- Chosen by chance, so that it tells neither age nor number.
  id          text NOT NULL,
  -- A force, or 'gm'.
  sender      text NOT NULL,
  sent_by     uuid NOT NULL,
  -- A force, 'gm' or 'team'; null: everybody.
  addressee   text,
  sent_at     timestamptz(3) NOT NULL,
  text        text NOT NULL CHECK (char_length(text) BETWEEN 1 AND 2000),
  PRIMARY KEY (campaign_id, number),
  UNIQUE (campaign_id, id)
);

-- Who reads one: the people who were meant when it was written, and not who has their place since; all zeros:
-- everybody, whoever comes later too. A page is read along this key, so that it takes no longer for what others write to each other.
CREATE TABLE message_readers (
  campaign_id uuid NOT NULL,
  user_id     uuid NOT NULL,
  number      bigint NOT NULL,
  PRIMARY KEY (campaign_id, user_id, number),
  FOREIGN KEY (campaign_id, number) REFERENCES messages (campaign_id, number) ON DELETE CASCADE
);

-- Whom a user does not want to hear in a campaign. A row says something for this user only.
CREATE TABLE message_mutes (
  campaign_id uuid NOT NULL REFERENCES campaigns (id) ON DELETE CASCADE,
  user_id     uuid NOT NULL,
  everything  boolean NOT NULL,
  forces      text[] NOT NULL,
  PRIMARY KEY (campaign_id, user_id)
);
