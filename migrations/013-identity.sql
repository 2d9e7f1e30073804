-- A token with the scope 'info' opens nothing but update-info: it belongs to an account that has no name yet.
alter table access_tokens add column scope text not null default 'full' check (scope in ('full', 'info'));
create index access_tokens_expiry on access_tokens (expires_at);

-- Codes of six digits that were sent somewhere, hashed. One for each purpose and place: a new one replaces the old, but
-- not what was tried before, so that asking again gives nobody more guesses.
create table one_time_codes (
  purpose text not null check (purpose in ('login', 'verification', 'reset', 'profile')),
  target text not null check (length(target) <= 255),
  -- The customer, where the code may change nothing but this account; otherwise 0.
  holder integer not null default 0,
  code_hash text not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  tries integer not null default 0,
  blocked_until timestamptz,
  primary key (purpose, target, holder)
);
create index one_time_codes_expiry on one_time_codes (expires_at);

-- Wrong passwords, counted for a contact whether or not it has an account.
create table failed_logins (
  contact_hash text primary key,
  tries integer not null,
  since timestamptz not null
);
create index failed_logins_since on failed_logins (since);

-- Every mail and SMS, written together with what it is about and sent afterwards. Without a real provider they stay here,
-- to be read in demo mode.
create table outbox (
  id bigint generated always as identity primary key,
  channel text not null check (channel in ('mail', 'sms')),
  recipient text not null check (length(recipient) <= 255),
  language text not null,
  subject text not null default '',
  body text not null,
  state text not null check (state in ('kept', 'waiting', 'sent', 'failed')),
  tries integer not null default 0,
  created_at timestamptz not null,
  sent_at timestamptz
);
create index outbox_of_recipient on outbox (recipient, id);
create index outbox_waiting on outbox (id) where state = 'waiting';
create index outbox_age on outbox (created_at);
