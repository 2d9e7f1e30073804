-- Stores of the shopping modules and providers of the rental module.
create table stores (
  id integer generated always as identity primary key,
  vendor_id integer not null references vendors (id),
  module_id integer not null references modules (id),
  zone_id integer not null references zones (id),
  slug text not null unique,
  name translated not null,
  -- One line under the name: "Burgers · Fries · Shakes".
  tagline translated not null,
  phone text not null,
  email text not null,
  logo text not null references pictures (id),
  cover_photo text not null references pictures (id),
  address translated not null,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  -- Rental: the zones in which a vehicle can be fetched.
  pickup_zone_id integer[] not null default '{}',

  -- status: the business lets it trade. active: the store itself takes orders at present.
  status boolean not null default true,
  active boolean not null default true,
  featured boolean not null default false,
  is_recommended boolean not null default false,
  veg boolean not null default true,
  non_veg boolean not null default true,
  halal_tag_status boolean not null default false,
  item_section boolean not null default true,
  reviews_section boolean not null default true,
  announcement boolean not null default false,
  announcement_message translated,
  meta_title translated,
  meta_description translated,

  schedule_order boolean not null default false,
  order_place_to_schedule_interval integer not null default 0 check (order_place_to_schedule_interval >= 0),
  delivery boolean not null default true,
  take_away boolean not null default true,
  free_delivery boolean not null default false,
  cutlery boolean not null default false,
  prescription_order boolean not null default false,
  minimum_order minor_units not null default 0,
  tax percent not null default 0,
  self_delivery_system boolean not null default false,
  per_km_shipping_charge minor_units not null default 0,
  minimum_shipping_charge minor_units not null default 0,
  maximum_shipping_charge minor_units,
  extra_packaging_status boolean not null default false,
  extra_packaging_amount minor_units not null default 0,
  min_delivery_time integer not null check (min_delivery_time >= 0),
  max_delivery_time integer not null,
  delivery_time_unit text not null default 'min' check (delivery_time_unit in ('min', 'hours', 'days')),
  delivery_time text generated always as
    (min_delivery_time::text || '-' || max_delivery_time::text || ' ' || delivery_time_unit) stored,
  store_business_model text not null default 'commission'
    check (store_business_model in ('none', 'commission', 'subscription', 'unsubscribed')),
  minimum_stock_for_warning integer not null default 0,

  order_count integer not null default 0 check (order_count >= 0),
  -- Kept by the trigger on reviews; count and average follow from it.
  ratings star_counts not null default '{0,0,0,0,0}',
  rating_count integer generated always as (count_of_stars(ratings)) stored,
  avg_rating double precision generated always as (average_of_stars(ratings)) stored,
  reviews_comments_count integer not null default 0 check (reviews_comments_count >= 0),
  -- Lower-cased, without accents: names and taglines in every language.
  search_text text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),

  check (max_delivery_time >= min_delivery_time),
  check (maximum_shipping_charge >= minimum_shipping_charge),
  -- What an item repeats of its store, so that a foreign key keeps the copy true.
  unique (id, module_id, zone_id)
);
create trigger stores_touch before update on stores for each row execute function touch_updated_at();

create index stores_vendor on stores (vendor_id);
-- stores/latest, get-stores/* newly_joined, provider/latest
create index stores_latest on stores (module_id, zone_id, created_at desc, id desc) where status;
-- stores/popular, get-stores/* all and popular, provider/popular
create index stores_popular on stores (module_id, zone_id, order_count desc, id desc) where status;
-- stores/top-rated, get-stores/* top_rated
create index stores_top_rated on stores (module_id, zone_id, avg_rating desc, rating_count desc, id desc) where status;
-- stores/recommended, featured stores
create index stores_recommended on stores (module_id, zone_id, id desc) where status and is_recommended;
create index stores_featured on stores (module_id, zone_id, id desc) where status and featured;
-- filter free_delivery, sort fast_delivery
create index stores_free_delivery on stores (module_id, zone_id, id desc) where status and free_delivery;
create index stores_fastest on stores (module_id, zone_id, delivery_time_unit desc, max_delivery_time, id) where status;
-- sort nearby: order by point(longitude, latitude) <-> point($lng, $lat)
create index stores_nearby on stores using gist (point(longitude, latitude));
-- stores/search, items/item-or-store-search
create index stores_search on stores using gin (search_text gin_trgm_ops);

-- Opening hours in the town's own clock. day 0 is Sunday. A night that runs past midnight is two rows.
create table store_schedules (
  id integer generated always as identity primary key,
  store_id integer not null references stores (id) on delete cascade,
  day smallint not null check (day between 0 and 6),
  opening_time time(0) not null,
  closing_time time(0) not null,
  check (closing_time > opening_time),
  unique (store_id, day, opening_time)
);

-- At most one per store; it runs while today is within its dates and the clock within its times. Always per cent.
create table store_discounts (
  id integer generated always as identity primary key,
  store_id integer not null unique references stores (id) on delete cascade,
  discount percent not null check (discount > 0),
  discount_type text not null default 'percent' check (discount_type = 'percent'),
  min_purchase minor_units not null default 0,
  -- 0: no cap
  max_discount minor_units not null default 0,
  start_date date not null,
  end_date date not null,
  start_time time(0) not null default '00:00',
  end_time time(0) not null default '23:59:59',
  check (end_date >= start_date)
);
-- stores/top-offer-near-me, stores/discounted
create index store_discounts_running on store_discounts (end_date, start_date);
