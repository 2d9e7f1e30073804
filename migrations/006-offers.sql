-- Dates and times of offers are the town's own calendar and clock; flash sales end at a moment.

-- Several stores under one banner.
create table basic_campaigns (
  id integer generated always as identity primary key,
  module_id integer not null references modules (id),
  title translated not null,
  description translated not null,
  image text not null references pictures (id),
  start_date date not null,
  end_date date not null,
  start_time time(0) not null default '00:00',
  end_time time(0) not null default '23:59:59',
  status boolean not null default true,
  created_at timestamptz not null default now(),
  check (end_date >= start_date)
);
-- campaigns/basic
create index basic_campaigns_running on basic_campaigns (module_id, end_date, start_date) where status;

create table basic_campaign_stores (
  basic_campaign_id integer not null references basic_campaigns (id) on delete cascade,
  store_id integer not null references stores (id) on delete cascade,
  primary key (basic_campaign_id, store_id)
);
create index basic_campaign_stores_of_store on basic_campaign_stores (store_id);

-- A thing sold only while the campaign runs, with a stock of its own. Ids are its own too, not those of items.
create table item_campaigns (
  id integer generated always as identity primary key,
  store_id integer not null,
  module_id integer not null,
  zone_id integer not null,
  category_id integer not null,
  unit_id integer references units (id),
  slug text not null unique,
  title translated not null,
  description translated not null,
  image text not null references pictures (id),
  price minor_units not null,
  discount numeric(12, 2) not null default 0,
  discount_type text not null default 'percent',
  tax percent not null default 0,
  stock integer check (stock >= 0),
  maximum_cart_quantity integer check (maximum_cart_quantity > 0),
  food_variations jsonb not null default '[]' check (jsonb_typeof(food_variations) = 'array'),
  veg boolean,
  start_date date not null,
  end_date date not null,
  start_time time(0) not null default '00:00',
  end_time time(0) not null default '23:59:59',
  order_count integer not null default 0 check (order_count >= 0),
  status boolean not null default true,
  created_at timestamptz not null default now(),
  check (is_discount(discount, discount_type)),
  check (end_date >= start_date),
  foreign key (store_id, module_id, zone_id) references stores (id, module_id, zone_id) on update cascade,
  foreign key (category_id, module_id) references categories (id, module_id)
);
comment on column item_campaigns.discount is 'percent: per cent of the price; amount: minor units off each piece';
-- campaigns/item
create index item_campaigns_running on item_campaigns (module_id, zone_id, end_date, start_date) where status;
create index item_campaigns_of_store on item_campaigns (store_id);

create table flash_sales (
  id integer generated always as identity primary key,
  module_id integer not null references modules (id),
  title translated not null,
  start_date timestamptz not null,
  end_date timestamptz not null,
  -- Who bears the discount, in per cent; together all of it.
  admin_discount_percentage percent not null,
  vendor_discount_percentage percent not null,
  status boolean not null default true,
  created_at timestamptz not null default now(),
  check (end_date > start_date),
  check (admin_discount_percentage + vendor_discount_percentage = 100)
);
-- flash-sales
create index flash_sales_running on flash_sales (module_id, end_date, start_date) where status;

create table flash_sale_items (
  id integer generated always as identity primary key,
  flash_sale_id integer not null references flash_sales (id) on delete cascade,
  item_id integer not null references items (id) on delete cascade,
  stock integer not null check (stock >= 0),
  sold integer not null default 0 check (sold >= 0),
  discount numeric(12, 2) not null,
  discount_type text not null,
  status boolean not null default true,
  unique (flash_sale_id, item_id),
  check (sold <= stock),
  check (is_discount(discount, discount_type))
);
comment on column flash_sale_items.discount is 'percent: per cent of the price; amount: minor units off each piece';
comment on column flash_sale_items.stock is 'pieces offered; available are stock - sold';
create index flash_sale_items_of_item on flash_sale_items (item_id) where status;

