-- Kinds of mails that a user does without. A kind that comes later is mailed until somebody switches it off.
alter table app_user add column mails_off text[] not null default '{}';
