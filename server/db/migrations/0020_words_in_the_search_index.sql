-- Who searches or reserves goes on while these are made; who changes a listing waits.
create index listing_unsigned on listing (id)
  where is_active and deleted_at is null and signed_on is distinct from updated_on;

-- A search for some types reads no others, and of each the newest first.
create index listing_search_words on listing (site_id, cell, type_id, updated_on desc, id desc)
  include (lat, lng, currency_id, hourly_offered, hourly_minor, daily_offered, daily_minor,
    weekly_offered, weekly_minor, monthly_offered, monthly_minor, word_signature, signed_on)
  where is_active and deleted_at is null;
