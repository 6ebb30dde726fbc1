-- Addresses that want the newsletter, as they were written first.
create table newsletter_address (
  email text not null,
  subscribed_on timestamptz not null
);
create unique index newsletter_address_once on newsletter_address (lower(email));
