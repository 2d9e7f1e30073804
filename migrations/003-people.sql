create table vendors (
  id integer generated always as identity primary key,
  f_name text not null,
  l_name text not null default '',
  phone text not null unique,
  email text not null check (length(email) <= 255),
  password_hash text,
  image text references pictures (id),
  status boolean not null default true,
  created_at timestamptz not null default now()
);
create unique index vendors_email on vendors (lower(email));

-- A person may sign up by phone alone or through a social account, so each of phone, email and password may be missing.
create table customers (
  id integer generated always as identity primary key,
  f_name text not null default '',
  l_name text not null default '',
  phone text unique check (phone ~ '^\+?[0-9]{6,20}$'),
  email text check (length(email) <= 255),
  password_hash text,
  image text references pictures (id),
  is_phone_verified boolean not null default false,
  is_email_verified boolean not null default false,
  login_medium text not null default 'manual' check (login_medium in ('manual', 'otp', 'google', 'facebook', 'apple')),
  ref_code text not null unique,
  ref_by integer references customers (id) on delete set null,
  zone_id integer references zones (id) on delete set null,
  current_language_key text not null default 'en',
  status boolean not null default true,
  created_at timestamptz not null default now()
);
create unique index customers_email on customers (lower(email));
create index customers_ref_by on customers (ref_by) where ref_by is not null;

-- A guest's guest_id is a bearer secret: whoever lacks it reads nothing of that guest. Only its hash is kept.
create table guests (
  id bigint generated always as identity primary key,
  secret_hash text not null unique,
  created_at timestamptz not null default now()
);

-- A customer's bearer tokens, hashed; revoked by deleting the row.
create table access_tokens (
  token_hash text primary key,
  customer_id integer not null references customers (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index access_tokens_customer on access_tokens (customer_id);

create table newsletter_subscribers (
  id integer generated always as identity primary key,
  email text not null check (length(email) <= 255),
  created_at timestamptz not null default now()
);
create unique index newsletter_subscribers_email on newsletter_subscribers (lower(email));
