-- Shards the tables around a listing by listing, on the coordinator of a Citus cluster (12 or newer) whose database has
-- been migrated. Run it once, while no process serves: psql "$DATABASE_URL" -f server/db/distribute.sql
-- What is not named here stays on the coordinator. @see docs/operations.md
create extension if not exists citus;

begin;

-- On every node: what rows of a shard refer to.
select create_reference_table('app_user');
select create_reference_table('session');
select create_reference_table('push_subscription');
select create_reference_table('mail_link');

-- By listing, each listing's rows on one node.
select create_distributed_table('listing', 'id');
select create_distributed_table('listing_picture', 'listing_id', colocate_with => 'listing');
select create_distributed_table('reservation', 'listing_id', colocate_with => 'listing');
select create_distributed_table('reservation_change', 'listing_id', colocate_with => 'listing');
select create_distributed_table('taken_range', 'listing_id', colocate_with => 'listing');
select create_distributed_table('chat', 'listing_id', colocate_with => 'listing');
select create_distributed_table('message', 'listing_id', colocate_with => 'listing');
select create_distributed_table('review', 'listing_id', colocate_with => 'listing');
select create_distributed_table('report', 'listing_id', colocate_with => 'listing');
select create_distributed_table('mail', 'listing_id', colocate_with => 'listing');
select create_distributed_table('push_notice', 'listing_id', colocate_with => 'listing');
select create_distributed_table('saved_listing', 'listing_id', colocate_with => 'listing');
select create_distributed_table('saved_change', 'listing_id', colocate_with => 'listing');
select create_distributed_table('calendar_export', 'listing_id', colocate_with => 'listing');
select create_distributed_table('calendar_import', 'listing_id', colocate_with => 'listing');
select create_distributed_table('imported_range', 'listing_id', colocate_with => 'listing');

commit;
