-- PostgreSQL never combines two indexes of the same condition: without one, this index and that of the
-- cells are read together, and only listings in both.
drop index listing_words;
create index listing_words on listing using gin (words);

-- Whether dates are free is asked for all listings of a search at once and read from here alone. The index
-- of the constraint is asked for one listing at a time, each at ten times the cost.
create index taken_range_when on taken_range (listing_id) include (reservation_id, during)
  where is_active;
