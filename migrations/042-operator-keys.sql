-- Who may use the operator's interface: several keys, each with a name and what it may do. Of a key only its hash is kept.
create table operator_keys (
  id integer generated always as identity primary key,
  name text not null check (name ~ '^[a-z0-9][a-z0-9._-]{0,49}$'),
  key_hash text not null unique,
  scopes text[] not null check (cardinality(scopes) between 1 and 50),
  created_at timestamptz not null default now(),
  revoked_at timestamptz
);
-- A name can be given again once its key is revoked.
create unique index operator_keys_name on operator_keys (name) where revoked_at is null;

-- Every call that a known key made, refused ones too. Written before the call is answered: a row without a status belongs
-- to one that ended with its process. Nothing of what was sent or answered is kept.
create table operator_calls (
  id bigint generated always as identity primary key,
  -- null: made with the setting OPERATOR_TOKEN
  key_id integer references operator_keys (id),
  method text not null,
  -- As the document writes it: /api/v1/operator/orders/{id}/status
  path text not null,
  -- What stood in its braces: 100001
  subject text not null default '' check (length(subject) <= 200),
  request_id text not null check (length(request_id) <= 200),
  status integer,
  created_at timestamptz not null default now()
);
create index operator_calls_of_key on operator_calls (key_id, id desc);
-- What the nightly clean-up drops
create index operator_calls_by_time on operator_calls (created_at);
