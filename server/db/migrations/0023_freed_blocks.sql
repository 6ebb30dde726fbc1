-- A block that is taken back is deleted; before, it stayed as one that holds nothing.
delete from taken_range where kind = 'block' and not is_active;
