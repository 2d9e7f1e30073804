-- An exclusion over a number and a range needs it.
create extension if not exists btree_gist;

-- Who drives a provider's vehicles; shown to a traveller once a trip has been given one.
create table drivers (
  id integer generated always as identity primary key,
  provider_id integer not null references stores (id) on delete cascade,
  f_name text not null,
  l_name text not null default '',
  phone text not null unique,
  email text not null check (length(email) <= 255),
  image text references pictures (id),
  status boolean not null default true
);
create index drivers_of_provider on drivers (provider_id, id) where status;

-- What a shopper plans in a module: one trip with one provider. On the wire it is the cart's user_data.
create table trip_carts (
  id bigint generated always as identity primary key,
  customer_id integer references customers (id) on delete cascade,
  guest_id bigint references guests (id) on delete cascade,
  module_id integer not null references modules (id),
  provider_id integer not null references stores (id) on delete cascade,
  rental_type text not null check (rental_type in ('hourly', 'day_wise', 'distance_wise')),
  -- For hourly and day_wise; a day is 24 of them
  estimated_hours numeric(8, 2) not null default 0 check (estimated_hours >= 0),
  -- Kilometres and hours along the streets
  distance numeric(10, 3) not null default 0 check (distance >= 0),
  destination_time numeric(8, 3) not null default 0 check (destination_time >= 0),
  -- {lat, lng, location_name}
  pickup_location jsonb not null check (jsonb_typeof(pickup_location) = 'object'),
  destination_location jsonb check (jsonb_typeof(destination_location) = 'object'),
  -- As the shopper chose it; null: now
  pickup_time timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (num_nonnulls(customer_id, guest_id) = 1),
  unique (customer_id, module_id),
  unique (guest_id, module_id)
);
create trigger trip_carts_touch before update on trip_carts for each row execute function touch_updated_at();
create index trip_carts_of_provider on trip_carts (provider_id);

create table trip_cart_lines (
  id bigint generated always as identity primary key,
  trip_cart_id bigint not null references trip_carts (id) on delete cascade,
  vehicle_id integer not null references vehicles (id) on delete cascade,
  quantity integer not null check (quantity between 1 and 1000),
  unique (trip_cart_id, vehicle_id)
);
create index trip_cart_lines_of_vehicle on trip_cart_lines (vehicle_id);

-- What was booked, at the prices of that moment. A customer who leaves takes the name along; the trip stays.
create table trips (
  id bigint generated always as identity (start with 200001) primary key,
  customer_id integer references customers (id) on delete set null,
  guest_id bigint references guests (id) on delete set null,
  is_guest boolean not null,
  module_id integer not null references modules (id),
  zone_id integer not null references zones (id),
  -- Where the pickup lies
  pickup_zone_id integer not null references zones (id),
  provider_id integer not null references stores (id),
  trip_type text not null check (trip_type in ('hourly', 'day_wise', 'distance_wise')),
  trip_status text not null check (trip_status in ('pending', 'confirmed', 'ongoing', 'completed', 'canceled', 'payment_failed')),
  payment_status text not null default 'unpaid' check (payment_status in ('unpaid', 'paid', 'partially_paid')),
  payment_method text,
  estimated_hours numeric(8, 2) not null default 0 check (estimated_hours >= 0),
  distance numeric(10, 3) not null default 0 check (distance >= 0),
  destination_time numeric(8, 3) not null default 0 check (destination_time >= 0),
  pickup_location jsonb not null check (jsonb_typeof(pickup_location) = 'object'),
  destination_location jsonb check (jsonb_typeof(destination_location) = 'object'),
  scheduled boolean not null,
  schedule_at timestamptz not null,
  estimated_trip_end_time timestamptz not null check (estimated_trip_end_time > schedule_at),

  -- The sums of the trip, one by one; bill is the whole account of them (domain/rental: TripBill)
  vehicle_discount_amount minor_units not null default 0,
  provider_discount_amount minor_units not null default 0,
  coupon_id integer references coupons (id) on delete set null,
  coupon_code text,
  coupon_discount_amount minor_units not null default 0,
  ref_bonus_amount minor_units not null default 0,
  tax_percentage percent not null default 0,
  tax_status text not null check (tax_status in ('included', 'excluded')),
  tax_amount minor_units not null default 0,
  additional_charge minor_units not null default 0,
  trip_amount minor_units not null,
  bill jsonb not null check (jsonb_typeof(bill) = 'object'),
  partially_paid_amount minor_units not null default 0,

  -- {contact_person_name, contact_person_number, contact_person_email}
  user_info jsonb not null check (jsonb_typeof(user_info) = 'object'),
  -- The digits of its contact_person_number: who follows a trip without an account names them
  contact_number text not null,
  trip_note text,
  otp text not null check (otp ~ '^[0-9]{4}$'),
  canceled_by text check (canceled_by in ('customer', 'provider', 'admin', 'system')),
  cancellation_reason text,
  -- Why the provider changed hours or kilometres
  edit_reason text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (num_nonnulls(customer_id, guest_id) <= 1),
  check (partially_paid_amount <= trip_amount)
);
create trigger trips_touch before update on trips for each row execute function touch_updated_at();
-- user/trip/get-trip-list: the newest first
create index trips_running_of_customer on trips (customer_id, id desc) where trip_status in ('pending', 'confirmed', 'ongoing');
create index trips_of_customer on trips (customer_id, id desc) where customer_id is not null;
create index trips_of_guest on trips (guest_id, id desc) where guest_id is not null;
create index trips_of_provider on trips (provider_id, id desc);
create index trips_with_coupon on trips (coupon_id) where coupon_id is not null;
-- What is moved on in the demo town, and what an operator looks at
create index trips_open on trips (trip_status, schedule_at) where trip_status in ('pending', 'confirmed', 'ongoing');

