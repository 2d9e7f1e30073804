-- What a medicine is made of is called differently in other languages. Each name is a text by language, or one word that
-- is the same in all of them, as those that stand here already. The trigger that tells of changes names the column: it
-- steps aside meanwhile.
do $$
  declare
    told_by text := (
      select pg_get_triggerdef(oid) from pg_trigger
      where tgrelid = 'items'::regclass and tgname = 'items_changed_catalogue'
    );
  begin
    drop trigger items_changed_catalogue on items;
    alter table items alter column generic_name drop default;
    alter table items alter column generic_name type jsonb using to_jsonb(generic_name);
    alter table items alter column generic_name set default '[]';
    execute told_by;
  end
$$;
