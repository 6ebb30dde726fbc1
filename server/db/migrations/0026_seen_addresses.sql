-- An address as it is seen: with a sign that came along with a copy and only steers how text runs (\p{Cf}), its owner
-- cannot type it and no mail reaches it. Accounts that would have the same one keep what they have.
create function seen_address(email text) returns text immutable language sql as $$
  select regexp_replace(email, '[\u00AD\u0600-\u0605\u061C\u06DD\u070F\u0890\u0891\u08E2\u180E\u200B-\u200F'
    '\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF\uFFF9-\uFFFB\U000110BD\U000110CD\U00013430-\U0001343F'
    '\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0001\U000E0020-\U000E007F]', '', 'g')
$$;

with unseen as (
  select id, seen_address(email) as email from app_user
  where deleted_at is null and email <> seen_address(email)
)
update app_user set email = unseen.email, email_verified_at = null
from unseen
where app_user.id = unseen.id
  and not exists (
    select from app_user as other
    where lower(other.email) = lower(unseen.email) and other.deleted_at is null)
  and not exists (
    select from unseen as other
    where lower(other.email) = lower(unseen.email) and other.id <> unseen.id);

with unseen as (
  delete from newsletter_address where email <> seen_address(email) returning email, subscribed_on
)
insert into newsletter_address (email, subscribed_on)
select seen_address(email), subscribed_on from unseen
on conflict (lower(email)) do nothing;

drop function seen_address(text);
