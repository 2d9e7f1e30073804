-- One cart for each shopper and module. Whoever changes its lines locks this row first, so that two requests at the
-- same moment count the same pieces.
create table carts (
  id bigint generated always as identity primary key,
  customer_id integer references customers (id) on delete cascade,
  guest_id bigint references guests (id) on delete cascade,
  module_id integer not null references modules (id) on delete cascade,
  created_at timestamptz not null default now(),
  check (num_nonnulls(customer_id, guest_id) = 1),
  unique (customer_id, module_id),
  unique (guest_id, module_id)
);

create table cart_lines (
  id bigint generated always as identity primary key,
  cart_id bigint not null references carts (id) on delete cascade,
  item_id integer references items (id) on delete cascade,
  item_campaign_id integer references item_campaigns (id) on delete cascade,
  -- What was chosen, in English and in a fixed order, so that the same choice is the same text. No foreign keys: a
  -- choice that is no longer offered stays in the cart and says so.
  variation text not null default '',
  -- [{"name": "Size", "labels": ["Large"]}]
  options jsonb not null default '[]' check (jsonb_typeof(options) = 'array'),
  -- [{"id": 7, "quantity": 2}]
  add_ons jsonb not null default '[]' check (jsonb_typeof(add_ons) = 'array'),
  choice text not null generated always as (md5(variation || options::text || add_ons::text)) stored,
  quantity integer not null check (quantity between 1 and 1000),
  -- What a piece cost when it was put in; lists and orders look the price up anew.
  price minor_units not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (num_nonnulls(item_id, item_campaign_id) = 1),
  -- The same item with the same choice is one line.
  unique (cart_id, item_id, choice),
  unique (cart_id, item_campaign_id, choice)
);
create trigger cart_lines_touch before update on cart_lines for each row execute function touch_updated_at();
create index cart_lines_of_item on cart_lines (item_id) where item_id is not null;
create index cart_lines_of_item_campaign on cart_lines (item_campaign_id) where item_campaign_id is not null;
