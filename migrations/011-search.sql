-- Search asks one index for the words of what the shopper can see, popular things first, and corrects misspelt words
-- against the vocabulary. Neither cost follows the number of items.

-- As search sees a text: no accents, lower case, one blank between words. Signs are named one by one, because what
-- counts as a letter depends on the locale the database was made with. Runs for every row that is written, so it uses
-- no regular expression.
create function search_fold(value text) returns text language sql stable parallel safe as $$
  select btrim(replace(replace(replace(lower(unaccent(translate(
    value, E'!"#$%&''()*+,-./:;<=>?@[\\]^_`{|}~\t\n\r¡¿«»‘’‚“”„…–—−·•×®™©°،؛؟、。', repeat(' ', 100)
  ))), '  ', ' '), '  ', ' '), '  ', ' '))
$$;

-- A name in every language: '| sparkling water | agua con gas |', so that beginnings and whole names can be told.
create function search_names(value jsonb) returns text language sql stable parallel safe as $$
  select coalesce('| ' || string_agg(distinct search_fold(said), ' | ') || ' |', '')
  from jsonb_each_text(value) as one (language, said)
$$;

-- How often a thing is ordered, in ten steps, each three times the one before.
create function search_step(order_count integer) returns integer language sql immutable parallel safe as $$
  select least(9, floor(ln(order_count + 1) / ln(3)))::integer
$$;

-- The keys of the index: 2/1/5/milk is the word milk in module 2, zone 1, step 5; 2/1/5@milk when only the store is
-- called so. Whoever looks for milk there reads no other zone's milk, and asks the high steps first.
create function search_keys(module_id integer, zone_id integer, order_count integer, words text, store_words text)
  returns tsvector language plpgsql immutable parallel safe as $$
    declare
      scope text := module_id || '/' || zone_id || '/' || search_step(order_count);
    begin
      return array_to_tsvector(array(
        select scope || '/' || left(word, 60) from unnest(string_to_array(words, ' ')) as word
          where word <> '' and word <> '|'
        union all
        select scope || '@' || left(word, 60) from unnest(string_to_array(store_words, ' ')) as word
          where word <> '' and word <> '|'
      ));
    end
  $$;

alter table items alter column search_words drop expression;
alter table items alter column search_words set default '';
alter table items add column search_names text not null default '';
comment on column items.search_words is 'keys, written by the trigger items_search';
comment on column items.search_names is 'names in every language, written by the trigger items_search';

create function write_item_search() returns trigger language plpgsql as $$
  begin
    new.search_names := search_names(new.name);
    new.search_words := search_keys(new.module_id, new.zone_id, new.order_count,
      -- Nobody names a Margherita a pizza, but that is what one looks for.
      new.search_names || ' ' || search_fold(new.search_text) || ' ' || coalesce((
        select string_agg(search_names(c.name), ' ') from categories c
        where c.id = new.category_id or c.id = (select parent_id from categories where id = new.category_id)), ''),
      (select search_names(name) from stores where id = new.store_id));
    return new;
  end
$$;
create trigger items_search before insert or update of name, search_text, store_id, category_id, module_id, zone_id on items
  for each row execute function write_item_search();
create trigger items_search_step before update of order_count on items
  for each row when (search_step(old.order_count) <> search_step(new.order_count)) execute function write_item_search();

alter table stores add column search_words tsvector not null default '';
alter table stores add column search_names text not null default '';
comment on column stores.search_words is 'keys, written by the trigger stores_search';
comment on column stores.search_names is 'names in every language, written by the trigger stores_search';

create function write_store_search() returns trigger language plpgsql as $$
  begin
    new.search_names := search_names(new.name);
    new.search_words := search_keys(new.module_id, new.zone_id, new.order_count,
      new.search_names || ' ' || search_fold(new.search_text), '');
    return new;
  end
$$;
create trigger stores_search before insert or update of name, search_text, module_id, zone_id on stores
  for each row execute function write_store_search();
create trigger stores_search_step before update of order_count on stores
  for each row when (search_step(old.order_count) <> search_step(new.order_count)) execute function write_store_search();

create function rename_store_in_items() returns trigger language plpgsql as $$
  begin
    update items set search_text = search_text where store_id = new.id;
    return null;
  end
$$;
create trigger stores_renamed after update of name on stores
  for each row when (old.name is distinct from new.name) execute function rename_store_in_items();

create function rename_category_in_items() returns trigger language plpgsql as $$
  begin
    update items set search_text = search_text
      where category_id in (select id from categories where id = new.id or parent_id = new.id);
    return null;
  end
$$;
create trigger categories_renamed after update of name on categories
  for each row when (old.name is distinct from new.name) execute function rename_category_in_items();

-- The vocabulary: every word once per module. Words are never taken out: one that nobody uses any more finds nothing,
-- and then the words near it are tried.
create table search_lexicon (
  kind text not null check (kind in ('item', 'store')),
  module_id integer not null references modules (id) on delete cascade,
  word text collate "C" not null,
  -- How often it was written, for "the usual one first".
  uses integer not null,
  primary key (kind, module_id, word)
);
-- Words near a misspelt one.
create index search_lexicon_near on search_lexicon using gin (word gin_trgm_ops);

-- In the order of the key, so that two writers cannot wait for each other.
create function learn_words() returns trigger language plpgsql as $$
  begin
    insert into search_lexicon (kind, module_id, word, uses)
      select tg_argv[0], module_id, split_part(translate(key.lexeme, '@', '/'), '/', 4) collate "C", count(*)
      from added cross join lateral unnest(added.search_words) as key
      group by 2, 3 order by 2, 3
      on conflict (kind, module_id, word) do update set uses = search_lexicon.uses + excluded.uses;
    return null;
  end
$$;
create trigger items_words after insert on items
  referencing new table as added for each statement execute function learn_words('item');
create trigger stores_words after insert on stores
  referencing new table as added for each statement execute function learn_words('store');

create function learn_new_words() returns trigger language plpgsql as $$
  begin
    insert into search_lexicon (kind, module_id, word, uses)
      select distinct tg_argv[0], new.module_id, split_part(translate(key.lexeme, '@', '/'), '/', 4) collate "C", 1
      from unnest(new.search_words) as key order by 3
      on conflict do nothing;
    return null;
  end
$$;
create trigger items_new_words after update of name, search_text, store_id, category_id, module_id on items
  for each row when (old.search_words is distinct from new.search_words) execute function learn_new_words('item');
create trigger stores_new_words after update of name, search_text, module_id on stores
  for each row when (old.search_words is distinct from new.search_words) execute function learn_new_words('store');

-- What stands already.
update stores set search_text = search_text;
update items set search_text = search_text;

alter table items alter column search_words set not null;
drop index items_search_words;
drop index items_search_text;
drop index stores_search;
create index items_search on items using gin (search_words) where status and is_approved;
create index stores_search on stores using gin (search_words) where status;
