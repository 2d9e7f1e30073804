create table categories (
  id integer generated always as identity primary key,
  module_id integer not null references modules (id),
  parent_id integer,
  -- 0 for a top category, 1 for its child
  position smallint not null generated always as (case when parent_id is null then 0 else 1 end) stored,
  slug text not null unique,
  name translated not null,
  image text not null references pictures (id),
  priority integer not null default 0,
  featured boolean not null default false,
  status boolean not null default true,
  order_count integer not null default 0 check (order_count >= 0),
  created_at timestamptz not null default now(),
  unique (id, module_id),
  foreign key (parent_id, module_id) references categories (id, module_id)
);
-- categories, categories/childes/{id}: by priority
create index categories_by_priority on categories (module_id, parent_id, priority desc, id) where status;
-- categories/popular
create index categories_popular on categories (module_id, order_count desc, id) where status;

create table brands (
  id integer generated always as identity primary key,
  module_id integer not null references modules (id),
  slug text not null unique,
  name translated not null,
  image text not null references pictures (id),
  status boolean not null default true,
  created_at timestamptz not null default now(),
  unique (id, module_id)
);
create index brands_of_module on brands (module_id, id) where status;

create table common_conditions (
  id integer generated always as identity primary key,
  module_id integer not null references modules (id),
  slug text not null unique,
  name translated not null,
  status boolean not null default true,
  created_at timestamptz not null default now(),
  unique (id, module_id)
);
create index common_conditions_of_module on common_conditions (module_id, id) where status;

create table units (
  id integer generated always as identity primary key,
  unit translated not null
);

-- What choices are made about: colour, size. An item's choice_options name them as choice_{id}.
create table attributes (
  id integer generated always as identity primary key,
  name translated not null
);

create table nutritions (
  id integer generated always as identity primary key,
  nutrition translated not null
);

create table allergies (
  id integer generated always as identity primary key,
  allergy translated not null
);

create table tags (
  id integer generated always as identity primary key,
  tag text not null unique
);

create table items (
  id integer generated always as identity primary key,
  store_id integer not null,
  -- Repeated from the store, so that a list is one index walk; the foreign key below keeps them true.
  module_id integer not null,
  zone_id integer not null,
  -- The category the item is filed under, and the top category above it (the same one if it is a top category).
  category_id integer not null,
  top_category_id integer not null,
  brand_id integer,
  common_condition_id integer,
  unit_id integer references units (id),
  slug text not null unique,
  name translated not null,
  description translated not null,
  image text not null references pictures (id),
  images text[] not null default '{}',

  price minor_units not null,
  discount numeric(12, 2) not null default 0,
  discount_type text not null default 'percent',
  discount_percent numeric(5, 2) generated always as (discount_share(discount, discount_type, price)) stored,
  tax percent not null default 0,
  -- null: the module does not count stock. With variations: their sum, kept by a trigger.
  stock integer check (stock >= 0),
  -- null: as many as there are
  maximum_cart_quantity integer check (maximum_cart_quantity > 0),
  -- [{"name": "choice_1", "title": {en, es}, "options": [{en, es}]}]; each combination is a row of item_variations
  choice_options jsonb not null default '[]' check (jsonb_typeof(choice_options) = 'array'),
  attributes integer[] not null default '{}',
  -- [{"name": {en, es}, "type": "single", "min": 1, "max": 1, "required": "on",
  --   "values": [{"label": {en, es}, "optionPrice": minor units}]}]
  food_variations jsonb not null default '[]' check (jsonb_typeof(food_variations) = 'array'),
  available_time_starts time(0) not null default '00:00',
  available_time_ends time(0) not null default '23:59:59',
  generic_name text[] not null default '{}',
  nutritions integer[] not null default '{}',
  allergies integer[] not null default '{}',

  status boolean not null default true,
  is_approved boolean not null default true,
  -- null: the question makes no sense for this item
  veg boolean,
  recommended boolean not null default false,
  organic boolean not null default false,
  is_halal boolean not null default false,
  is_basic boolean not null default false,
  is_prescription_required boolean not null default false,
  set_menu boolean not null default false,
  meta_title translated,
  meta_description translated,
  meta_image text references pictures (id),

  order_count integer not null default 0 check (order_count >= 0),
  ratings star_counts not null default '{0,0,0,0,0}',
  rating_count integer generated always as (count_of_stars(ratings)) stored,
  avg_rating double precision generated always as (average_of_stars(ratings)) stored,
  -- Lower-cased, without accents: name in every language, generic names, tags. Not the store's name.
  search_text text not null default '',
  search_words tsvector generated always as (to_tsvector('simple', search_text)) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),

  check (is_discount(discount, discount_type)),
  foreign key (store_id, module_id, zone_id) references stores (id, module_id, zone_id) on update cascade,
  foreign key (category_id, module_id) references categories (id, module_id),
  foreign key (top_category_id, module_id) references categories (id, module_id),
  foreign key (brand_id, module_id) references brands (id, module_id),
  foreign key (common_condition_id, module_id) references common_conditions (id, module_id)
);
comment on column items.discount is 'percent: per cent of the price; amount: minor units off each piece';
create trigger items_touch before update on items for each row execute function touch_updated_at();

