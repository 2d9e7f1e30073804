-- What a store may pay instead of a commission.
create table store_packages (
  id integer generated always as identity primary key,
  package_name translated not null,
  text translated not null,
  price minor_units not null check (price > 0),
  -- In days
  validity integer not null check (validity > 0),
  -- null: no limit
  max_order integer check (max_order > 0),
  max_product integer check (max_product > 0),
  pos boolean not null default false,
  mobile_app boolean not null default false,
  chat boolean not null default false,
  review boolean not null default false,
  self_delivery boolean not null default false,
  -- rental: only for providers of vehicles; all: for everybody else
  module_type text not null default 'all' check (module_type in ('all', 'rental')),
  colour text not null,
  is_default boolean not null default false,
  status boolean not null default true
);
-- vendor/package-view
create index store_packages_offered on store_packages (module_type, price, id) where status;
create trigger store_packages_changed_catalogue after insert or delete or truncate or update on store_packages
  for each statement execute function bump_catalogue_version();

-- Who wants to join. A row belongs to nobody's account: whoever has its key (sealed by us, stored nowhere) sees its state.
create table applications (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('store', 'courier')),
  application_status text not null
    check (application_status in ('awaiting_payment', 'pending', 'approved', 'rejected', 'expired')),
  -- Of the form as it was sent, keyed: the same form sent twice is one application
  request_hash text not null,
  language text not null,
  f_name text not null,
  l_name text not null,
  phone text not null,
  email text not null check (length(email) <= 255),
  -- null: forgotten, with everything else that is personal
  password_hash text,
  zone_id integer not null references zones (id),

  -- Of a store
  module_id integer references modules (id),
  name translated,
  address translated,
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  pickup_zone_id integer[] not null default '{}',
  min_delivery_time integer,
  max_delivery_time integer,
  delivery_time_unit text check (delivery_time_unit in ('min', 'hours', 'days')),
  tax percent,
  tin text,
  tin_expire_date date,
  business_plan text check (business_plan in ('commission', 'subscription')),
  package_id integer references store_packages (id),
  -- Of its package when it was chosen; null: nothing is to be paid
  price minor_units check (price > 0),
  is_free_trial boolean not null default false,
  paid_at timestamptz,

  -- Of a courier
  vehicle_id integer references delivery_vehicles (id) on delete set null,
  earning smallint check (earning in (0, 1)),
  identity_type text check (identity_type in ('passport', 'driving_license', 'nid')),
  identity_number text,

  reason text,
  decided_at timestamptz,
  -- Its files and what it said of a person are gone
  forgotten_at timestamptz,
  store_id integer unique references stores (id),
  delivery_man_id integer unique references riders (id) on delete set null,
  created_at timestamptz not null default now(),

  check ((kind = 'store') = (module_id is not null and business_plan is not null)),
  check ((kind = 'courier') = (identity_type is not null)),
  check (kind <> 'store' or num_nonnulls(name, address, latitude, longitude, min_delivery_time, tax) = 6),
  check (max_delivery_time > min_delivery_time),
  check ((business_plan = 'subscription') = (package_id is not null)),
  check (application_status <> 'awaiting_payment' or (price is not null and paid_at is null)),
  check ((application_status in ('approved', 'rejected')) = (decided_at is not null)),
  check (store_id is null or application_status = 'approved')
);
-- One living application a person; a rejected or expired one is in nobody's way.
create unique index applications_email on applications (kind, lower(email))
  where application_status in ('awaiting_payment', 'pending', 'approved');
create unique index applications_phone on applications (kind, phone)
  where application_status in ('awaiting_payment', 'pending', 'approved');
-- The operator's lists, with and without a kind
create index applications_by_status on applications (application_status, created_at, id);
create index applications_by_kind on applications (kind, created_at, id);
create index applications_by_kind_and_status on applications (kind, application_status, created_at, id);
create index applications_in_turn on applications (created_at, id);
-- What a job has to forget
create index applications_to_forget on applications (decided_at)
  where application_status in ('rejected', 'expired') and forgotten_at is null;
create index applications_zone on applications (zone_id);
create index applications_package on applications (package_id) where package_id is not null;
create trigger applications_delete_payments after delete on applications
  for each row execute function delete_payments_of_payable('registration');

-- Pictures that came with an application. None has an address until its store or courier is there; of the identity never.
create table application_files (
  id integer generated always as identity primary key,
  application_id bigint not null references applications (id) on delete cascade,
  field text not null check (field in ('logo', 'cover_photo', 'tin_certificate_image', 'image', 'identity_image')),
  -- A picture's row is written last in its transaction, see decision 028
  picture_id text not null references pictures (id) deferrable initially deferred
);
create index application_files_of on application_files (application_id, id);

-- What an approved store has paid for; it runs from the day on which it was approved.
create table store_subscriptions (
  store_id integer primary key references stores (id) on delete cascade,
  package_id integer not null references store_packages (id),
  is_free_trial boolean not null,
  started_at timestamptz not null,
  expires_at timestamptz not null,
  check (expires_at > started_at)
);
create index store_subscriptions_package on store_subscriptions (package_id);

-- A new store is closed until it has something to sell: its first item or vehicle opens it.
alter table stores add column waits_for_goods boolean not null default false;
create function open_store_with_first_goods() returns trigger language plpgsql as $$
  begin
    if tg_table_name = 'items' then
      update stores set active = true, waits_for_goods = false
        where waits_for_goods and id in (select store_id from added);
    else
      update stores set active = true, waits_for_goods = false
        where waits_for_goods and id in (select provider_id from added);
    end if;
    return null;
  end
$$;
create trigger items_open_store after insert on items referencing new table as added
  for each statement execute function open_store_with_first_goods();
create trigger vehicles_open_store after insert on vehicles referencing new table as added
  for each statement execute function open_store_with_first_goods();

-- Who joined by themselves have a way in of their own, and were hired in one of two ways.
alter table riders add column password_hash text;
alter table riders add column earning smallint not null default 1 check (earning in (0, 1));
create index riders_email on riders (lower(email));

alter table payments drop constraint payments_payable_kind;
alter table payments add constraint payments_payable_kind
  check (payable_kind in ('order', 'wallet_top_up', 'trip', 'parcel_return', 'registration'));
alter table refunds drop constraint refunds_payable_kind_check;
alter table refunds add constraint refunds_payable_kind_check
  check (payable_kind in ('order', 'wallet_top_up', 'trip', 'parcel_return', 'registration'));
