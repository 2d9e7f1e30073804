create table vehicle_categories (
  id integer generated always as identity primary key,
  slug text not null unique,
  name translated not null,
  image text not null references pictures (id),
  position integer not null default 0,
  status boolean not null default true
);

create table vehicle_brands (
  id integer generated always as identity primary key,
  slug text not null unique,
  name translated not null,
  image text not null references pictures (id),
  status boolean not null default true
);

create table vehicles (
  id integer generated always as identity primary key,
  provider_id integer not null,
  -- Repeated from the provider, as items do.
  module_id integer not null,
  zone_id integer not null,
  category_id integer not null references vehicle_categories (id),
  brand_id integer not null references vehicle_brands (id),
  slug text not null unique,
  name translated not null,
  description translated not null,
  thumbnail text not null references pictures (id),
  images text[] not null default '{}',
  documents text[] not null default '{}',
  model text not null,
  -- The kind of drive a traveller asks for: family, luxury, executive …
  type text not null,
  engine_capacity integer check (engine_capacity > 0),
  engine_power integer check (engine_power > 0),
  seating_capacity integer not null check (seating_capacity > 0),
  air_condition boolean not null default true,
  fuel_type text not null check (fuel_type in ('petrol', 'diesel', 'electric', 'hybrid', 'none')),
  transmission_type text not null check (transmission_type in ('automatic', 'manual', 'none')),
  multiple_vehicles boolean not null default true,
  trip_hourly boolean not null,
  trip_day_wise boolean not null,
  trip_distance boolean not null,
  hourly_price minor_units not null default 0,
  day_wise_price minor_units not null default 0,
  distance_price minor_units not null default 0,
  lowest_price bigint generated always as (least(
    case when trip_hourly then hourly_price end,
    case when trip_day_wise then day_wise_price end,
    case when trip_distance then distance_price end
  )) stored,
  discount_price numeric(12, 2) not null default 0,
  discount_type text not null default 'percent',
  tag text[] not null default '{}',
  new_tag boolean not null default false,
  status boolean not null default true,
  total_trip integer not null default 0 check (total_trip >= 0),
  ratings star_counts not null default '{0,0,0,0,0}',
  total_reviews integer generated always as (count_of_stars(ratings)) stored,
  avg_rating double precision generated always as (average_of_stars(ratings)) stored,
  search_text text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (trip_hourly or trip_day_wise or trip_distance),
  check (is_discount(discount_price, discount_type)),
  foreign key (provider_id, module_id, zone_id) references stores (id, module_id, zone_id) on update cascade
);
comment on column vehicles.discount_price is 'percent: per cent of the trip price; amount: minor units off each vehicle';
comment on column vehicles.distance_price is 'per kilometre';
comment on column vehicles.engine_capacity is 'cubic centimetres';
comment on column vehicles.engine_power is 'horse power';
create trigger vehicles_touch before update on vehicles for each row execute function touch_updated_at();

-- vehicle/get-provider-vehicles
create index vehicles_of_provider on vehicles (provider_id, id desc) where status;
-- vehicle/top-rated
create index vehicles_top_rated on vehicles (module_id, avg_rating desc, total_trip desc, id) where status;
-- vehicle/search, by price, by category, by brand
create index vehicles_by_price on vehicles (module_id, lowest_price, id) where status;
create index vehicles_of_category on vehicles (category_id, avg_rating desc, id) where status;
create index vehicles_of_brand on vehicles (brand_id, avg_rating desc, id) where status;
create index vehicles_search on vehicles using gin (search_text gin_trgm_ops);

-- The single cars of a kind. A trip is later given some of them.
create table vehicle_units (
  id integer generated always as identity primary key,
  vehicle_id integer not null references vehicles (id) on delete cascade,
  vin_number text not null unique,
  license_plate_number text not null unique,
  status boolean not null default true
);
create index vehicle_units_of_vehicle on vehicle_units (vehicle_id) where status;

create table parcel_categories (
  id integer generated always as identity primary key,
  module_id integer not null references modules (id),
  name translated not null,
  description translated not null,
  image text not null references pictures (id),
  -- Both null: the global parcel rates hold.
  parcel_per_km_shipping_charge minor_units,
  parcel_minimum_shipping_charge minor_units,
  orders_count integer not null default 0 check (orders_count >= 0),
  position integer not null default 0,
  status boolean not null default true,
  check (num_nonnulls(parcel_per_km_shipping_charge, parcel_minimum_shipping_charge) in (0, 2))
);
create index parcel_categories_of_module on parcel_categories (module_id, position) where status;
