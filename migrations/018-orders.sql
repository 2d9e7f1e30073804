-- Who carries orders to their shoppers. An operator's system reports where a rider is; in the demo town a job does.
create table riders (
  id integer generated always as identity primary key,
  f_name text not null,
  l_name text not null default '',
  phone text not null unique,
  email text not null check (length(email) <= 255),
  image text references pictures (id),
  zone_id integer not null references zones (id),
  vehicle_id integer references delivery_vehicles (id) on delete set null,
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  located_at timestamptz,
  status boolean not null default true,
  order_count integer not null default 0 check (order_count >= 0),
  ratings star_counts not null default '{0,0,0,0,0}',
  rating_count integer generated always as (count_of_stars(ratings)) stored,
  avg_rating double precision generated always as (average_of_stars(ratings)) stored,
  created_at timestamptz not null default now(),
  check (num_nonnulls(latitude, longitude, located_at) in (0, 3))
);
create index riders_of_zone on riders (zone_id, id) where status;
create index riders_vehicle on riders (vehicle_id) where vehicle_id is not null;

-- What was bought, at the prices of that moment. A customer who leaves takes the name along; the order stays.
create table orders (
  id bigint generated always as identity (start with 100001) primary key,
  customer_id integer references customers (id) on delete set null,
  guest_id bigint references guests (id) on delete set null,
  is_guest boolean not null,
  module_id integer not null references modules (id),
  zone_id integer not null references zones (id),
  store_id integer references stores (id),
  delivery_man_id integer references riders (id) on delete set null,

  order_type text not null check (order_type in ('delivery', 'take_away', 'parcel')),
  order_status text not null check (order_status in (
    'pending', 'accepted', 'confirmed', 'processing', 'handover', 'picked_up', 'delivered',
    'canceled', 'failed', 'refund_requested', 'refund_request_canceled', 'refunded', 'returned'
  )),
  -- cash_on_delivery, wallet, offline_payment, partial_payment, digital_payment until paid and then the gateway's key
  payment_method text not null,
  payment_status text not null check (payment_status in ('unpaid', 'paid', 'partially_paid')),
  prescription_order boolean not null default false,
  scheduled boolean not null default false,
  -- When it is wanted: the slot's end, or the moment of placing
  schedule_at timestamptz not null,
  -- Minutes from confirmed to ready, as the store says
  processing_time integer check (processing_time >= 0),
  -- Kilometres by road
  distance numeric(8, 3) check (distance >= 0),

  -- The sums of the order, one by one; total is the whole account of them (domain/order: OrderTotal)
  store_discount_amount minor_units not null default 0,
  flash_admin_discount_amount minor_units not null default 0,
  flash_store_discount_amount minor_units not null default 0,
  coupon_id integer references coupons (id) on delete set null,
  coupon_code text,
  coupon_discount_title text,
  coupon_discount_amount minor_units not null default 0,
  ref_bonus_amount minor_units not null default 0,
  tax_percentage percent not null default 0,
  tax_status text not null check (tax_status in ('included', 'excluded')),
  total_tax_amount minor_units not null default 0,
  additional_charge minor_units not null default 0,
  extra_packaging_amount minor_units not null default 0,
  dm_tips minor_units not null default 0,
  original_delivery_charge minor_units not null default 0,
  delivery_charge minor_units not null default 0,
  free_delivery_by text check (free_delivery_by in ('admin', 'vendor')),
  order_amount minor_units not null,
  total jsonb not null check (jsonb_typeof(total) = 'object'),
  partially_paid_amount minor_units not null default 0,
  bring_change_amount minor_units not null default 0,
  -- Paid into the wallet when the order has come
  cashback_id integer references cashback_rules (id) on delete set null,
  cashback_amount minor_units not null default 0,

  -- {contact_person_name, contact_person_number, contact_person_email, address_type, address, floor, road, house,
  --  latitude, longitude}
  delivery_address jsonb not null check (jsonb_typeof(delivery_address) = 'object'),
  -- The digits of its contact_person_number: who tracks an order without an account names them
  contact_number text not null,
  order_note text,
  unavailable_item_note text,
  delivery_instruction text,
  cutlery boolean not null default false,
  order_attachment text[] not null default '{}',
  order_proof text[] not null default '{}',
  otp text not null check (otp ~ '^[0-9]{4}$'),
  cancellation_reason text,
  cancellation_note text,
  canceled_by text check (canceled_by in ('customer', 'vendor', 'delivery_man', 'admin', 'system')),
  -- Something of it was reviewed, or the customer does not want to be asked
  review_settled boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (num_nonnulls(customer_id, guest_id) <= 1),
  check ((order_type = 'parcel') = (store_id is null)),
  check (partially_paid_amount <= order_amount)
);
create trigger orders_touch before update on orders for each row execute function touch_updated_at();
-- customer/order/running-orders and list: the newest first
create index orders_running_of_customer on orders (customer_id, id desc) where order_status in ('pending', 'accepted', 'confirmed', 'processing', 'handover', 'picked_up');
create index orders_of_customer on orders (customer_id, id desc) where customer_id is not null;
create index orders_of_guest on orders (guest_id, id desc) where guest_id is not null;
create index orders_of_store on orders (store_id, id desc);
create index orders_of_rider on orders (delivery_man_id, id desc) where delivery_man_id is not null;
create index orders_with_coupon on orders (coupon_id) where coupon_id is not null;
create index orders_with_cashback on orders (cashback_id) where cashback_id is not null;
-- customer/review-reminder
create index orders_to_review on orders (customer_id, id desc) where order_status = 'delivered' and not review_settled;
-- order/payment-failed
create index orders_unpaid_of_customer on orders (customer_id, id desc) where order_status = 'failed';
-- most-tips
create index orders_tips on orders (id desc) include (dm_tips) where dm_tips > 0;

