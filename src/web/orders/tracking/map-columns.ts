/** From a tablet on, the sheet stands beside its map, which gets the wider half. */
export const MAP_COLUMNS =
  'md:column md:grid md:grid-cols-[minmax(0,380px)_minmax(0,1fr)] md:gap-6 md:py-6 min-[960px]:grid-cols-[minmax(0,420px)_minmax(0,1fr)]';
