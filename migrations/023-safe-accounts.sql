-- A session is listed in the profile with what it is used on; `confirmed_at`: when whoever uses it last showed that they
-- are the account's owner (signing in does, too).
alter table access_tokens
  add column id bigint generated always as identity,
  add column device text not null default '' check (length(device) <= 300),
  add column address_hash text not null default '',
  add column last_used_at timestamptz,
  add column confirmed_at timestamptz;
update access_tokens set last_used_at = created_at, confirmed_at = created_at;
alter table access_tokens
  alter column last_used_at set not null, alter column last_used_at set default now(),
  alter column confirmed_at set not null, alter column confirmed_at set default now();
create unique index access_tokens_id on access_tokens (id);

-- Guesses at a password, a code, the phone of an order or a delivery code. What is guessed at and from which network are
-- part of the key: the guesser waits, nobody else does. Counted before it is looked whether the guess is right.
create table guesses (
  key_hash text primary key,
  tries integer not null,
  last_at timestamptz not null,
  wait_until timestamptz not null
);
create index guesses_last on guesses (last_at);
drop table failed_logins;

-- Wrong codes are counted for each network now (guesses); `tries` are those of all together, after which a code is worth
-- nothing any more.
alter table one_time_codes
  drop column blocked_until,
  drop constraint one_time_codes_purpose_check,
  add constraint one_time_codes_purpose_check
    check (purpose in ('login', 'verification', 'reset', 'profile', 'confirm', 'order'));

-- What a social sign-in must bring back, handed out by us and good for one.
create table social_nonces (
  nonce_hash text primary key,
  expires_at timestamptz not null
);
create index social_nonces_expiry on social_nonces (expires_at);

-- How many messages a day were caused from one network, to one contact, into one country.
create table sent_today (
  day date not null,
  key_hash text not null,
  count integer not null,
  primary key (day, key_hash)
);

-- The people of the demo town, and whether the shop ran as a demonstration: what was proven there proves nothing.
alter table customers add column is_demo boolean not null default false;
create table demo_traces (
  since timestamptz not null default now()
);
create unique index demo_traces_one on demo_traces ((true));
update customers set is_demo = true
  where (email, ref_code) in (('maja@example.com', 'MAJA2024'), ('diego@example.com', 'DIEGO2024'))
    or (ref_code ~ '^TOWN[0-9]{4}$' and email like '%@example.com');
insert into demo_traces (since) select now() where exists (select from customers where is_demo);