create table trip_lines (
  id bigint generated always as identity primary key,
  trip_id bigint not null references trips (id) on delete cascade,
  vehicle_id integer references vehicles (id) on delete set null,
  -- The vehicle as it was: {name, thumbnail, …}, names translated
  vehicle_details jsonb not null check (jsonb_typeof(vehicle_details) = 'object'),
  quantity integer not null check (quantity between 1 and 1000),
  -- Per hour, day or kilometre
  unit_price minor_units not null,
  -- All vehicles of the line over the whole trip, before any discount
  original_price minor_units not null,
  discount_on_trip minor_units not null default 0,
  is_edited boolean not null default false
);
create index trip_lines_of_trip on trip_lines (trip_id);
create index trip_lines_of_vehicle on trip_lines (vehicle_id) where vehicle_id is not null;

-- A single car promised to a trip for a time. The exclusion is what makes it impossible to promise it twice; two trips
-- back to back do not overlap, since a range ends before its end. A cancelled or ended trip releases it.
create table trip_units (
  id bigint generated always as identity primary key,
  trip_id bigint not null references trips (id) on delete cascade,
  trip_line_id bigint not null references trip_lines (id) on delete cascade,
  unit_id integer not null references vehicle_units (id),
  during tstzrange not null check (not isempty(during)),
  driver_id integer references drivers (id) on delete set null,
  -- The provider said so; before that the traveller does not see which one
  assigned_at timestamptz,
  released_at timestamptz,
  exclude using gist (unit_id with =, during with &&) where (released_at is null)
);
create index trip_units_of_trip on trip_units (trip_id);
create index trip_units_of_line on trip_units (trip_line_id);
create index trip_units_of_driver on trip_units (driver_id) where driver_id is not null;

-- What happened to a trip, one row a change: the times of its statuses, and what live listeners are told.
create table trip_events (
  id bigint generated always as identity primary key,
  trip_id bigint not null references trips (id) on delete cascade,
  trip_status text not null,
  changed_by text not null check (changed_by in ('customer', 'provider', 'admin', 'system')),
  created_at timestamptz not null default now()
);
create index trip_events_of_trip on trip_events (trip_id, id);

alter table reviews add foreign key (trip_id) references trips (id) on delete set null;

-- A trip can be paid for, and use a coupon.
alter table payments drop constraint payments_payable_kind;
alter table payments add constraint payments_payable_kind check (payable_kind in ('order', 'wallet_top_up', 'trip'));
alter table coupon_uses drop constraint coupon_uses_payable_kind;
alter table coupon_uses add constraint coupon_uses_payable_kind check (payable_kind in ('order', 'trip'));
alter table refunds drop constraint refunds_payable_kind_check;
alter table refunds add constraint refunds_payable_kind_check check (payable_kind in ('order', 'wallet_top_up', 'trip'));
create trigger trips_delete_payments after delete on trips
  for each row execute function delete_payments_of_payable('trip');

-- Whoever leaves takes along what says who they are.
create function forget_customer_of_trip() returns trigger language plpgsql as $$
  begin
    new.user_info := '{}';
    new.contact_number := '';
    new.trip_note := null;
    new.pickup_location := '{}';
    new.destination_location := null;
    return new;
  end
$$;
create trigger trips_forget before update of customer_id on trips
  for each row when (old.customer_id is not null and new.customer_id is null)
  execute function forget_customer_of_trip();
