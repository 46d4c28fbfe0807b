-- Works of an institution are those on whose byline anybody, or nobody in particular, stands with it: the index holds every line.
DROP INDEX authorship_institutions;
-- institution pages and filters; 08-write-authors: whose pages show an institution
CREATE INDEX authorship_institutions ON authorship USING gin (institution_ids);

-- /institutions, /venues, /topics: the most works first, and by name
CREATE INDEX institution_works ON institution (library_works DESC, name_fold, id) WHERE library_works > 0;
CREATE INDEX institution_name ON institution (name_fold, id) WHERE library_works > 0;
CREATE INDEX source_works ON source (library_works DESC, name_fold, id) WHERE library_works > 0;
CREATE INDEX source_name ON source (name_fold, id) WHERE library_works > 0;
CREATE INDEX subject_works ON subject (library_works DESC, name_fold, id) WHERE library_works > 0;
CREATE INDEX subject_name ON subject (name_fold, id) WHERE library_works > 0;
