-- What the business adds when a customer fills the wallet. Dates are the town's own calendar.
create table wallet_bonuses (
  id integer generated always as identity primary key,
  title translated not null,
  description translated not null,
  bonus_type text not null check (bonus_type in ('percentage', 'amount')),
  bonus_amount numeric(12, 2) not null check (bonus_amount > 0),
  minimum_add_amount minor_units not null default 0,
  -- The most a percentage gives; 0: no cap
  maximum_bonus_amount minor_units not null default 0,
  start_date date not null,
  end_date date not null,
  status boolean not null default true,
  created_at timestamptz not null default now(),
  check (end_date >= start_date),
  check (bonus_type = 'amount' or bonus_amount <= 100),
  check (bonus_type = 'percentage' or bonus_amount = trunc(bonus_amount))
);
comment on column wallet_bonuses.bonus_amount is 'percentage: per cent of what is added; amount: minor units';
-- customer/wallet/bonuses
create index wallet_bonuses_running on wallet_bonuses (end_date, start_date) where status;

-- Promised when the customer went to pay, so that it is credited as it was shown.
alter table wallet_top_ups add column bonus minor_units not null default 0;

-- Who leaves and gives up a balance closes the ledger.
alter table wallet_entries drop constraint wallet_entries_transaction_type_check;
alter table wallet_entries add constraint wallet_entries_transaction_type_check check (transaction_type in (
  'order_place', 'order_refund', 'partial_payment', 'add_fund', 'add_fund_by_admin', 'loyalty_point', 'referrer',
  'CashBack', 'trip_booking', 'parcel_return', 'balance_given_up'
));
-- customer/wallet/months
create index wallet_entries_by_time on wallet_entries (customer_id, created_at);
