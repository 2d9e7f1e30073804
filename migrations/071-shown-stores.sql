-- Every list and search asks of each item whether its store is shown. Without this the planner of a small shop walks the
-- whole of another index for each of them: those begin with the module, and say the status as well.
create index stores_shown on stores (id) where status;
