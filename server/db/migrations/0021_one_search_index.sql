-- In a transaction of its own: nobody reads listings while it lasts.
drop index listing_search;
alter index listing_search_words rename to listing_search;
