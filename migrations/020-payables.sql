-- Money is paid for a payable, { kind, id }: an order or a wallet top-up today, later a trip, a parcel return, a
-- registration. Payments, offline payments and coupon uses name what they are for by payable_kind and payable_id. A
-- later kind extends the lists of the checks below and gets the trigger at the end.
create table wallet_top_ups (
  id bigint generated always as identity primary key,
  customer_id integer references customers (id) on delete set null,
  amount minor_units not null check (amount > 0),
  -- When the wallet was filled; null until then
  paid_at timestamptz,
  created_at timestamptz not null default now()
);
create index wallet_top_ups_of_customer on wallet_top_ups (customer_id) where customer_id is not null;

alter table payments drop constraint payments_order_id_fkey;
drop index payments_of_order;
alter table payments rename column order_id to payable_id;
alter table payments add column payable_kind text not null default 'order';

-- What had no order was a top-up.
alter table payments disable trigger payments_touch;
alter table wallet_top_ups add column payment_id uuid;
insert into wallet_top_ups (customer_id, amount, paid_at, created_at, payment_id)
  select customer_id, amount, case when payment_status = 'paid' then coalesce(paid_at, updated_at) end, created_at, id
  from payments where payable_id is null order by created_at, id;
update payments p set payable_kind = 'wallet_top_up', payable_id = t.id from wallet_top_ups t where t.payment_id = p.id;
alter table wallet_top_ups drop column payment_id;
alter table payments enable trigger payments_touch;

alter table payments alter column payable_kind drop default;
alter table payments alter column payable_id set not null;
alter table payments drop column customer_id;
alter table payments add constraint payments_payable_kind check (payable_kind in ('order', 'wallet_top_up'));
create index payments_of_payable on payments (payable_kind, payable_id, created_at);

alter table offline_payments drop constraint offline_payments_order_id_fkey;
alter table offline_payments drop constraint offline_payments_pkey;
alter table offline_payments rename column order_id to payable_id;
alter table offline_payments add column payable_kind text not null default 'order';
alter table offline_payments alter column payable_kind drop default;
alter table offline_payments add primary key (payable_kind, payable_id);
alter table offline_payments add constraint offline_payments_payable_kind check (payable_kind in ('order'));

alter table coupon_uses drop constraint coupon_uses_order_id_fkey;
alter table coupon_uses drop constraint coupon_uses_pkey;
alter table coupon_uses rename column order_id to payable_id;
alter table coupon_uses add column payable_kind text not null default 'order';
alter table coupon_uses alter column payable_kind drop default;
alter table coupon_uses add primary key (payable_kind, payable_id);
alter table coupon_uses add constraint coupon_uses_payable_kind check (payable_kind in ('order'));

-- What is paid for may be of several tables, so no foreign key deletes what belongs to it.
create function delete_payments_of_payable() returns trigger language plpgsql as $$
  begin
    delete from payments where payable_kind = tg_argv[0] and payable_id = old.id;
    delete from offline_payments where payable_kind = tg_argv[0] and payable_id = old.id;
    delete from coupon_uses where payable_kind = tg_argv[0] and payable_id = old.id;
    return null;
  end
$$;
create trigger orders_delete_payments after delete on orders
  for each row execute function delete_payments_of_payable('order');
create trigger wallet_top_ups_delete_payments after delete on wallet_top_ups
  for each row execute function delete_payments_of_payable('wallet_top_up');

create or replace function forget_customer_of_order() returns trigger language plpgsql as $$
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
    delete from offline_payments where payable_kind = 'order' and payable_id = old.id;
    return new;
  end
$$;