-- Lists walk one index per zone. A shopper in two zones: walk both with the limit and merge (union all, order, limit).
-- Store page (items/latest?store_id), related-store-items, the store's price range
create index items_of_store on items (store_id, id desc) where status and is_approved;
create index items_of_store_by_price on items (store_id, price) where status and is_approved;
-- stores/popular-items, items/recommended?store_id, items/suggested
create index items_of_store_popular on items (store_id, order_count desc, id desc) where status and is_approved;
-- items/new-arrival, items/latest without a store, get-combined-data new
create index items_latest on items (module_id, zone_id, id desc) where status and is_approved;
-- items/popular, filter popular
create index items_popular on items (module_id, zone_id, order_count desc, id desc) where status and is_approved;
-- items/most-reviewed
create index items_most_reviewed on items (module_id, zone_id, rating_count desc, id desc) where status and is_approved;
-- filter top_rated
create index items_top_rated on items (module_id, zone_id, avg_rating desc, id desc) where status and is_approved;
-- sort high, low; price slider
create index items_by_price on items (module_id, zone_id, price, id) where status and is_approved;
-- items/discounted
create index items_discounted on items (module_id, zone_id, discount_percent desc, id desc)
  where status and is_approved and discount > 0;
-- items/recommended
create index items_recommended on items (module_id, zone_id, order_count desc, id desc)
  where status and is_approved and recommended;
-- Basic Medicine Nearby
create index items_basic on items (module_id, zone_id, order_count desc, id desc)
  where status and is_approved and is_basic;
-- categories/items/{id} of a child and of a top category, related-items
create index items_of_category on items (category_id, zone_id, order_count desc, id desc) where status and is_approved;
create index items_of_top_category on items (top_category_id, zone_id, order_count desc, id desc)
  where status and is_approved;
-- brand/items/{id}
create index items_of_brand on items (brand_id, zone_id, order_count desc, id desc)
  where status and is_approved and brand_id is not null;
-- common-condition/items/{id}, items/common-conditions
create index items_of_condition on items (common_condition_id, zone_id, order_count desc, id desc)
  where status and is_approved and common_condition_id is not null;
-- items/search: whole words and prefixes; parts of words
create index items_search_words on items using gin (search_words);
create index items_search_text on items using gin (search_text gin_trgm_ops);

-- One row per combination of choices.
create table item_variations (
  id integer generated always as identity primary key,
  item_id integer not null references items (id) on delete cascade,
  -- The chosen options joined by dashes, in English; `label` says the same in every language.
  type text not null,
  label translated not null,
  price minor_units not null,
  stock integer not null default 0 check (stock >= 0),
  position integer not null default 0,
  unique (item_id, type)
);

-- An item with variations has as many pieces as they have together.
create function sum_variation_stock() returns trigger language plpgsql as $$
  declare
    touched integer[];
  begin
    case tg_op
      when 'INSERT' then select array_agg(distinct item_id) into touched from added;
      when 'DELETE' then select array_agg(distinct item_id) into touched from gone;
      else select array_agg(item_id) into touched
        from (select item_id from added union select item_id from gone) both_sides;
    end case;
    update items
      set stock = sums.stock
      from (
        select item_id, sum(stock)::integer as stock from item_variations where item_id = any (touched) group by item_id
      ) sums
      where items.id = sums.item_id and items.stock is distinct from sums.stock;
    return null;
  end
$$;
create trigger item_variations_added after insert on item_variations
  referencing new table as added for each statement execute function sum_variation_stock();
create trigger item_variations_changed after update on item_variations
  referencing old table as gone new table as added for each statement execute function sum_variation_stock();
create trigger item_variations_gone after delete on item_variations
  referencing old table as gone for each statement execute function sum_variation_stock();

create table add_ons (
  id integer generated always as identity primary key,
  store_id integer not null references stores (id) on delete cascade,
  name translated not null,
  price minor_units not null,
  status boolean not null default true
);
create index add_ons_of_store on add_ons (store_id);

create table item_add_ons (
  item_id integer not null references items (id) on delete cascade,
  add_on_id integer not null references add_ons (id) on delete cascade,
  position integer not null default 0,
  primary key (item_id, add_on_id)
);
create index item_add_ons_of_add_on on item_add_ons (add_on_id);

create table item_tags (
  item_id integer not null references items (id) on delete cascade,
  tag_id integer not null references tags (id) on delete cascade,
  primary key (item_id, tag_id)
);
create index item_tags_of_tag on item_tags (tag_id);
