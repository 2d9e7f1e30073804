-- What the wallet, the loyalty programme and the orders will count, each in its own room.
alter table customers
  add column wallet_balance minor_units not null default 0,
  add column loyalty_point integer not null default 0 check (loyalty_point >= 0),
  add column order_count integer not null default 0 check (order_count >= 0);

-- Modules in which a customer was asked what they like; asked and nothing chosen is an answer too.
create table interest_modules (
  customer_id integer not null references customers (id) on delete cascade,
  module_id integer not null references modules (id) on delete cascade,
  primary key (customer_id, module_id)
);
create index interest_modules_of_module on interest_modules (module_id);

create table interests (
  customer_id integer not null references customers (id) on delete cascade,
  category_id integer not null references categories (id) on delete cascade,
  primary key (customer_id, category_id)
);
create index interests_in_category on interests (category_id);

create table addresses (
  id bigint generated always as identity primary key,
  customer_id integer not null references customers (id) on delete cascade,
  address_type text not null check (address_type in ('home', 'office', 'other')),
  address_label text,
  address text not null check (address <> ''),
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  contact_person_name text not null check (contact_person_name <> ''),
  contact_person_number text not null check (contact_person_number <> ''),
  additional_information text,
  house text,
  floor text,
  road text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create trigger addresses_touch before update on addresses for each row execute function touch_updated_at();
-- customer/address/list: newest first
create index addresses_of_customer on addresses (customer_id, id desc);

-- A provider is a store that rents out.
create table favourites (
  id bigint generated always as identity primary key,
  customer_id integer not null references customers (id) on delete cascade,
  item_id integer references items (id) on delete cascade,
  store_id integer references stores (id) on delete cascade,
  vehicle_id integer references vehicles (id) on delete cascade,
  created_at timestamptz not null default now(),
  check (num_nonnulls(item_id, store_id, vehicle_id) = 1),
  unique (customer_id, item_id),
  unique (customer_id, store_id),
  unique (customer_id, vehicle_id)
);
-- wish-list: the last added first
create index favourites_of_customer on favourites (customer_id, id desc);
-- how many like an item
create index favourites_of_item on favourites (item_id) where item_id is not null;
create index favourites_of_store on favourites (store_id) where store_id is not null;
create index favourites_of_vehicle on favourites (vehicle_id) where vehicle_id is not null;
