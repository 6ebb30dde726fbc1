-- The pictures of a search's listings are read from the index alone, in their order.
create index listing_picture_in_order on listing_picture (listing_id, position, id) include (src);
