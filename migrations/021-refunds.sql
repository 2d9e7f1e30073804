-- Money on its way back to whoever paid it, one row for each part of it. The row is written before anybody is asked to
-- send the money, and carries the key under which it is sent: a crash in between sends it once.
create table refunds (
  id bigint generated always as identity primary key,
  payment_id uuid not null references payments (id) on delete cascade,
  payable_kind text not null check (payable_kind in ('order', 'wallet_top_up')),
  payable_id bigint not null,
  -- Where it goes: wallet, a gateway's key, or a way on which somebody carries it (cash_on_delivery, offline_payment)
  refund_method text not null,
  amount minor_units not null check (amount > 0),
  -- canceled: what was paid for was. too_late: the money came for nothing. granted: on the payer's request.
  -- at_gateway: sent back over there without us. disputed: taken back by the payer's bank.
  reason text not null check (reason in ('canceled', 'too_late', 'granted', 'at_gateway', 'disputed')),
  -- pending: the gateway is still to be asked. sent: it has taken it on. due: somebody has to send it. done: it is back.
  refund_status text not null check (refund_status in ('pending', 'sent', 'due', 'done')),
  attempts integer not null default 0,
  next_try timestamptz,
  gateway_reference text,
  last_error text,
  -- How an operator proves that it was sent by hand
  proof text,
  created_at timestamptz not null default now(),
  done_at timestamptz,
  check ((refund_status = 'done') = (done_at is not null)),
  check ((refund_status in ('pending', 'sent')) = (next_try is not null))
);
create index refunds_of_payment on refunds (payment_id);
create index refunds_of_payable on refunds (payable_kind, payable_id, id);
create index refunds_to_send on refunds (next_try) where next_try is not null;
-- operator/refunds
create index refunds_open on refunds (id) where refund_status <> 'done';

-- What a gateway took that fits no payment of ours: the wrong sum, the wrong currency, nothing we know.
create table unmatched_payments (
  id bigint generated always as identity primary key,
  gateway text not null,
  event_id text not null,
  reference text not null,
  payment_id uuid references payments (id) on delete set null,
  amount bigint not null,
  currency text,
  reason text not null check (reason in ('unknown_payment', 'other_gateway', 'other_reference', 'amount', 'currency')),
  received_at timestamptz not null default now(),
  -- What an operator did about it
  note text,
  settled_at timestamptz,
  unique (gateway, reference, reason)
);
create index unmatched_payments_open on unmatched_payments (id) where settled_at is null;
create index unmatched_payments_payment on unmatched_payments (payment_id) where payment_id is not null;

-- A payer's bank wants the money back.
create table payment_disputes (
  gateway text not null,
  reference text not null,
  payment_id uuid not null references payments (id) on delete cascade,
  amount minor_units not null,
  dispute_status text not null check (dispute_status in ('open', 'won', 'lost')),
  created_at timestamptz not null default now(),
  primary key (gateway, reference)
);
create index payment_disputes_of_payment on payment_disputes (payment_id);

-- The gateway's side of a payment: when it was started, its name for the money itself, when it was last asked, and
-- whether nobody can pay there any more.
alter table payments add column started_at timestamptz;
alter table payments add column gateway_charge text;
alter table payments add column looked_at timestamptz;
alter table payments add column session_over boolean not null default false;
alter table payments disable trigger payments_touch;
update payments set started_at = created_at, session_over = payment_status in ('paid', 'refunded', 'refund_due')
  where gateway_reference is not null;
alter table payments enable trigger payments_touch;
create index payments_open_sessions on payments (looked_at nulls first, id)
  where gateway_reference is not null and not session_over;
create index payments_of_charge on payments (payment_method, gateway_charge) where gateway_charge is not null;

-- What was refunded until now went into the wallet. What is due may have been sent by hand already, so no machine sends
-- it: it stays with the operator.
insert into refunds (payment_id, payable_kind, payable_id, refund_method, amount, reason, refund_status, created_at, done_at)
  select id, payable_kind, payable_id, case payment_status when 'refunded' then 'wallet' else payment_method end, amount,
    'canceled', case payment_status when 'refunded' then 'done' else 'due' end, updated_at,
    case payment_status when 'refunded' then updated_at end
  from payments where payment_status in ('refunded', 'refund_due') order by updated_at, id;
insert into refunds (payment_id, payable_kind, payable_id, refund_method, amount, reason, refund_status, created_at, done_at)
  select part.id, 'order', part.payable_id, 'wallet', part.share, 'granted', 'done', part.created_at, part.created_at
  from (
    select p.id, p.payable_id, f.created_at, least(p.amount, f.refund_amount - coalesce(
      sum(p.amount) over (partition by p.payable_id order by p.created_at, p.id rows between unbounded preceding and 1 preceding), 0
    )) as share
    from order_refunds f join payments p on p.payable_kind = 'order' and p.payable_id = f.order_id
    where f.refund_status = 'approved' and p.payment_status = 'paid'
  ) part where part.share > 0;
update payments p set payment_status = 'refunded'
  where payment_status = 'paid' and amount = (select sum(r.amount) from refunds r where r.payment_id = p.id);
