-- What somebody writes to who has blocked them, or was blocked by them, is seen by its author alone.
alter table message add column is_withheld boolean not null default false;

create table user_block (
  blocker_id bigint not null references app_user (id),
  blocked_id bigint not null references app_user (id),
  created_on timestamptz not null default now(),
  primary key (blocker_id, blocked_id)
);

-- How much a user may still do of one kind at once; it fills up again with time.
create table allowance (
  user_id bigint not null references app_user (id),
  kind text not null,
  remaining double precision not null,
  counted_on timestamptz not null,
  primary key (user_id, kind)
);
