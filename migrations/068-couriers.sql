-- One word for who brings orders: courier. The wire keeps `delivery_man`, as clients spell it.
alter table riders rename to couriers;
alter table rider_reviews rename to courier_reviews;
alter table conversations rename column rider_id to courier_id;

do $$
declare
  named record;
begin
  -- An index that carries a constraint is renamed with it.
  for named in
    select conrelid::regclass as of_table, conname as name from pg_constraint
    where connamespace = current_schema()::regnamespace and conname like '%rider%' and conname not like '%provider%'
  loop
    execute format('alter table %s rename constraint %I to %I', named.of_table, named.name,
      replace(named.name, 'rider', 'courier'));
  end loop;
  for named in
    select relname as name, relkind from pg_class
    where relnamespace = current_schema()::regnamespace and relkind in ('i', 'S')
      and relname like '%rider%' and relname not like '%provider%'
  loop
    execute format('alter %s %I rename to %I', case named.relkind when 'S' then 'sequence' else 'index' end, named.name,
      replace(named.name, 'rider', 'courier'));
  end loop;
end
$$;
