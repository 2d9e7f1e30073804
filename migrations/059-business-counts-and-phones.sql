-- How often what matters to the business has happened, since the shop began. One row each time, written by the statement
-- that makes it happen: what is rolled back is not counted, what is done again is counted once, and nobody waits for
-- anybody, as all would at one row with a sum. Every few minutes they are added to the sums.
create table business_ticks (
  counter text not null,
  -- A module, a way to pay, a carrier
  subject text not null,
  result text not null
);
create table business_counts (
  counter text not null,
  subject text not null,
  result text not null,
  count bigint not null check (count >= 0),
  primary key (counter, subject, result)
);

create function count_business(counter text, subject text, result text) returns void language sql as $$
  insert into business_ticks (counter, subject, result) values (counter, subject, result)
$$;

-- An order that waits for its money is placed when that has come; a trip is as it is booked.
create function count_order() returns trigger language plpgsql as $$
  declare
    happened text := case new.order_status when 'pending' then 'placed' when 'canceled' then 'canceled'
      when 'delivered' then 'delivered' end;
  begin
    if happened is not null then
      perform count_business('orders', (select module_type from modules where id = new.module_id), happened);
    end if;
    return null;
  end
$$;
create trigger orders_count after insert on orders for each row execute function count_order();
create trigger orders_count_changed after update of order_status on orders for each row
  when (old.order_status is distinct from new.order_status) execute function count_order();

create function count_trip() returns trigger language plpgsql as $$
  declare
    happened text := case new.trip_status when 'pending' then 'placed' when 'canceled' then 'canceled'
      when 'completed' then 'delivered' end;
  begin
    if happened is not null then perform count_business('orders', 'rental', happened); end if;
    return null;
  end
$$;
create trigger trips_count after insert on trips for each row execute function count_trip();
create trigger trips_count_changed after update of trip_status on trips for each row
  when (old.trip_status is distinct from new.trip_status) execute function count_trip();

create function count_payment() returns trigger language plpgsql as $$
  begin
    if new.payment_status in ('paid', 'failed', 'canceled') then
      perform count_business('payments', new.payment_method, new.payment_status);
    end if;
    return null;
  end
$$;
create trigger payments_count after insert on payments for each row execute function count_payment();
create trigger payments_count_changed after update of payment_status on payments for each row
  when (old.payment_status is distinct from new.payment_status) execute function count_payment();

create function count_refund() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' then perform count_business('refunds', new.refund_method, 'begun'); end if;
    if new.refund_status = 'done' then perform count_business('refunds', new.refund_method, 'done'); end if;
    return null;
  end
$$;
create trigger refunds_count after insert on refunds for each row execute function count_refund();
create trigger refunds_count_changed after update of refund_status on refunds for each row
  when (old.refund_status is distinct from new.refund_status) execute function count_refund();

-- What its carrier did not take, ever. A push message is deleted either way: its service says which.
create function count_failed_message() returns trigger language plpgsql as $$
  begin
    perform count_business('messages', case tg_argv[0] when 'outbox' then to_jsonb(new) ->> 'channel' else tg_argv[0] end,
      'failed');
    return null;
  end
$$;
create trigger outbox_count after update of state on outbox for each row
  when (new.state = 'failed' and old.state <> 'failed') execute function count_failed_message('outbox');
create trigger webhook_deliveries_count after update of delivery_status on webhook_deliveries for each row
  when (new.delivery_status = 'failed' and old.delivery_status <> 'failed')
  execute function count_failed_message('webhook');

-- What was there before. Of a payment only how it ended is known.
insert into business_counts (counter, subject, result, count)
  select 'orders', m.module_type, e.happened, count(*)
  from orders o join modules m on m.id = o.module_id, lateral (
    select 'placed' as happened where o.order_status <> 'failed'
    union all select 'canceled' where o.order_status = 'canceled'
    union all select 'delivered' where o.order_status in (
      'delivered', 'refund_requested', 'refund_request_canceled', 'refunded')
  ) e group by 2, 3
  union all
  select 'orders', 'rental', e.happened, count(*)
  from trips t, lateral (
    select 'placed' as happened where t.trip_status <> 'payment_failed'
    union all select 'canceled' where t.trip_status = 'canceled'
    union all select 'delivered' where t.trip_status = 'completed'
  ) e group by 3
  union all
  select 'payments', payment_method,
    case when payment_status in ('refunded', 'refund_due') then 'paid' else payment_status end, count(*)
  from payments where payment_status <> 'unpaid' group by 2, 3
  union all
  select 'refunds', refund_method, 'begun', count(*) from refunds group by 2
  union all
  select 'refunds', refund_method, 'done', count(*) from refunds where refund_status = 'done' group by 2
  union all
  select 'messages', channel, 'failed', count(*) from outbox where state = 'failed' group by 2
  union all
  select 'messages', 'webhook', 'failed', count(*) from webhook_deliveries where delivery_status = 'failed' having count(*) > 0;

-- Phone numbers have one spelling (E.164) from now on. Until now two others could be stored, and would not be found any
-- more: with 00 for +, and with the zero that is dialled at home behind the country's code (of countries whose numbers
-- never begin with one). Where the right spelling is somebody else's already, the row stays as it is.
create function right_phone(phone text) returns text language sql immutable as $$
  select regexp_replace(
    regexp_replace(phone, '^00([1-9])', '+\1'),
    '^\+(31|32|33|41|43|44|46|49|61|64|81|90|91)0+([1-9])', '+\1\2')
$$;
update customers c set phone = right_phone(phone)
  where phone <> right_phone(phone)
    and not exists (select from customers other where other.id <> c.id and right_phone(other.phone) = right_phone(c.phone));
-- Digits alone; of a guest's order or trip, who is asked for the number again
update orders set contact_number = substr(right_phone(case when contact_number ~ '^00' then contact_number
    else '+' || contact_number end), 2)
  where contact_number ~ '^(00[1-9]|(31|32|33|41|43|44|46|49|61|64|81|90|91)0)';
update trips set contact_number = substr(right_phone(case when contact_number ~ '^00' then contact_number
    else '+' || contact_number end), 2)
  where contact_number ~ '^(00[1-9]|(31|32|33|41|43|44|46|49|61|64|81|90|91)0)';
drop function right_phone(text);
