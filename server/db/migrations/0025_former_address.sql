-- A mail to the former address of an account is about an account and no listing as well, and lies here for as long as it
-- is tried. It carries no token: its link leads to a page that everybody may see.
alter table mail_link
  drop constraint mail_link_purpose_check,
  add constraint mail_link_purpose_check check (purpose in ('verify', 'reset', 'moved'));
