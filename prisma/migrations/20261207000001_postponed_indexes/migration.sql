-- Indexes that a first load makes after it has written their tables: how they are made, until they are there again.
CREATE TABLE postponed_index (
  name       text PRIMARY KEY,
  table_name text NOT NULL,
  definition text NOT NULL
);
