-- What is forgotten, downloaded or counted is found without a look at what all others have.
create index session_over on session (expires_at);
create index saved_change_of_user on saved_change (user_id);
create index review_by_author on review (author_id, id);
create index report_by_reporter on report (reporter_id, id);
create index reservation_waiting on reservation (lender_id) where status = 'requested';
