-- Whoever has confirmed their address gets notices there by mail, until they say otherwise.
INSERT INTO notice_endpoints (user_id, way, address, lane)
SELECT id, 'email', email, 'smtp' FROM users WHERE email_confirmed_at IS NOT NULL
ON CONFLICT (user_id, way, address) DO NOTHING;
