-- A listing whose lender did not hear that it was made is asked for again under the same key, and found here.
-- By user, since a new listing has no id to be found by.
create table listing_creation (
  user_id bigint not null references app_user (id) on delete cascade,
  idempotency_key uuid not null,
  request_hash text not null,
  listing_id bigint not null,
  primary key (user_id, idempotency_key)
);
