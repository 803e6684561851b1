-- When users were last at their accounts: their sessions are removed a day after they end, and do not tell it for long.
ALTER TABLE users ADD COLUMN last_seen_at timestamptz(3);
UPDATE users u SET last_seen_at = coalesce(
  (SELECT max(greatest(s.created_at, t.used_at)) FROM sessions s LEFT JOIN refresh_tokens t ON t.session_id = s.id WHERE s.user_id = u.id),
  now());
ALTER TABLE users ALTER COLUMN last_seen_at SET DEFAULT now(), ALTER COLUMN last_seen_at SET NOT NULL;

-- From here on a game master's link is closed for good when it would not be made anew. One of before may have been hidden from its player
-- meanwhile: whoever still needs one asks for another.
UPDATE reset_links SET closed_at = now() WHERE campaign_id IS NOT NULL AND closed_at IS NULL;
