-- What a parcel has besides being an order (orders.order_type = 'parcel', store_id null). Of the order itself:
--   zone_id           where the sender is; its ways to pay and its surge hold
--   delivery_address  the sender, in the shape every order has
--   contact_number    the digits of the sender's phone
--   schedule_at       when it should be at the receiver's door: the slot's end, or the moment of placing and the minutes
--                     of the way, so that expected_at of a parcel is right without a store
--   distance, total   kilometres along the streets, and the account as every order keeps it: delivery_charge is the
--                     parcel's fee, total.tax is on that fee, there are no goods
--   delivery_instruction, order_note   what the courier is told: chosen instructions, joined by ' · ', and own words
--   otp               the code the receiver tells the courier
create table parcels (
  order_id bigint primary key references orders (id) on delete cascade,
  parcel_category_id integer not null references parcel_categories (id),
  -- {contact_person_name, contact_person_number, contact_person_email, address_type, address, road, house, floor,
  --  latitude, longitude, zone_id}; {} when the sender's account is gone
  receiver_details jsonb not null check (jsonb_typeof(receiver_details) = 'object'),
  charge_payer text not null check (charge_payer in ('sender', 'receiver')),
  -- What explains the fee, as it was when it was placed (domain/parcel: ParcelPrice)
  price jsonb not null check (jsonb_typeof(price) = 'object'),
  -- Minutes along the streets, from door to door
  travel_minutes integer not null check (travel_minutes >= 0),
  -- Opens the page for the receiver, which shows nothing personal
  follow_key uuid not null unique default gen_random_uuid(),
  -- From the moment a parcel that was picked up has to come back
  return_otp text check (return_otp ~ '^[0-9]{4}$'),
  return_fee minor_units,
  check (num_nonnulls(return_otp, return_fee) in (0, 2))
);
create index parcels_of_category on parcels (parcel_category_id);
-- customer/parcel/recent-receivers
create index orders_parcels_of_customer on orders (customer_id, id desc)
  where order_type = 'parcel' and customer_id is not null;

-- Whoever leaves takes along whom they sent something to.
create function forget_customer_of_parcel() returns trigger language plpgsql as $$
  begin
    update parcels set receiver_details = '{}' where order_id = old.id;
    return null;
  end
$$;
create trigger orders_forget_parcel after update of customer_id on orders
  for each row when (old.order_type = 'parcel' and old.customer_id is not null and new.customer_id is null)
  execute function forget_customer_of_parcel();

-- What a sender chooses from for the courier.
create table parcel_instructions (
  id integer generated always as identity primary key,
  instruction translated not null,
  position integer not null default 0,
  status boolean not null default true
);
create index parcel_instructions_in_order on parcel_instructions (position, id) where status;
