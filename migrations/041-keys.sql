-- A shop folder names everything by a key, so that the same folder can be read twice. Rows that had no name of their own
-- get one. Whoever writes a row without a key (the demo town, a process of the version before) is given one that is made
-- of its English words, so the column can be required at once.
create function give_key() returns trigger language plpgsql as $$
  declare
    -- Arguments: the column with the words, and the column within which a key is unique, if it is not unique at all.
    words text := to_jsonb(new) -> tg_argv[0] ->> 'en';
    base text := btrim(left(regexp_replace(lower(unaccent(words)), '[^a-z0-9]+', '-', 'g'), 60), '-');
    scope text := coalesce(tg_argv[1], 'key');
    tried integer := 1;
    is_taken boolean;
  begin
    if new.key is not null then return new; end if;
    if base = '' then base := 'key'; end if;
    new.key := base;
    loop
      execute format('select exists (select from %I where key = $1 and %I::text = $2)', tg_table_name, scope)
        into is_taken using new.key, coalesce(to_jsonb(new) ->> scope, new.key);
      exit when not is_taken;
      tried := tried + 1;
      new.key := base || '-' || tried;
    end loop;
    return new;
  end
$$;

do $$
  declare
    -- table, column with the words, column within which the key is unique
    tables text[] := array[
      ['zones', 'name', ''], ['delivery_vehicles', 'type', ''], ['units', 'unit', ''], ['attributes', 'name', ''],
      ['nutritions', 'nutrition', ''], ['allergies', 'allergy', ''], ['add_ons', 'name', 'store_id'],
      ['basic_campaigns', 'title', ''], ['flash_sales', 'title', ''], ['cashback_rules', 'title', ''],
      ['wallet_bonuses', 'title', ''], ['surge_prices', 'title', ''], ['order_reasons', 'reason', ''],
      ['store_packages', 'package_name', ''], ['banners', 'title', ''], ['store_banners', 'title', 'store_id'],
      ['advertisements', 'title', ''], ['parcel_categories', 'name', ''], ['parcel_instructions', 'instruction', ''],
      ['offline_payment_methods', 'method_name', '']
    ];
    one text[];
    row_id integer;
  begin
    foreach one slice 1 in array tables loop
      execute format('alter table %I add column key text check (key ~ ''^[a-z0-9][a-z0-9-]{0,119}$'')', one[1]);
      execute format('create unique index %I on %I (%s)', one[1] || '_key', one[1],
        case when one[3] = '' then 'key' else quote_ident(one[3]) || ', key' end);
      execute format('create trigger %I before insert or update of key on %I for each row execute function give_key(%L%s)',
        one[1] || '_give_key', one[1], one[2], case when one[3] = '' then '' else ', ' || quote_literal(one[3]) end);
      for row_id in execute format('select id from %I order by id', one[1]) loop
        execute format('update %I set key = null where id = $1', one[1]) using row_id;
      end loop;
      execute format('alter table %I alter column key set not null', one[1]);
    end loop;
  end
$$;

-- Of a picture that came with a shop folder: what its file was, so that the same file is not read and written again.
alter table pictures add column source_digest text;
create index pictures_source on pictures (source_digest) where source_digest is not null;
