-- Files whose row is gone. They are deleted right after the transaction; when the store is away just then, at night.
create table files_to_delete (
  file text primary key,
  created_at timestamptz not null default now()
);
