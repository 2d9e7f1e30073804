import { useAddressQuery } from '#web/listing/filters/use-address-query.ts';

/** Whether the map is shown, in the address: beside the list unless it says `list`, instead of it when it says `map`. */
export function useMapChoice() {
  const { params, change } = useAddressQuery();
  const view = params.get('view');
  const set = (wanted: 'map' | 'list' | null) =>
    change((now) => {
      const next = new URLSearchParams(now);
      if (wanted) next.set('view', wanted);
      else next.delete('view');
      return next;
    });
  return {
    isBeside: view !== 'list',
    isInstead: view === 'map',
    toggleBeside: () => set(view === 'list' ? null : 'list'),
    toggleInstead: () => set(view === 'map' ? null : 'map'),
  };
}
