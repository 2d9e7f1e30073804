create table reviews (
  id bigint generated always as identity primary key,
  store_id integer not null references stores (id) on delete cascade,
  item_id integer references items (id) on delete cascade,
  vehicle_id integer references vehicles (id) on delete cascade,
  -- null: the account is gone, its words stay
  customer_id integer references customers (id) on delete set null,
  -- The order or trip that earned the right to review.
  order_id bigint,
  trip_id bigint,
  rating smallint not null check (rating between 1 and 5),
  comment text check (comment <> ''),
  attachment text[] not null default '{}',
  reply text,
  replied_at timestamptz,
  status boolean not null default true,
  created_at timestamptz not null default now(),
  check (num_nonnulls(item_id, vehicle_id) = 1),
  check ((reply is null) = (replied_at is null))
);
-- items/reviews/{id}, rental/vehicle/reviews/{id}, stores/reviews: newest first
create index reviews_of_item on reviews (item_id, id desc) where status and item_id is not null;
create index reviews_of_vehicle on reviews (vehicle_id, id desc) where status and vehicle_id is not null;
create index reviews_of_store on reviews (store_id, id desc) where status;
create index reviews_of_customer on reviews (customer_id);
-- One review per thing bought.
create unique index reviews_once_per_order on reviews (order_id, item_id) where order_id is not null;
create unique index reviews_once_per_trip on reviews (trip_id, vehicle_id) where trip_id is not null;

-- The stars of items, vehicles and stores are counted here and nowhere else.
create type review_change as (
  store_id integer, item_id integer, vehicle_id integer, rating smallint, has_comment boolean, change integer
);

create function add_star(stars integer[], rating smallint, change integer) returns integer[]
  language plpgsql immutable as $$
    begin
      stars[6 - rating] := stars[6 - rating] + change;
      return stars;
    end
  $$;

create aggregate sum_stars (rating smallint, change integer) (
  sfunc = add_star, stype = integer[], initcond = '{0,0,0,0,0}'
);

create function add_stars(stars integer[], more integer[]) returns integer[]
  language sql immutable as $$
    select array[stars[1] + more[1], stars[2] + more[2], stars[3] + more[3], stars[4] + more[4], stars[5] + more[5]]
  $$;

create function count_reviews() returns trigger language plpgsql as $$
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

    -- Every writer locks the stores first, by id, so that two of them cannot wait for each other.
    perform 1 from stores where id in (select store_id from unnest(changes)) order by id for update;

    update stores
      set ratings = add_stars(ratings, given.stars), reviews_comments_count = reviews_comments_count + given.comments
      from (
        select store_id, sum_stars(rating, change) as stars,
          coalesce(sum(change) filter (where has_comment), 0) as comments
        from unnest(changes) group by store_id
      ) given
      where stores.id = given.store_id;
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
    return null;
  end
$$;
create trigger reviews_added after insert on reviews
  referencing new table as added for each statement execute function count_reviews();
create trigger reviews_changed after update on reviews
  referencing old table as gone new table as added for each statement execute function count_reviews();
create trigger reviews_gone after delete on reviews
  referencing old table as gone for each statement execute function count_reviews();
