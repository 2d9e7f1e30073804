-- What 059 did for customers, for everybody else whose number was stored before it had one spelling (E.164): saved
-- addresses, applications, couriers. Addresses took what was typed, with its spaces and brackets. A number that does not
-- say its country stays as it is, and so does one whose right spelling is somebody else's already.
create function right_phone(phone text) returns text language sql immutable as $$
  select case when said ~ '^\+[1-9][0-9]{5,14}$'
    then regexp_replace(said, '^\+(31|32|33|41|43|44|46|49|61|64|81|90|91)0+([1-9])', '+\1\2') else phone end
  from (
    select regexp_replace(regexp_replace(replace(phone, '(0)', ''), '[[:space:]()./-]', '', 'g'), '^00([1-9])', '+\1') as said
  ) as plain
$$;
update addresses set contact_person_number = right_phone(contact_person_number)
  where contact_person_number <> right_phone(contact_person_number);
update applications a set phone = right_phone(phone)
  where phone <> right_phone(phone) and not exists (
    select from applications other
    where other.id <> a.id and other.kind = a.kind and right_phone(other.phone) = right_phone(a.phone));
update couriers r set phone = right_phone(phone)
  where phone <> right_phone(phone)
    and not exists (select from couriers other where other.id <> r.id and right_phone(other.phone) = right_phone(r.phone));
drop function right_phone(text);
