-- Arabic is typed without vowel signs, with a plain alef and often with ه for ة: search sees both sides so.
-- The same is done to what a shopper types (src/domain/search/search-words.ts).
create or replace function search_fold(value text) returns text language sql stable parallel safe as $$
  select btrim(replace(replace(replace(lower(unaccent(translate(translate(
    value, E'!"#$%&''()*+,-./:;<=>?@[\\]^_`{|}~\t\n\r¡¿«»‘’‚“”„…–—−·•×®™©°،؛؟、。', repeat(' ', 100)
  ),
    -- Letters that become another one, then the signs that are left away.
    E'\u0623\u0625\u0622\u0671\u0649\u0629\u0624\u0626\u0640\u064B\u064C\u064D\u064E\u064F\u0650\u0651\u0652\u0653\u0654\u0655\u0670',
    E'\u0627\u0627\u0627\u0627\u064A\u0647\u0648\u064A'
  ))), '  ', ' '), '  ', ' '), '  ', ' '))
$$;

-- What was written before is read anew; the triggers write its keys.
update items set search_text = search_text where name ? 'ar';
update stores set search_text = search_text where search_text ~ '[\u0600-\u06FF]';
