-- Figures that players have made of the catalogue's mechs, for their own armies. Finished figures: what a later conversion makes otherwise they stay.
CREATE TABLE own_figures (
  -- In the order of their time.
  id         uuid PRIMARY KEY,
  user_id    uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- The slug of the mech.
  design     text NOT NULL,
  figure     jsonb NOT NULL CHECK (figure ? 'name' AND figure ? 'points'),
  created_at timestamptz(3) NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX own_figures_user ON own_figures (user_id, id);
