create table zones (
  id integer generated always as identity primary key,
  name translated not null,
  display_name translated not null,
  -- Corners as (longitude, latitude): `coordinates @> point(lng, lat)` asks whether the zone covers a place.
  coordinates polygon not null,
  -- In square degrees; only for "smallest zone first".
  area double precision generated always as (area(path(coordinates))) stored,
  status boolean not null default true,
  is_default boolean not null default false,
  cash_on_delivery boolean not null default true,
  digital_payment boolean not null default true,
  offline_payment boolean not null default true,
  increased_delivery_fee percent not null default 0,
  increased_delivery_fee_status boolean not null default false,
  increase_delivery_charge_message translated,
  created_at timestamptz not null default now()
);
-- Zone lookup by point.
create index zones_coordinates on zones using gist (coordinates);
-- A request without a zone falls back to the default one, so there is at most one.
create unique index zones_one_default on zones (is_default) where is_default;

create table modules (
  id integer generated always as identity primary key,
  module_name translated not null,
  module_type text not null check (module_type in ('food', 'grocery', 'pharmacy', 'ecommerce', 'parcel', 'rental')),
  slug text not null unique,
  description translated not null,
  short_description translated not null,
  icon text not null references pictures (id),
  thumbnail text not null references pictures (id),
  -- Its stores deliver to every zone the module is offered in, not only to their own.
  all_zone_service boolean not null default false,
  theme_id integer not null default 1,
  position integer not null default 0,
  status boolean not null default true,
  created_at timestamptz not null default now()
);

-- Where a module is offered, and what delivery costs there.
create table zone_modules (
  zone_id integer not null references zones (id) on delete cascade,
  module_id integer not null references modules (id) on delete cascade,
  delivery_charge_type text not null default 'distance' check (delivery_charge_type in ('distance', 'fixed')),
  per_km_shipping_charge minor_units not null default 0,
  minimum_shipping_charge minor_units not null default 0,
  -- null: no upper bound
  maximum_shipping_charge minor_units,
  fixed_shipping_charge minor_units not null default 0,
  -- null: cash on delivery is never refused for its amount
  maximum_cod_order_amount minor_units,
  primary key (zone_id, module_id),
  check (maximum_shipping_charge >= minimum_shipping_charge)
);
create index zone_modules_module on zone_modules (module_id);

-- What carries the goods; the band that covers the distance adds its surcharge to the delivery charge.
create table delivery_vehicles (
  id integer generated always as identity primary key,
  type translated not null,
  starting_coverage_area numeric(8, 2) not null check (starting_coverage_area >= 0),
  maximum_coverage_area numeric(8, 2) not null,
  extra_charges minor_units not null default 0,
  status boolean not null default true,
  check (maximum_coverage_area > starting_coverage_area)
);
comment on column delivery_vehicles.starting_coverage_area is 'kilometres';
comment on column delivery_vehicles.maximum_coverage_area is 'kilometres';
