-- Mails look like the shop: the same as plain text and as HTML. What tells of an event is written once.
alter table outbox
  add column html text,
  -- 'order 7 delivered'; null: nothing that happens once (a code)
  add column about text check (length(about) <= 100),
  -- Until then somebody is sending it
  add column claimed_until timestamptz;
create unique index outbox_about on outbox (about);

-- The language in which something was ordered: what is told later is told in it.
alter table orders add column language text not null default 'en' check (length(language) <= 10);
alter table trips add column language text not null default 'en' check (length(language) <= 10);