create table coupons (
  id integer generated always as identity primary key,
  module_id integer not null references modules (id),
  title translated not null,
  code text not null check (code = upper(code) and code <> ''),
  coupon_type text not null
    check (coupon_type in ('default', 'store_wise', 'zone_wise', 'free_delivery', 'first_order')),
  -- Store ids of a store_wise coupon, zone ids of a zone_wise one.
  data integer[] not null default '{}',
  -- Customers it is for; null: everybody.
  customer_id integer[],
  created_by text not null default 'admin' check (created_by in ('admin', 'vendor')),
  -- The store that made it, when a vendor did.
  store_id integer references stores (id) on delete cascade,
  discount numeric(12, 2) not null default 0,
  discount_type text not null default 'percent',
  min_purchase minor_units not null default 0,
  -- 0: no cap
  max_discount minor_units not null default 0,
  -- Uses per customer (first_order: orders before it stops); null: no limit.
  "limit" integer check ("limit" > 0),
  total_uses integer not null default 0 check (total_uses >= 0),
  start_date date not null,
  expire_date date not null,
  status boolean not null default true,
  created_at timestamptz not null default now(),
  unique (code, module_id),
  check (is_discount(discount, discount_type)),
  check (expire_date >= start_date),
  check ((created_by = 'vendor') = (store_id is not null)),
  check ((coupon_type in ('store_wise', 'zone_wise')) = (cardinality(data) > 0))
);
comment on column coupons.discount is 'percent: per cent of the base; amount: minor units';
-- coupon/list
create index coupons_running on coupons (module_id, expire_date, start_date) where status;
create index coupons_of_store on coupons (store_id) where store_id is not null;

create table banners (
  id integer generated always as identity primary key,
  module_id integer not null references modules (id),
  -- null: shown in every zone
  zone_id integer references zones (id) on delete cascade,
  title translated not null,
  type text not null check (type in ('default', 'store_wise', 'item_wise')),
  image text not null references pictures (id),
  store_id integer references stores (id) on delete cascade,
  item_id integer references items (id) on delete cascade,
  link text,
  featured boolean not null default false,
  priority integer not null default 0,
  status boolean not null default true,
  created_at timestamptz not null default now(),
  check ((type = 'store_wise') = (store_id is not null)),
  check ((type = 'item_wise') = (item_id is not null))
);
-- banners, rental/banners
create index banners_of_module on banners (module_id, priority desc, id) where status;

-- A store's own banners on its own page: banners/{store_id}, rental/banners/{provider_id}
create table store_banners (
  id integer generated always as identity primary key,
  store_id integer not null references stores (id) on delete cascade,
  title translated not null,
  image text not null references pictures (id),
  default_link text,
  status boolean not null default true
);
create index store_banners_of_store on store_banners (store_id) where status;

-- What a module's home shows between its lists (other-banners and its video-content and why-choose).
create table promotional_banners (
  id integer generated always as identity primary key,
  module_id integer not null references modules (id),
  type text not null check (type in ('promotional_banner', 'video_content', 'why_choose')),
  key text not null,
  title translated,
  short_description translated,
  image text references pictures (id),
  link text,
  position integer not null default 0,
  status boolean not null default true,
  unique (module_id, type, key)
);

create table advertisements (
  id integer generated always as identity primary key,
  store_id integer not null references stores (id) on delete cascade,
  module_id integer not null references modules (id),
  add_type text not null check (add_type in ('video_promotion', 'store_promotion')),
  title translated not null,
  description translated not null,
  cover_image text references pictures (id),
  profile_image text references pictures (id),
  video_attachment text,
  is_rating_active boolean not null default true,
  is_review_active boolean not null default true,
  -- null comes last
  priority integer,
  start_date date not null,
  end_date date not null,
  status boolean not null default true,
  created_at timestamptz not null default now(),
  check (end_date >= start_date),
  check (add_type <> 'video_promotion' or video_attachment is not null)
);
-- advertisement/list
create index advertisements_running on advertisements (module_id, priority nulls last, id) where status;
create index advertisements_of_store on advertisements (store_id);
