-- A request that arrives late, after the renter has changed their mind, finds its key and does nothing.
create table saved_change (
  listing_id bigint not null,
  user_id bigint not null references app_user (id) on delete cascade,
  idempotency_key uuid not null,
  request_hash text not null,
  changed_on timestamptz not null,
  primary key (listing_id, user_id, idempotency_key)
);
