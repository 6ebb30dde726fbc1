-- What a search by words leaves out without a look at the listing itself: of each word two characters, in order. Signed
-- are listings that are active, a while after they were changed; of those from before, one after the other.
alter table listing add column word_signature text, add column signed_on timestamptz;
