-- What makes delivery dearer for a while, in the town's own calendar and clock: on the days from start to end, or, when
-- permanent, on the same days of every week (0 is Sunday).
create table surge_prices (
  id integer generated always as identity primary key,
  zone_id integer not null references zones (id) on delete cascade,
  module_id integer not null references modules (id) on delete cascade,
  title translated not null,
  customer_note translated not null,
  customer_note_status boolean not null default true,
  price numeric(12, 2) not null check (price >= 0),
  price_type text not null check (price_type in ('percent', 'amount')),
  is_permanent boolean not null,
  start_date date,
  end_date date,
  weekly_days smallint[] not null default '{}',
  start_time time(0) not null default '00:00',
  end_time time(0) not null default '23:59:59',
  status boolean not null default true,
  check (end_time > start_time),
  check (price_type = 'percent' or price = trunc(price)),
  check (is_permanent = (cardinality(weekly_days) > 0)),
  check (is_permanent = (start_date is null) and is_permanent = (end_date is null)),
  check (end_date >= start_date)
);
comment on column surge_prices.price is 'percent: per cent of the charge; amount: minor units';
create index surge_prices_of_zone on surge_prices (zone_id, module_id, id) where status;
create index surge_prices_of_module on surge_prices (module_id);
