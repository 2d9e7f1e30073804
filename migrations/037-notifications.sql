-- What happened to a customer's things, to be told in whatever language it is read in: event and params make the text.
create table notifications (
  id bigint generated always as identity primary key,
  customer_id integer not null references customers (id) on delete cascade,
  kind text not null check (kind in ('order', 'trip', 'parcel', 'wallet', 'points', 'referral', 'chat')),
  event text not null check (event ~ '^[a-z_]{1,50}$'),
  params jsonb not null check (jsonb_typeof(params) = 'object'),
  -- A place in this shop
  link text not null check (link ~ '^/([^/\\]|$)' and length(link) <= 300),
  -- False: only to be pushed, since its customer wants nothing of this kind in the page
  in_page boolean not null default true,
  read_at timestamptz,
  created_at timestamptz not null default now()
);
-- customer/notifications and its pages, all kinds or one
create index notifications_of_customer on notifications (customer_id, id desc) where in_page;
create index notifications_of_kind on notifications (customer_id, kind, id desc) where in_page;
-- The bell; a conversation's only unread one
create index notifications_unread on notifications (customer_id, kind) where in_page and read_at is null;
-- What the nightly clean-up drops
create index notifications_by_time on notifications (created_at);

-- Of the kinds of which somebody wants less than everything.
create table notification_preferences (
  customer_id integer not null references customers (id) on delete cascade,
  kind text not null check (kind in ('order', 'trip', 'parcel', 'wallet', 'points', 'referral', 'chat')),
  in_page boolean not null,
  push boolean not null,
  primary key (customer_id, kind)
);

-- A browser that wants to be pushed to: as long as its session lasts, and in the language it was read in.
create table push_subscriptions (
  id bigint generated always as identity primary key,
  customer_id integer not null references customers (id) on delete cascade,
  token_hash text not null references access_tokens (token_hash) on delete cascade,
  endpoint text not null unique check (length(endpoint) <= 1000),
  p256dh text not null check (length(p256dh) <= 100),
  auth text not null check (length(auth) <= 50),
  language text not null,
  created_at timestamptz not null default now()
);
create index push_subscriptions_of_customer on push_subscriptions (customer_id, id);
create index push_subscriptions_of_session on push_subscriptions (token_hash);

-- What is still to be pushed to a browser; it is gone when the push service has taken it.
create table push_messages (
  id bigint generated always as identity primary key,
  notification_id bigint not null references notifications (id) on delete cascade,
  subscription_id bigint not null references push_subscriptions (id) on delete cascade,
  tries integer not null default 0,
  next_try_at timestamptz not null default now()
);
create index push_messages_due on push_messages (next_try_at, id);
create index push_messages_of_notification on push_messages (notification_id);
create index push_messages_of_subscription on push_messages (subscription_id);

-- The token of a messaging provider that an app of ours has obtained there.
alter table customers add column cm_firebase_token text check (length(cm_firebase_token) <= 4096);
