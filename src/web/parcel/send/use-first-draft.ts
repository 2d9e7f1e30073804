import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useApi } from '#web/api/api.tsx';
import { sayFailure } from '#web/api/say-failure.ts';
import { useTranslate } from '#web/i18n/lazy/parcel.ts';
import { useSelectedAddress } from '#web/session/remembered/selected-address.ts';
import { useSession } from '#web/session/session.tsx';
import { useSelf } from './ends/use-self.ts';
import { type DraftTools, draftOfSent } from './parcel-draft.ts';

/**
 * What is known before anything is typed: the kind of the card that was pressed (`category`), an old parcel that shall be
 * sent again (`from`), otherwise that the shopper sends it, from where they are.
 */
export function useFirstDraft({ draft, change, changeEnd }: DraftTools) {
  const t = useTranslate();
  const api = useApi();
  const [query, setQuery] = useSearchParams();
  const guest_id = useSession((session) => session.guest_id);
  const token = useSession((session) => session.token);
  const self = useSelf();
  const here = useSelectedAddress();
  const category = Number(query.get('category'));
  const again = Number(query.get('from'));

  const take = useEffectEvent(async (parcel_category_id: number, order_id: number) => {
    if (!parcel_category_id && !order_id) return;
    if (parcel_category_id) change({ parcel_category_id });
    if (order_id) {
      const { sentParcel } = await import('../parcel.calls.ts');
      const sent = await sentParcel(api, order_id, token ? null : guest_id).catch((error) => sayFailure(t, error));
      if (sent) change(draftOfSent(sent));
    }
    // Taken once: a reload must not undo what was changed since.
    setQuery({}, { replace: true, preventScrollReset: true });
  });
  useEffect(() => void take(category, again), [category, again]);

  // Once, when it is known who and where: whoever empties a field wants it empty. As it is drawn, and not a moment later:
  // what is typed in between would be written over.
  const fillSelf = useEffectEvent((isKnown: boolean) => {
    const isEmpty = [draft.sender.name, draft.sender.phone, draft.receiver.name].every((text) => text === '');
    if (isKnown && self && isEmpty && !again) changeEnd('sender', self);
  });
  const isSelfKnown = self !== null;
  useLayoutEffect(() => fillSelf(isSelfKnown), [isSelfKnown]);

  const fillPlace = useEffectEvent((isKnown: boolean) => {
    if (!isKnown || !here || draft.sender.place || draft.receiver.place || again) return;
    const { lat, lng, address, road, house, floor } = here;
    changeEnd('sender', { place: { lat, lng, address }, road, house, floor });
  });
  const isPlaceKnown = here !== null;
  useLayoutEffect(() => fillPlace(isPlaceKnown), [isPlaceKnown]);
}
