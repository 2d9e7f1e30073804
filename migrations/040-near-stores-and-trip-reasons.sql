-- The nearest stores of a module and a zone: with the point alone those of all modules were walked through.
create index stores_near on stores using gist (module_id, zone_id, point(longitude, latitude)) where status;
drop index stores_nearby;

-- Why a trip is taken back stands in the same list as why an order is. What was written in the program so far is carried
-- over to shops that have a list.
alter table order_reasons drop constraint order_reasons_kind_check;
alter table order_reasons add constraint order_reasons_kind_check
  check (kind in ('cancellation', 'refund', 'before_pickup', 'after_pickup', 'trip_cancellation'));
insert into order_reasons (kind, reason, position)
select 'trip_cancellation', reason::jsonb, position
from (values
  ('{"en": "My plans changed", "es": "Han cambiado mis planes", "ar": "تغيّرت خططي"}', 1),
  ('{"en": "I booked by mistake", "es": "Reservé por error", "ar": "حجزت بالخطأ"}', 2),
  ('{"en": "The pickup place or time is wrong", "es": "El lugar o la hora de recogida no es correcto", "ar": "مكان الاستلام أو وقته غير صحيح"}', 3),
  ('{"en": "I want another vehicle", "es": "Quiero otro vehículo", "ar": "أريد مركبة أخرى"}', 4),
  ('{"en": "I found it cheaper elsewhere", "es": "Lo encontré más barato en otro sitio", "ar": "وجدته أرخص في مكان آخر"}', 5)
) as known (reason, position)
where exists (select from order_reasons);

-- What comes back into the wallet once the trip is over and paid: promised when it was booked.
alter table trips
  add column cashback_id integer references cashback_rules (id) on delete set null,
  add column cashback_amount minor_units not null default 0;
create index trips_with_cashback on trips (cashback_id) where cashback_id is not null;
