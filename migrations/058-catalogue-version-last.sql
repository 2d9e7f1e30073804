-- A long transaction that changes much of the catalogue, as an import does, says so first: then the version moves once, at
-- its end. Else it would hold the one row that every other change of the catalogue ends with, and in the wrong order:
-- whoever changes the price of an item has locked the item before (docs/decisions/028).
create function move_catalogue(changed text) returns void language plpgsql as $$
  begin
    if coalesce(current_setting('shop.catalogue_waits', true), '') = '' then
      update catalogue_version set version = version + 1;
    else
      perform set_config('shop.catalogue_waits', 'moved', true);
    end if;
    perform pg_notify('catalogue', changed);
  end
$$;

create function hold_catalogue() returns void language sql as $$
  select set_config('shop.catalogue_waits', 'held', true)
$$;

create function release_catalogue() returns void language plpgsql as $$
  begin
    if current_setting('shop.catalogue_waits', true) = 'moved' then
      update catalogue_version set version = version + 1;
    end if;
    perform set_config('shop.catalogue_waits', '', true);
  end
$$;

create or replace function bump_catalogue_version() returns trigger language plpgsql as $$
  begin
    perform move_catalogue(tg_table_name);
    return null;
  end
$$;

create or replace function bump_for_public_pictures() returns trigger language plpgsql as $$
  begin
    if exists (select from changed where not is_private) then
      perform move_catalogue(tg_table_name);
    end if;
    return null;
  end
$$;
