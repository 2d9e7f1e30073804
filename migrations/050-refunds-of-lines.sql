-- A refund may be about some lines of an order alone; null: all of it, as every request before this.
alter table order_refunds add column line_ids bigint[] check (cardinality(line_ids) > 0);
