-- Who reads what has changed since they last asked needs the moment of each change. The transaction is given its number
-- first: a reader that sees no unfinished transaction older than a moment then knows that nothing before it is missing.
create function note_change() returns trigger language plpgsql as $$
  begin
    perform pg_current_xact_id();
    new.changed_at := clock_timestamp();
    return new;
  end
$$;

alter table orders add column changed_at timestamptz not null default now();
alter table trips add column changed_at timestamptz not null default now();
alter table refunds add column changed_at timestamptz not null default now();
alter table applications add column changed_at timestamptz not null default now();
alter table conversations add column changed_at timestamptz not null default now();
create trigger orders_note_change before insert or update on orders for each row execute function note_change();
create trigger trips_note_change before insert or update on trips for each row execute function note_change();
create trigger refunds_note_change before insert or update on refunds for each row execute function note_change();
create trigger applications_note_change before insert or update on applications
  for each row execute function note_change();
-- Not when somebody types
create trigger conversations_note_change before insert or update of last_message_id, waiting_count, unread_count
  on conversations for each row execute function note_change();
create index orders_by_change on orders (changed_at, id);
create index orders_of_store_by_change on orders (store_id, changed_at, id);
create index trips_by_change on trips (changed_at, id);
create index refunds_by_change on refunds (changed_at, id);
create index applications_by_change on applications (changed_at, id);
create index conversations_by_change on conversations (changed_at, id);

-- What a store says an order by prescription costs. Nothing of it is owed before its shopper agrees; who declines takes
-- the order back, and with it this row says no more.
create table order_prices (
  order_id bigint primary key references orders (id) on delete cascade,
  price_status text not null default 'asked' check (price_status in ('asked', 'agreed')),
  -- [{"name": "Ibuprofen 400 mg", "quantity": 2, "price": minor units of one}]
  goods jsonb not null check (jsonb_typeof(goods) = 'array'),
  note text check (length(note) <= 1000),
  -- The whole account with these goods, as orders.total
  total jsonb not null check (jsonb_typeof(total) = 'object'),
  asked_at timestamptz not null default now(),
  agreed_at timestamptz
);

-- A store that takes no orders at present does so again by itself.
alter table stores add column paused_until timestamptz;
create index stores_paused on stores (paused_until) where paused_until is not null;
