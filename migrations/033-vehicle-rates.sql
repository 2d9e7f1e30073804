-- vehicle/search by the price of a trip: the rate that the trip is paid by gives the order
create index vehicles_by_hourly_price on vehicles (module_id, hourly_price, id) where status and trip_hourly;
create index vehicles_by_day_price on vehicles (module_id, day_wise_price, id) where status and trip_day_wise;
create index vehicles_by_distance_price on vehicles (module_id, distance_price, id) where status and trip_distance;
