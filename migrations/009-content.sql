-- Pages of text. body is HTML written by the business itself.
create table content_pages (
  key text primary key check (key ~ '^[a-z-]+$'),
  title translated not null,
  body translated not null,
  status boolean not null default true,
  updated_at timestamptz not null default now()
);

-- get-page-meta-data
create table page_meta (
  page_name text primary key,
  title translated not null,
  description translated not null,
  image text references pictures (id)
);

-- One document per section of the landing page. In it, an object with "en" is a text, and a value under a key that
-- is or ends with "image" or "images" names pictures.
create table landing_sections (
  section text primary key,
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  position integer not null,
  status boolean not null default true
);

create table social_media (
  id integer generated always as identity primary key,
  name text not null unique,
  link text not null,
  status boolean not null default true
);

create table offline_payment_methods (
  id integer generated always as identity primary key,
  method_name translated not null,
  -- [{"input_name": …, "input_data": …}]: what the shopper needs to know to pay
  method_fields jsonb not null check (jsonb_typeof(method_fields) = 'array'),
  -- [{"customer_input": …, "customer_placeholder": {en, es}, "is_required": 1}]: what the shopper tells about the payment
  method_informations jsonb not null check (jsonb_typeof(method_informations) = 'array'),
  status boolean not null default true
);
