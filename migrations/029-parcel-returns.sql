-- A parcel that was picked up and canceled comes back. From then on parcels.return_otp and return_fee are set, and these:
alter table parcels
  -- Whose doing it was: a courier's own may cost nothing
  add column return_cause text check (return_cause in ('sender', 'receiver', 'courier')),
  -- When it should be back; null: nobody promised a day
  add column return_by timestamptz,
  add column return_fee_paid_at timestamptz,
  add column return_fee_method text,
  add constraint parcels_return_whole check ((return_otp is null) = (return_cause is null)),
  add constraint parcels_return_fee_paid check (
    (return_fee_paid_at is null) = (return_fee_method is null) and (return_fee_paid_at is null or return_otp is not null)
  );
-- The demo town, and whoever asks what is still under way
create index orders_coming_back on orders (id) where order_type = 'parcel' and order_status = 'canceled';

-- Whoever received it told the courier its code.
alter table orders add column code_confirmed boolean not null default false;

-- The fee of a parcel's way back is paid for by itself; payable_id is the order's number.
alter table payments drop constraint payments_payable_kind;
alter table payments add constraint payments_payable_kind
  check (payable_kind in ('order', 'wallet_top_up', 'trip', 'parcel_return'));
alter table refunds drop constraint refunds_payable_kind_check;
alter table refunds add constraint refunds_payable_kind_check
  check (payable_kind in ('order', 'wallet_top_up', 'trip', 'parcel_return'));
create trigger orders_delete_return_payments after delete on orders
  for each row when (old.order_type = 'parcel') execute function delete_payments_of_payable('parcel_return');
alter table wallet_entries drop constraint wallet_entries_transaction_type_check;
alter table wallet_entries add constraint wallet_entries_transaction_type_check check (transaction_type in (
  'order_place', 'order_refund', 'partial_payment', 'add_fund', 'add_fund_by_admin', 'loyalty_point', 'referrer',
  'CashBack', 'trip_booking', 'parcel_return'
));

-- get-parcel-cancellation-reasons: before and after it was picked up
alter table order_reasons drop constraint order_reasons_kind_check;
alter table order_reasons add constraint order_reasons_kind_check
  check (kind in ('cancellation', 'refund', 'before_pickup', 'after_pickup'));

-- A proof of delivery shows the receiver's door: it goes with the sender's account, as what they attached does.
create or replace function forget_customer_of_parcel() returns trigger language plpgsql as $$
  begin
    update parcels set receiver_details = '{}', follow_key = gen_random_uuid() where order_id = old.id;
    with gone as (
      delete from pictures where file is not null and id = any (old.order_proof) returning file
    )
    insert into files_to_delete (file) select file from gone on conflict do nothing;
    update orders set order_proof = '{}' where id = old.id and order_proof <> '{}';
    return null;
  end
$$;
