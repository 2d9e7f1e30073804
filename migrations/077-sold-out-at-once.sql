-- What has sold out, or is there again, is seen by everybody at once: the catalogue's version moves with it. Other counts
-- stay as in 010, and may be some seconds old. At the commit, behind the locks of docs/decisions/028, and once in it.
create function move_catalogue_at_commit() returns trigger language plpgsql as $$
  begin
    if coalesce(current_setting('shop.catalogue_moved', true), '') = '' then
      perform set_config('shop.catalogue_moved', 'yes', true);
      update catalogue_version set version = version + 1;
    end if;
    perform pg_notify('catalogue', tg_table_name);
    return null;
  end
$$;

create constraint trigger items_sold_out after update of stock on items
  deferrable initially deferred for each row
  when ((old.stock is not distinct from 0) <> (new.stock is not distinct from 0)) execute function move_catalogue_at_commit();

create constraint trigger item_variations_sold_out after update of stock on item_variations
  deferrable initially deferred for each row
  when ((old.stock is not distinct from 0) <> (new.stock is not distinct from 0)) execute function move_catalogue_at_commit();

create constraint trigger item_campaigns_sold_out after update of stock on item_campaigns
  deferrable initially deferred for each row
  when ((old.stock is not distinct from 0) <> (new.stock is not distinct from 0)) execute function move_catalogue_at_commit();

create constraint trigger flash_sale_items_sold_out after update of sold on flash_sale_items
  deferrable initially deferred for each row
  when ((old.sold >= old.stock) <> (new.sold >= new.stock)) execute function move_catalogue_at_commit();
