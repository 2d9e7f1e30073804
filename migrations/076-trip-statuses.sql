-- No trip ever failed by its payment: it is paid when it is over, and stays to be paid until then.
alter table trips drop constraint trips_trip_status_check;
alter table trips add constraint trips_trip_status_check
  check (trip_status in ('pending', 'confirmed', 'ongoing', 'completed', 'canceled'));
