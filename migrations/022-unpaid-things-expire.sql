-- What waits for its money holds goods, a coupon, a price; so it waits for a while, and nobody keeps many waiting.
-- placed_from: a keyed hash of the network address it was ordered from, until its money has come or it is over.
alter table orders add column placed_from text;
-- Its pieces are taken from the stock; given back when it is cancelled.
alter table orders add column goods_held boolean not null default true;
update orders set goods_held = false where order_status = 'canceled';

create index orders_awaiting_payment on orders (created_at) where order_status = 'failed';
create index orders_unpaid_of_guest on orders (guest_id) where order_status = 'failed';
create index orders_unpaid_from on orders (placed_from) where placed_from is not null;
-- A transfer that nobody has seen yet
create index orders_unverified on orders (created_at)
  where order_status = 'pending' and payment_method = 'offline_payment' and payment_status = 'unpaid';

alter table wallet_top_ups add column expired_at timestamptz;
create index wallet_top_ups_unpaid on wallet_top_ups (created_at) where paid_at is null and expired_at is null;