create table order_lines (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders (id) on delete cascade,
  item_id integer references items (id) on delete set null,
  item_campaign_id integer references item_campaigns (id) on delete set null,
  flash_sale_item_id integer references flash_sale_items (id) on delete set null,
  -- The combination whose stock it took; '' where there is none
  variant text not null default '',
  -- The item as it was: {name, image, unit_type, …}, names translated
  item_details jsonb not null check (jsonb_typeof(item_details) = 'object'),
  variation jsonb not null default '[]' check (jsonb_typeof(variation) = 'array'),
  -- [{"id": 7, "name": {en, es}, "price": minor units, "quantity": 2}]
  add_ons jsonb not null default '[]' check (jsonb_typeof(add_ons) = 'array'),
  -- One piece with its options, before any discount
  price minor_units not null,
  quantity integer not null check (quantity between 1 and 1000),
  total_add_on_price minor_units not null default 0,
  -- Off all pieces of the line
  discount_on_item minor_units not null default 0,
  discount_on_product_by text not null check (discount_on_product_by in ('product_discount', 'store_discount', 'flash_sale')),
  is_prescription_required boolean not null default false
);
create index order_lines_of_order on order_lines (order_id);
create index order_lines_of_item on order_lines (item_id) where item_id is not null;
create index order_lines_of_item_campaign on order_lines (item_campaign_id) where item_campaign_id is not null;
create index order_lines_of_flash_sale on order_lines (flash_sale_item_id) where flash_sale_item_id is not null;

-- What happened to an order, one row a change: the times of its statuses, and what live listeners are told.
create table order_events (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders (id) on delete cascade,
  order_status text not null,
  changed_by text not null check (changed_by in ('customer', 'vendor', 'delivery_man', 'admin', 'system')),
  created_at timestamptz not null default now()
);
create index order_events_of_order on order_events (order_id, id);

-- One row an order that uses a coupon; it goes when the order is cancelled. Written while the coupon's row is locked.
create table coupon_uses (
  order_id bigint primary key references orders (id) on delete cascade,
  coupon_id integer not null references coupons (id) on delete cascade,
  customer_id integer references customers (id) on delete set null
);
create index coupon_uses_of_customer on coupon_uses (coupon_id, customer_id);
create index coupon_uses_by on coupon_uses (customer_id) where customer_id is not null;

create table order_refunds (
  order_id bigint primary key references orders (id) on delete cascade,
  customer_reason text not null,
  customer_note text,
  refund_method text not null default 'wallet',
  image text[] not null default '{}',
  refund_amount minor_units not null,
  refund_status text not null default 'pending' check (refund_status in ('pending', 'approved', 'rejected')),
  admin_note text,
  created_at timestamptz not null default now()
);

-- Reasons a shopper chooses from.
create table order_reasons (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('cancellation', 'refund')),
  reason translated not null,
  user_type text not null default 'customer' check (user_type in ('customer', 'store', 'deliveryman', 'admin')),
  position integer not null default 0,
  status boolean not null default true
);
create index order_reasons_of_kind on order_reasons (kind, user_type, position, id) where status;

create table rider_reviews (
  order_id bigint primary key references orders (id) on delete cascade,
  delivery_man_id integer not null references riders (id) on delete cascade,
  customer_id integer references customers (id) on delete set null,
  rating smallint not null check (rating between 1 and 5),
  comment text,
  attachment text[] not null default '{}',
  created_at timestamptz not null default now()
);
create index rider_reviews_of_rider on rider_reviews (delivery_man_id, created_at desc);
create index rider_reviews_by on rider_reviews (customer_id) where customer_id is not null;

