-- Most of what a later load writes of authors is in no index (the load's id, citing pairs): with room on its page a row is
-- written again beside the old one, and none of the six indexes hears of it.
ALTER TABLE author SET (fillfactor = 85);
