-- What an operator does about people and listings. A suspended user is there as before, but cannot log in.
alter table app_user add column suspended_at timestamptz;

-- Why a listing is inactive that its lender did not take down: the operator did, and it stays so until they put it
-- back; or its lender was suspended, and it comes back with them.
alter table listing
  add column taken_down_by text check (taken_down_by in ('operator', 'suspension')),
  add check (taken_down_by is null or not is_active);

alter table report add column handled_on timestamptz;
