-- The guest whose browser proved a phone or a social account that has no name yet: clients that know no temporary_token
-- complete the account as that guest, and nobody else does.
alter table access_tokens add column guest_id bigint references guests on delete set null;
create index access_tokens_of_guest on access_tokens (guest_id) where guest_id is not null;
