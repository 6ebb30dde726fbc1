-- Whoever has deleted their account keeps a row in which nothing is theirs any more, for what others have of them: past
-- stays, reviews, messages. Their address is free.
alter table app_user add column deleted_at timestamptz;
drop index app_user_email;
create unique index app_user_email on app_user (lower(email)) where deleted_at is null;
