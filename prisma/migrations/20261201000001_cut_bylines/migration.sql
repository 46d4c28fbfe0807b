-- The leading version's byline was read only as far as its source cut it: then author_count is a bound, not a figure.
ALTER TABLE work ADD COLUMN byline_cut boolean NOT NULL DEFAULT false;
UPDATE work w SET byline_cut = true FROM work_record r WHERE r.id = w.id AND NOT r.byline_whole;
ALTER TABLE work ALTER COLUMN byline_cut DROP DEFAULT;
