create table saved_listing (
  listing_id bigint not null references listing (id),
  user_id bigint not null references app_user (id) on delete cascade,
  saved_on timestamptz not null default now(),
  primary key (listing_id, user_id)
);
create index saved_of_user on saved_listing (user_id, saved_on desc);