-- Whoever leaves takes along what says who they are: name, door, words, prescriptions. What was sold stays.
create function forget_customer_of_order() returns trigger language plpgsql as $$
  begin
    new.delivery_address := jsonb_build_object('address_type', coalesce(old.delivery_address ->> 'address_type', ''));
    new.contact_number := '';
    new.order_note := null;
    new.delivery_instruction := null;
    new.cancellation_note := null;
    new.order_attachment := '{}';
    with gone as (
      delete from pictures
      where file is not null and id = any (old.order_attachment || coalesce(
        (select image from order_refunds where order_id = old.id), '{}'))
      returning file
    )
    insert into files_to_delete (file) select file from gone on conflict do nothing;
    update order_refunds set customer_note = null, image = '{}' where order_id = old.id;
    delete from offline_payments where order_id = old.id;
    return new;
  end
$$;
create trigger orders_forget before update of customer_id on orders
  for each row when (old.customer_id is not null and new.customer_id is null)
  execute function forget_customer_of_order();

alter table reviews add foreign key (order_id) references orders (id) on delete set null;

-- Money that comes or is still to come: one row a part of an order, or a top-up of a wallet.
create table payments (
  id uuid primary key default gen_random_uuid(),
  order_id bigint references orders (id) on delete cascade,
  -- Whose wallet is filled
  customer_id integer references customers (id) on delete set null,
  -- wallet, cash_on_delivery, offline_payment, or a gateway's key
  payment_method text not null,
  amount minor_units not null check (amount > 0),
  -- refunded: the money went on into the wallet. refund_due: it came too late, and somebody has to send it back.
  payment_status text not null default 'unpaid' check (payment_status in (
    'unpaid', 'paid', 'failed', 'canceled', 'refunded', 'refund_due'
  )),
  gateway_reference text,
  -- Where the browser goes afterwards
  callback text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  paid_at timestamptz,
  unique (payment_method, gateway_reference)
);
create trigger payments_touch before update on payments for each row execute function touch_updated_at();
create index payments_of_order on payments (order_id, created_at) where order_id is not null;
create index payments_of_customer on payments (customer_id, created_at) where customer_id is not null;

-- What a gateway reported, each report once.
create table payment_events (
  gateway text not null,
  event_id text not null,
  payment_id uuid references payments (id) on delete cascade,
  outcome text not null,
  received_at timestamptz not null default now(),
  primary key (gateway, event_id)
);
create index payment_events_of_payment on payment_events (payment_id) where payment_id is not null;

create table offline_payments (
  order_id bigint primary key references orders (id) on delete cascade,
  method_id integer references offline_payment_methods (id) on delete set null,
  method_name text not null,
  -- [{"user_input": "transaction_id", "user_data": "A-1"}]
  input jsonb not null check (jsonb_typeof(input) = 'array'),
  customer_note text,
  admin_note text,
  status text not null default 'pending' check (status in ('pending', 'verified', 'denied')),
  created_at timestamptz not null default now()
);
create index offline_payments_method on offline_payments (method_id) where method_id is not null;

-- The wallet's book: rows are added, never changed, and customers.wallet_balance is their sum. Written while the
-- customer's row is locked.
create table wallet_entries (
  id bigint generated always as identity primary key,
  customer_id integer references customers (id) on delete set null,
  transaction_id uuid not null default gen_random_uuid(),
  transaction_type text not null check (transaction_type in (
    'order_place', 'order_refund', 'partial_payment', 'add_fund', 'add_fund_by_admin', 'loyalty_point', 'referrer',
    'CashBack', 'trip_booking'
  )),
  credit minor_units not null default 0,
  debit minor_units not null default 0,
  admin_bonus minor_units not null default 0,
  balance minor_units not null,
  -- What it was for: an order's number, a payment. The same thing is booked once.
  reference text not null,
  created_at timestamptz not null default now(),
  check ((credit > 0) <> (debit > 0)),
  unique (customer_id, transaction_type, reference)
);
create index wallet_entries_of_customer on wallet_entries (customer_id, id desc);

create table loyalty_entries (
  id bigint generated always as identity primary key,
  customer_id integer references customers (id) on delete set null,
  transaction_id uuid not null default gen_random_uuid(),
  transaction_type text not null check (transaction_type in ('order_place', 'trip_booking', 'point_to_wallet')),
  credit integer not null default 0 check (credit >= 0),
  debit integer not null default 0 check (debit >= 0),
  balance integer not null check (balance >= 0),
  reference text not null,
  created_at timestamptz not null default now(),
  check ((credit > 0) <> (debit > 0)),
  unique (customer_id, transaction_type, reference)
);
create index loyalty_entries_of_customer on loyalty_entries (customer_id, id desc);

-- A call that moves money or stock, and what was answered to it: the same key gets the same answer for a day.
create table idempotency_keys (
  owner text not null,
  key text not null check (length(key) between 1 and 255),
  request_hash text not null,
  -- The JSON as it was sent, letter by letter
  reply text,
  created_at timestamptz not null default now(),
  primary key (owner, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);
