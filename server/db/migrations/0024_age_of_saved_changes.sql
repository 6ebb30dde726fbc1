-- They are forgotten by their age.
create index saved_change_when on saved_change (changed_on);
