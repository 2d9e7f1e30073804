-- The nearest stores of a module and a zone: with the point alone those of all modules were walked through.
create index stores_near on stores using gist (module_id, zone_id, point(longitude, latitude)) where status;
drop index stores_nearby;
