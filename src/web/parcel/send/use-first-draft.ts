import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import { useApi } from '#web/api/api.tsx';
import { sayFailure } from '#web/api/say-failure.ts';
import { useTranslate } from '#web/i18n/lazy/parcel.ts';
import { useSelectedAddress } from '#web/session/selected-address.ts';
import { useSession } from '#web/session/session.tsx';
import { type DraftTools, draftOfSent } from './parcel-draft.ts';
import { useSelf } from './use-self.ts';

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
  const here = useSelectedAddress();
  const self = useSelf();
  const category = Number(query.get('category'));
  const again = Number(query.get('from'));

  const take = useEffectEvent(async () => {
    if (again > 0) {
      try {
        const { sentParcel } = await import('../parcel.calls.ts');
        change(draftOfSent(await sentParcel(api, again, token ? null : guest_id)));
      } catch (error) {
        sayFailure(t, error);
      }
    } else if (category > 0) change({ parcel_category_id: category });
    // Taken once: a reload must not undo what was changed since.
    if (again > 0 || category > 0) setQuery({}, { replace: true, preventScrollReset: true });
  });
  useEffect(() => void take(), [category, again]);

  const isEmpty = draft.sender.name === '' && draft.sender.phone === '' && draft.receiver.name === '';
  const fillSelf = useEffectEvent(() => {
    if (self && isEmpty && again === 0) changeEnd('sender', self);
  });
  useEffect(() => fillSelf(), [self?.name, self?.phone]);

  const fillPlace = useEffectEvent(() => {
    if (!here || draft.sender.place || draft.receiver.place || again > 0) return;
    const { lat, lng, address, road, house, floor } = here;
    changeEnd('sender', { place: { lat, lng, address }, road, house, floor });
  });
  useEffect(() => fillPlace(), [here?.lat, here?.lng]);
}
