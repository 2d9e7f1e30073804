-- What an operator granted, beside what went back of it: rewards that were spent are kept from the money, and the same
-- decision told again is still the same. Null: decided before this was noted.
alter table order_refunds add column granted_amount minor_units;
