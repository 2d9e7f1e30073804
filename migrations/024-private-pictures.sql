-- Pictures that only who may see their order may see: prescriptions, proofs of delivery, what a refund is wanted for.
alter table pictures add column is_private boolean not null default false;
update pictures set is_private = true where file is not null and id in (
  select unnest(order_attachment) from orders
  union all select unnest(order_proof) from orders
  union all select unnest(image) from order_refunds
);
