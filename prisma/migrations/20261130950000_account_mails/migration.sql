-- When the owner of an account followed the link that was sent to its address. Null: nobody knows whether the address is theirs.
ALTER TABLE users ADD COLUMN email_confirmed_at timestamptz(3);

-- Links that a person asked for by mail do not replace one another, and not one of the operator's either.
ALTER TABLE reset_links ADD COLUMN by_mail boolean NOT NULL DEFAULT false;

-- Links in mails that say: this address is mine. A row is made when its mail is sent.
CREATE TABLE email_confirmations (
  -- Of the mail.
  id         uuid PRIMARY KEY,
  token_hash bytea NOT NULL,
  user_id    uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE ON UPDATE CASCADE,
  -- The account's own, or the one that it changes to.
  email      text NOT NULL,
  expires_at timestamptz(3) NOT NULL
);
CREATE UNIQUE INDEX email_confirmations_token_hash_key ON email_confirmations (token_hash);
CREATE INDEX email_confirmations_user_id_idx ON email_confirmations (user_id);
CREATE INDEX email_confirmations_expires_at_idx ON email_confirmations (expires_at);

-- Mails of accounts that wait to be sent. No secret lies here: the token of a link is computed from the id when the mail is sent.
CREATE TABLE account_mails (
  id         uuid PRIMARY KEY,
  kind       text NOT NULL,
  -- Null: whoever has the address when the mail is sent, if anybody has.
  user_id    uuid REFERENCES users (id) ON DELETE CASCADE ON UPDATE CASCADE,
  email      text NOT NULL,
  language   text NOT NULL,
  -- On what a session was opened; null: unknown, or another kind.
  device     text,
  asked_at   timestamptz(3) NOT NULL DEFAULT now(),
  -- After that it is of no use, and is not sent.
  expires_at timestamptz(3) NOT NULL,
  attempts   integer NOT NULL DEFAULT 0,
  -- Not before: a worker that takes it moves this ahead, so that another takes it when the worker died.
  next_at    timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX account_mails_next_at_idx ON account_mails (next_at);
CREATE INDEX account_mails_user_id_idx ON account_mails (user_id);
