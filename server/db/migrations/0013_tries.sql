-- What has been tried of late and may be tried so many times at once only. Whose tries they are is told by a hash
-- alone, since it may be the address of somebody who has no account.
create table try_count (
  key_hash text primary key,
  -- When all tries are there again; then the row says nothing any more.
  full_on timestamptz not null
);
create index try_count_full on try_count (full_on);
