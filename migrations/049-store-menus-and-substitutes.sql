-- A store's page shows its menu shelf by shelf: one walk of this index per shelf, with its limit.
create index items_of_store_shelf on items (store_id, top_category_id, order_count desc, id desc)
  where status and is_approved;

-- What is to become of a line that turns out not to be there; null: nobody said.
alter table cart_lines add column substitution text
  check (substitution in ('similar', 'contact', 'leave_out'));
alter table order_lines add column substitution text
  check (substitution in ('similar', 'contact', 'leave_out'));
