-- One statement for the most frequent write of the shop: the cart is found or made, locked, looked at and written.
-- `seen`: the lines that the new one was judged by, as "number version,number version"; null: they are to go. Whether the
-- line may be put in at all was decided by the caller; here is only seen to that nothing has changed since. No row: it
-- has. Each statement of a function sees what was committed before it began, so also what we waited for at the lock.
create function put_into_cart(
  customer integer, guest bigint, module integer, seen text, item integer, campaign integer, chosen_variation text,
  chosen_options jsonb, chosen_add_ons jsonb, pieces integer, piece_price bigint,
  chosen_substitution text
) returns table (id bigint, cart_id bigint, created_at timestamptz, version text) language plpgsql as $$
  declare
    cart bigint;
  begin
    loop
      if customer is not null then
        select c.id into cart from carts c where c.customer_id = customer and c.module_id = module for no key update;
      else
        select c.id into cart from carts c where c.guest_id = guest and c.module_id = module for no key update;
      end if;
      exit when cart is not null;
      insert into carts (customer_id, guest_id, module_id) values (customer, guest, module) on conflict do nothing;
    end loop;

    if seen is null then
      delete from cart_lines l where l.cart_id = cart;
    elsif seen is distinct from (
      select coalesce(string_agg(l.id || ' ' || l.xmin, ',' order by l.id), '') from cart_lines l where l.cart_id = cart
    ) then
      return;
    end if;

    return query
      insert into cart_lines as made
        (cart_id, item_id, item_campaign_id, variation, options, add_ons, quantity, price, substitution)
      values (cart, item, campaign, chosen_variation, chosen_options, chosen_add_ons, pieces, piece_price,
        chosen_substitution)
      returning made.id, made.cart_id, made.created_at, made.xmin::text;
  end
$$;
