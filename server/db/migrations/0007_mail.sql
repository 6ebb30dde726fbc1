-- Mails that are not sent yet, one for each recipient of a change. A row holds ids alone: its text is made
-- when it is sent, so that nothing private lies here twice and the recipient's language is the one of then.
create table mail (
  listing_id bigint not null,
  change_id bigint not null,
  recipient_id bigint not null references app_user (id),
  queued_on timestamptz not null,
  tries integer not null default 0,
  -- Not before; while one process sends it, not for the others.
  due_on timestamptz not null,
  primary key (listing_id, change_id, recipient_id),
  foreign key (listing_id, change_id) references reservation_change (listing_id, id)
);
create index mail_due on mail (due_on);
