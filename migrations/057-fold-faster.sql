-- The same words as before in a fraction of the time: an import folds about ten texts for every item. translate() compares
-- each letter with each of a hundred signs; a regular expression looks it up. What is plain ASCII, as many texts are, has
-- no accents and no Arabic letters to look for.
create or replace function search_fold(value text) returns text stable parallel safe language sql as $fold$
  select btrim(replace(replace(replace(lower(
    case
      when octet_length(value) = length(value)
        then regexp_replace(value, E'[]!"#$%&''()*+,./:;<=>?@[\\\\^_`{|}~\t\n\r-]', ' ', 'g')
      else unaccent(translate(
        regexp_replace(value, E'[]!"#$%&''()*+,./:;<=>?@[\\\\^_`{|}~\t\n\r¡¿«»‘’‚“”„…–—−·•×®™©°،؛؟、。-]', ' ', 'g'),
        -- Letters that become another one, then the signs that are left away.
        E'\u0623\u0625\u0622\u0671\u0649\u0629\u0624\u0626\u0640\u064B\u064C\u064D\u064E\u064F\u0650\u0651\u0652\u0653\u0654\u0655\u0670',
        E'\u0627\u0627\u0627\u0627\u064A\u0647\u0648\u064A'))
    end), '  ', ' '), '  ', ' '), '  ', ' '))
$fold$;
