-- A transfer that was denied is the payer's to correct, and one that was corrected somebody's to look at: each of them has
-- the whole time for it, however old the order is by then.
alter table offline_payments add column waits_since timestamptz not null default now();
update offline_payments set waits_since = created_at;
