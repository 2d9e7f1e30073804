-- Who somebody is at Google, Facebook or Apple: the issuer's name for them (subject) never changes, their email may.
create table social_accounts (
  medium text not null check (medium in ('google', 'facebook', 'apple')),
  subject text not null check (length(subject) between 1 and 255),
  customer_id integer not null references customers (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (medium, subject)
);
create index social_accounts_customer on social_accounts (customer_id);
