-- The pickup that its traveller was reminded of: of another one they are reminded again. Trips that begin soon are found by
-- trips_open.
alter table trips add column reminded_of timestamptz;
