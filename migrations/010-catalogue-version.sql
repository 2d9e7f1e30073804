-- Caches hold what was read under a version and drop it when the version moves. Listeners hear which table changed.
-- Stock, sold and order counts and stars do not move it: they change with every order, an order must not queue
-- behind one row that all others write, and cached pages live for seconds only.
create table catalogue_version (
  one_row boolean primary key default true check (one_row),
  version bigint not null
);
insert into catalogue_version (version) values (1);

create function bump_catalogue_version() returns trigger language plpgsql as $$
  begin
    update catalogue_version set version = version + 1;
    perform pg_notify('catalogue', tg_table_name);
    return null;
  end
$$;

do $$
  declare
    changed text;
    watched text[] := array[
      'pictures', 'settings', 'zones', 'modules', 'zone_modules', 'delivery_vehicles', 'stores', 'store_schedules',
      'store_discounts', 'categories', 'brands', 'common_conditions', 'units', 'attributes', 'nutritions', 'allergies',
      'tags', 'items', 'item_variations', 'add_ons', 'item_add_ons', 'item_tags', 'basic_campaigns',
      'basic_campaign_stores', 'item_campaigns', 'flash_sales', 'flash_sale_items', 'coupons', 'banners',
      'store_banners', 'promotional_banners', 'advertisements', 'vehicle_categories', 'vehicle_brands', 'vehicles',
      'vehicle_units', 'parcel_categories', 'content_pages', 'page_meta', 'landing_sections', 'social_media',
      'offline_payment_methods'
    ];
    counters text[] := array[
      'stock', 'sold', 'order_count', 'orders_count', 'total_uses', 'total_trip', 'ratings', 'reviews_comments_count',
      'updated_at'
    ];
    columns text;
  begin
    foreach changed in array watched loop
      -- "update of" names what counts as a change; a statement that only sets counters passes by.
      select string_agg(quote_ident(column_name), ', ') into columns
        from information_schema.columns
        where table_schema = current_schema() and table_name = changed
          and is_generated = 'NEVER' and column_name <> all (counters);
      execute format(
        'create trigger %I after insert or delete or truncate or update of %s on %I
           for each statement execute function bump_catalogue_version()',
        changed || '_changed_catalogue', columns, changed
      );
    end loop;
  end
$$;
