-- The state is written whole now and then, and with each order what has changed since: null is nothing.
ALTER TABLE match_states ADD changes json;
