-- Where a load from the live OpenAlex API was left: one row a command that has not read all it asked for,
-- written in the load's own transaction and gone when the command has read everything.
CREATE TABLE api_progress (
  -- what the command asks for, all its parts, and as what it loads them; never an address, so never a key
  query    text PRIMARY KEY,
  -- which of its parts is unfinished, from 0; those before it are read
  part     int NOT NULL,
  -- the page to go on with
  cursor   text NOT NULL,
  -- records of that part that are read
  received int NOT NULL,
  -- cursors age: after some days the command starts over
  kept_at  timestamptz NOT NULL,
  load_id  int NOT NULL
);
