-- Words every later table is written in.
create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- A text a person reads, one entry per language: {"en": "Milk", "es": "Leche"}. English is always there.
create domain translated as jsonb check (jsonb_typeof(value) = 'object' and value ? 'en');

-- Money: integer minor units (cents), never below zero.
create domain minor_units as bigint check (value >= 0);

-- Per cent, 0 to 100.
create domain percent as numeric(5, 2) check (value between 0 and 100);

-- How often each number of stars was given, ordered five stars to one star.
create domain star_counts as integer[] check (cardinality(value) = 5 and 0 <= all (value));

-- A discount is always a pair (discount, discount_type). 'percent': discount is per cent, 12.5 means 12.5 %.
-- 'amount': discount is minor units, 250 means 2.50, so it has no fraction.
create function is_discount(discount numeric, discount_type text) returns boolean
  language sql immutable as $$
    select discount >= 0 and case discount_type
      when 'percent' then discount <= 100
      when 'amount' then discount = trunc(discount)
      else false
    end
  $$;

-- The pair as a share of the price, so that both kinds of discount can be sorted together.
create function discount_share(discount numeric, discount_type text, price bigint) returns numeric
  language sql immutable as $$
    select case
      when discount_type = 'percent' then discount
      when price > 0 then least(100, round(discount * 100 / price, 2))
      else 0
    end
  $$;

create function count_of_stars(stars integer[]) returns integer
  language sql immutable as $$ select stars[1] + stars[2] + stars[3] + stars[4] + stars[5] $$;

create function average_of_stars(stars integer[]) returns double precision
  language sql immutable as $$
    select coalesce(
      round(
        (5 * stars[1] + 4 * stars[2] + 3 * stars[3] + 2 * stars[4] + stars[5])::numeric
          / nullif(stars[1] + stars[2] + stars[3] + stars[4] + stars[5], 0),
        2
      ), 0)::double precision
  $$;

create function touch_updated_at() returns trigger language plpgsql as $$
  begin
    new.updated_at := now();
    return new;
  end
$$;

-- A picture is a recipe that is drawn on demand, or an uploaded file. Every image column of an entity names one.
create table pictures (
  id text primary key check (id ~ '^[a-z0-9][a-z0-9-]{0,119}$'),
  recipe jsonb,
  file text,
  alt translated,
  check (num_nonnulls(recipe, file) = 1)
);

-- What the business decides about itself, as /config tells it; one row per field.
create table settings (
  key text primary key,
  value jsonb not null
);
