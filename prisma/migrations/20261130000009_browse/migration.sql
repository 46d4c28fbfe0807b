-- Lists of all works and all authors come out of an index, page by page; what they are counted over stands in it.

-- /works: each order of the works of the library, of those with a page, and of all that are known; home: the newest
DROP INDEX work_newest;
CREATE INDEX work_newest ON work (year DESC NULLS LAST, citations DESC NULLS LAST, id) INCLUDE (in_library, has_page);
CREATE INDEX work_oldest ON work (year, citations DESC NULLS LAST, id) INCLUDE (in_library, has_page);
CREATE INDEX work_cited ON work (citations DESC NULLS LAST, year DESC NULLS LAST, id) INCLUDE (in_library, has_page);
-- a title may be longer than an entry of an index: what begins alike is sorted while it is read
CREATE INDEX work_titles ON work (left(title_fold, 80)) INCLUDE (in_library, has_page);

-- /authors: the orders, and the beginnings of names with what their lists are sorted by; others of this name
CREATE INDEX author_works ON author (library_works DESC, citations DESC, id) WHERE has_page;
DROP INDEX author_fold;
CREATE INDEX author_fold ON author (name_fold, library_works DESC, id) INCLUDE (citations) WHERE has_page;
