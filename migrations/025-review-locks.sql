-- Stars are counted where they change, and locked as everybody else locks (docs/decisions/028): items, vehicles, then
-- stores, each by number, and never so that an order which merely names a store has to wait. An account that leaves only
-- takes its name off its reviews: no star changes, so nothing is locked.
create or replace function count_reviews() returns trigger language plpgsql as $$
  declare
    changes review_change[] := '{}';
    part review_change[];
  begin
    if tg_op <> 'DELETE' then
      select array_agg(row(store_id, item_id, vehicle_id, rating, comment is not null, 1)::review_change)
        into part from added where status;
      changes := changes || coalesce(part, '{}');
    end if;
    if tg_op <> 'INSERT' then
      select array_agg(row(store_id, item_id, vehicle_id, rating, comment is not null, -1)::review_change)
        into part from gone where status;
      changes := changes || coalesce(part, '{}');
    end if;

    select array_agg(row(store_id, item_id, vehicle_id, rating, has_comment, change)::review_change) into part from (
      select store_id, item_id, vehicle_id, rating, has_comment, sum(change)::integer as change from unnest(changes)
      group by store_id, item_id, vehicle_id, rating, has_comment having sum(change) <> 0
    ) net;
    if part is null then
      return null;
    end if;
    changes := part;

    perform 1 from items where id in (select item_id from unnest(changes)) order by id for no key update;
    perform 1 from vehicles where id in (select vehicle_id from unnest(changes)) order by id for no key update;
    perform 1 from stores where id in (select store_id from unnest(changes)) order by id for no key update;

    update items set ratings = add_stars(ratings, given.stars)
      from (
        select item_id, sum_stars(rating, change) as stars
        from unnest(changes) where item_id is not null group by item_id
      ) given
      where items.id = given.item_id;
    update vehicles set ratings = add_stars(ratings, given.stars)
      from (
        select vehicle_id, sum_stars(rating, change) as stars
        from unnest(changes) where vehicle_id is not null group by vehicle_id
      ) given
      where vehicles.id = given.vehicle_id;
    update stores
      set ratings = add_stars(ratings, given.stars), reviews_comments_count = reviews_comments_count + given.comments
      from (
        select store_id, sum_stars(rating, change) as stars,
          coalesce(sum(change) filter (where has_comment), 0) as comments
        from unnest(changes) group by store_id
      ) given
      where stores.id = given.store_id;
    return null;
  end
$$;
