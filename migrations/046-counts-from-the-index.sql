-- A list that is narrowed by price or stars says how long it is, up to a thousand. Items are wide rows: with the store
-- beside the price the count is read from the index alone. The new ones first: the old ones are needed until then.
create index items_of_price on items (module_id, zone_id, price, id) include (store_id) where status and is_approved;
create index items_of_stars on items (module_id, zone_id, avg_rating desc, id desc) include (store_id)
  where status and is_approved;
drop index items_by_price;
drop index items_top_rated;
