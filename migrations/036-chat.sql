-- What a customer writes with support, a store (or rental provider) or a courier: one conversation with each.
create table conversations (
  id bigint generated always as identity primary key,
  customer_id integer not null references customers (id) on delete cascade,
  receiver_type text not null check (receiver_type in ('admin', 'vendor', 'delivery_man')),
  store_id integer references stores (id) on delete cascade,
  rider_id integer references riders (id) on delete cascade,
  -- Counted here, under the lock of whoever adds a message: an inbox is read far more often than written to
  last_message_id bigint not null default 0,
  last_message_at timestamptz not null default now(),
  message_count integer not null default 0 check (message_count >= 0),
  -- The last message that each side has seen, and how many of the other's came after it
  customer_seen_id bigint not null default 0,
  receiver_seen_id bigint not null default 0,
  unread_count integer not null default 0 check (unread_count >= 0),
  waiting_count integer not null default 0 check (waiting_count >= 0),
  customer_typing_at timestamptz,
  created_at timestamptz not null default now(),
  check ((receiver_type = 'vendor') = (store_id is not null)),
  check ((receiver_type = 'delivery_man') = (rider_id is not null))
);
create unique index conversations_once on conversations
  (customer_id, receiver_type, coalesce(store_id, 0), coalesce(rider_id, 0));
-- customer/message/list, with and without its tabs; search looks through the same few rows
create index conversations_of_customer on conversations (customer_id, last_message_id desc);
create index conversations_of_tab on conversations (customer_id, receiver_type, last_message_id desc);
-- operator/conversations
create index conversations_newest on conversations (last_message_id desc);
create index conversations_by_type on conversations (receiver_type, last_message_id desc);
create index conversations_waiting on conversations (last_message_id desc) where waiting_count > 0;
create index conversations_of_store on conversations (store_id, last_message_id desc) where store_id is not null;
create index conversations_of_rider on conversations (rider_id, last_message_id desc) where rider_id is not null;

create table chat_messages (
  -- Given under the lock of the conversation: within one, what is newer has the greater number
  id bigint generated always as identity primary key,
  conversation_id bigint not null references conversations (id) on delete cascade,
  -- Whose conversation it is, so that what one customer wrote is found without it
  customer_id integer not null references customers (id) on delete cascade,
  sender_type text not null check (sender_type in ('customer', 'admin', 'vendor', 'delivery_man')),
  message text check (length(message) between 1 and 2000),
  -- Private pictures: only the two sides see them
  pictures text[] not null default '{}' check (cardinality(pictures) <= 3),
  -- What it is about
  order_id bigint references orders (id) on delete set null,
  trip_id bigint references trips (id) on delete set null,
  -- Given by the sender: a retry brings the same one
  client_key text check (length(client_key) between 1 and 64),
  is_automatic boolean not null default false,
  created_at timestamptz not null default now(),
  check (message is not null or cardinality(pictures) > 0)
);
-- customer/message/details, from the newest or from a message on
create index chat_messages_of_conversation on chat_messages (conversation_id, id desc);
create unique index chat_messages_once on chat_messages (conversation_id, (sender_type = 'customer'), client_key)
  where client_key is not null;
-- How many a customer has written in the last minute
create index chat_messages_written on chat_messages (customer_id, id desc) where sender_type = 'customer';
create index chat_messages_of_order on chat_messages (order_id) where order_id is not null;
create index chat_messages_of_trip on chat_messages (trip_id) where trip_id is not null;

-- Pictures go with the message that showed them; the nightly job deletes their files.
create function drop_message_pictures() returns trigger language plpgsql as $$
  begin
    with gone as (delete from pictures where id = any (old.pictures) and file is not null returning file)
    insert into files_to_delete (file) select file from gone on conflict do nothing;
    return null;
  end
$$;
create trigger chat_messages_dropped after delete on chat_messages
  for each row when (cardinality(old.pictures) > 0) execute function drop_message_pictures();

-- What is told to a customer live, whatever page is open. Rows are short-lived: who comes back after longer loads anew.
create table customer_events (
  row_id bigint generated always as identity primary key,
  customer_id integer not null references customers (id) on delete cascade,
  -- 1, 2, 3 … of each customer, in the order of commits; null until then
  id bigint,
  name text not null,
  event jsonb not null,
  created_at timestamptz not null default now()
);
create unique index customer_events_of_customer on customer_events (customer_id, id desc);
create index customer_events_old on customer_events (created_at);

create table customer_streams (
  customer_id integer primary key references customers (id) on delete cascade,
  last_event_id bigint not null
);

-- At the very end of the transaction, so that its lock is the last one and is held for a moment only; whoever commits
-- first has the smaller number, and nobody who has seen one can miss a smaller one.
create function number_customer_event() returns trigger language plpgsql as $$
  declare
    next_id bigint;
  begin
    if not exists (select from customer_events where row_id = new.row_id) then
      return null;
    end if;
    insert into customer_streams as stream (customer_id, last_event_id) values (new.customer_id, 1)
      on conflict (customer_id) do update set last_event_id = stream.last_event_id + 1
      returning last_event_id into next_id;
    update customer_events set id = next_id where row_id = new.row_id;
    return null;
  end
$$;
create constraint trigger customer_events_numbered after insert on customer_events
  deferrable initially deferred for each row execute function number_customer_event();

-- A private picture is in no cached answer: one that is sent in a chat must not empty the caches of the whole shop.
create function bump_for_public_pictures() returns trigger language plpgsql as $$
  begin
    if exists (select from changed where not is_private) then
      update catalogue_version set version = version + 1;
      perform pg_notify('catalogue', tg_table_name);
    end if;
    return null;
  end
$$;
drop trigger pictures_changed_catalogue on pictures;
create trigger pictures_added after insert on pictures
  referencing new table as changed for each statement execute function bump_for_public_pictures();
create trigger pictures_deleted after delete on pictures
  referencing old table as changed for each statement execute function bump_for_public_pictures();
create trigger pictures_changed_catalogue after truncate or update on pictures
  for each statement execute function bump_catalogue_version();
