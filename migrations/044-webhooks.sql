-- Where an operator's own servers want to be told what happens. What signs for one is made of the shop's secret and its
-- salt: who reads this table can sign nothing.
create table webhooks (
  id integer generated always as identity primary key,
  url text not null check (length(url) <= 1000),
  events text[] not null check (cardinality(events) between 1 and 50),
  salt text not null unique,
  created_at timestamptz not null default now()
);

-- What has happened, written in the transaction in which it did, where somebody wants to hear of it.
create table webhook_events (
  id bigint generated always as identity primary key,
  event text not null,
  data jsonb not null check (jsonb_typeof(data) = 'object'),
  created_at timestamptz not null default now()
);
-- What the nightly clean-up drops
create index webhook_events_by_time on webhook_events (created_at);

-- One row for each who is to hear of it.
create table webhook_deliveries (
  id bigint generated always as identity primary key,
  event_id bigint not null references webhook_events (id) on delete cascade,
  webhook_id integer not null references webhooks (id) on delete cascade,
  delivery_status text not null default 'waiting' check (delivery_status in ('waiting', 'sent', 'failed')),
  tries integer not null default 0,
  -- What was answered last, or why nobody did
  last_answer text check (length(last_answer) <= 300),
  -- Until then somebody is sending it
  claimed_until timestamptz,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index webhook_deliveries_of_event on webhook_deliveries (event_id);
create index webhook_deliveries_of_webhook on webhook_deliveries (webhook_id, id desc);
-- Those that failed, and those that wait: few of many
create index webhook_deliveries_open on webhook_deliveries (delivery_status, id desc) where delivery_status <> 'sent';
