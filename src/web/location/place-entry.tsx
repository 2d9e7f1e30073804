import { useState } from 'react';
import { useSession } from '#web/session/session.tsx';
import type { FoundPlace } from './found-place.ts';
import { PlaceSearch } from './picker/place-search.tsx';
import { useChoosePlace } from './use-choose-place.ts';
import { useEnterShop } from './use-enter-shop.ts';

/** The way into the shop: say where you are. Who said it before goes on with that. Outside every zone it says so and stays. */
export function PlaceEntry() {
  const choose = useChoosePlace();
  const enter = useEnterShop();
  const [refused, setRefused] = useState<string | null>(null);
  const { location, currentLatLng } = useSession((session) => session);
  const own = location && currentLatLng ? { ...currentLatLng, address: location } : null;

  async function go(place: FoundPlace) {
    const chosen = await choose(place);
    setRefused('refused' in chosen ? chosen.refused : null);
    if (!('refused' in chosen)) enter(chosen);
  }

  return <PlaceSearch look="hero" own={own} onChoose={go} refused={refused} onType={() => setRefused(null)} />;
}
