-- What a provider changed about a trip before it was over, and why: the traveller reads it, the newest last.
create table trip_edits (
  id bigint generated always as identity primary key,
  trip_id bigint not null references trips (id) on delete cascade,
  old_hours numeric(8, 2) not null,
  new_hours numeric(8, 2) not null,
  old_distance numeric(10, 3) not null,
  new_distance numeric(10, 3) not null,
  old_amount minor_units not null,
  new_amount minor_units not null,
  reason text not null check (length(reason) between 1 and 1000),
  created_at timestamptz not null default now()
);
create index trip_edits_of_trip on trip_edits (trip_id, id);

-- Nobody drives two cars at once.
alter table trip_units add constraint trip_units_driver_free
  exclude using gist (driver_id with =, during with &&) where (driver_id is not null and released_at is null);

-- A guest's trip is proven by a code to its phone, as an order is.
alter table one_time_codes
  drop constraint one_time_codes_purpose_check,
  add constraint one_time_codes_purpose_check
    check (purpose in ('login', 'verification', 'reset', 'profile', 'confirm', 'order', 'trip'));

-- What an operator looks at: trips of one status, the newest first
create index trips_by_status on trips (trip_status, id desc);
