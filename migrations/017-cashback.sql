-- What a customer gets back into the wallet for an order. Dates are the town's own calendar.
create table cashback_rules (
  id integer generated always as identity primary key,
  module_id integer not null references modules (id),
  title translated not null,
  cashback_type text not null check (cashback_type in ('amount', 'percentage')),
  cashback_amount numeric(12, 2) not null check (cashback_amount > 0),
  min_purchase minor_units not null default 0,
  -- The most a percentage gives; 0: no cap
  max_discount minor_units not null default 0,
  -- Uses per customer; 0: no limit
  same_user_limit integer not null default 0 check (same_user_limit >= 0),
  total_used integer not null default 0 check (total_used >= 0),
  start_date date not null,
  end_date date not null,
  status boolean not null default true,
  created_at timestamptz not null default now(),
  check (end_date >= start_date),
  check (cashback_type = 'amount' or cashback_amount <= 100),
  check (cashback_type = 'percentage' or cashback_amount = trunc(cashback_amount))
);
comment on column cashback_rules.cashback_amount is 'percentage: per cent of the order; amount: minor units';
-- cashback/list, cashback/getCashback
create index cashback_rules_running on cashback_rules (module_id, end_date, start_date) where status;

-- How often a customer has had it; an order counts itself here when it is placed.
create table cashback_uses (
  customer_id integer not null references customers (id) on delete cascade,
  cashback_id integer not null references cashback_rules (id) on delete cascade,
  uses integer not null default 0 check (uses >= 0),
  primary key (customer_id, cashback_id)
);
create index cashback_uses_of_rule on cashback_uses (cashback_id);
