-- What the words that items are tagged with are called in each language. A word without a row is shown as it is.
create table tag_names (
  id integer generated always as identity primary key,
  tag text not null unique,
  name translated not null
);
create trigger tag_names_changed_catalogue after insert or delete or truncate or update on tag_names
  for each statement execute function bump_catalogue_version();
