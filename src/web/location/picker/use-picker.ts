import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { mapStart } from '#domain/location/map-start.ts';
import { pickerZoom } from '#domain/location/map-zoom.ts';
import type { Point } from '#domain/location/point.ts';
import { isInside } from '#domain/location/polygon.ts';
import { useApi } from '#web/api/api.tsx';
import { useConfig } from '#web/config/config.queries.ts';
import { useTranslate } from '#web/i18n/lazy/location.ts';
import { useSettleCart } from '#web/modules/use-settle-cart.ts';
import { useSession, useSessionStore } from '#web/session/session.tsx';
import { useDebounced } from '#web/ui/use-debounced.ts';
import { useIsMounted } from '#web/ui/use-is-mounted.ts';
import { type Chosen, choosePlace } from '../choose-place.ts';
import { coordinatesText, findPlace } from '../find-place.ts';
import type { FoundPlace } from '../found-place.ts';
import { addressQuery, zonesQuery } from '../location.queries.ts';
import { refusalText } from '../refusal-text.ts';

const DEBOUNCE_MS = 250;

const NO_RINGS: readonly (readonly Point[])[] = [];

/** How near a place that was searched or located is shown. */
const NEAR = pickerZoom(false).default;

/**
 * The point under the pin and what is known of it. A shopper without a place sees first where we deliver at all; one
 * with a place starts there, close by. `from`: where to start instead.
 */
export function usePicker(from: Point | null = null) {
  const api = useApi();
  const queries = useQueryClient();
  const t = useTranslate();
  const here = useSession((session) => session.currentLatLng);
  const currentLatLng = from ?? here;
  const { default_location } = useConfig();
  const means = { api, queries, t, store: useSessionStore(), settleCart: useSettleCart() };

  const [showsZones] = useState(currentLatLng === null);
  const limits = pickerZoom(showsZones);
  const [view, setView] = useState({ at: mapStart(currentLatLng, default_location), zoom: limits.default });
  const [isConfirming, setIsConfirming] = useState(false);
  const [lookups, setLookups] = useState(0);
  const isLooking = lookups > 0;
  const isMounted = useIsMounted();
  const [refused, setRefused] = useState<string | null>(null);
  const [tries, setTries] = useState(0);

  const zones = useQuery(zonesQuery(api)).data;
  const rings = useMemo(() => zones?.map(({ formated_coordinates: [ring] }) => ring ?? []), [zones]);
  const isOutside = rings !== undefined && !rings.some((ring) => isInside(view.at, ring));

  const settled = useDebounced(view.at, DEBOUNCE_MS);
  const address = useQuery(addressQuery(api, settled));
  const isFinding = settled !== view.at || address.isPending;

  function moveTo(at: Point, zoom: number) {
    setRefused(null);
    setView({ at, zoom });
  }

  async function take<Taken extends object>(
    accept: (place: FoundPlace) => Promise<Taken | { refused: string }>,
    onTaken: (taken: Taken) => void,
  ) {
    if (isConfirming || isLooking) return;
    setTries(tries + 1);
    // The same rule as the server's, asked here first; the server decides.
    if (isOutside) return setRefused(t('place.outside'));
    setIsConfirming(true);
    const taken = await findPlace(means, view.at)
      .then(accept)
      .catch((error) => ({ refused: refusalText(error, t) }));
    setIsConfirming(false);
    if ('refused' in taken) setRefused(taken.refused);
    else if (isMounted()) onTaken(taken);
  }

  return {
    ...view,
    limits,
    zones: zones ?? [],
    /** Drawn for whoever has no place yet, and for whoever left the area. */
    polygons: (showsZones || isOutside) && rings ? rings : NO_RINGS,
    moveTo,
    show(place: FoundPlace) {
      queries.setQueryData(addressQuery(api, place).queryKey, place.address);
      moveTo(place, NEAR);
    },
    near: (at: Point) => moveTo(at, NEAR),
    address: isFinding ? null : (address.data ?? coordinatesText(view.at, t)),
    /** The same for who does not wait for the map to rest. */
    findAddress: (): Promise<string> =>
      findPlace(means, view.at).then(
        (place) => place.address,
        () => coordinatesText(view.at, t),
      ),
    notice: refused ?? (isOutside ? t('place.outside') : null),
    /** Grows with every try to confirm: a refusal said again is read out again. */
    tries,
    isConfirming,
    /** A place that was chosen last is not on the map yet: to confirm now would be to confirm the one before it. */
    isLooking,
    setLooking: (isOn: boolean) => setLookups((now) => now + (isOn ? 1 : -1)),
    /** Makes it the shopper's place. */
    confirm: (onChosen: (chosen: Chosen) => void) => take((place) => choosePlace(means, place), onChosen),
    /** Only says what it is. */
    name: (onFound: (place: FoundPlace) => void) => take(async (place) => place, onFound),
  };
}
