-- A device whose push service does not answer is left alone for a while, whatever it is to be told.
alter table push_subscription
  -- In a row.
  add column silent_tries integer not null default 0,
  add column rests_until timestamptz;
