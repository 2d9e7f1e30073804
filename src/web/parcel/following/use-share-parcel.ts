import type { TrackedOrder } from '#contract/orders/shapes.ts';
import { shareLink } from '#web/catalog/links/share-link.ts';
import { useTranslate } from '#web/i18n/lazy/parcel-tracking.ts';
import { firstName } from './first-name.ts';
import { followAddress } from './parcel-addresses.ts';

/** Hands the link on that shows the way of a parcel and nothing else; null: it has none. */
export function useShareParcel({
  follow_key,
  receiver_details,
}: TrackedOrder): { label: string; share(): void } | null {
  const t = useTranslate();
  if (follow_key === null) return null;
  const name = firstName(receiver_details?.contact_person_name);
  return {
    label: name ? t('parcel_track.share', { name }) : t('parcel_track.share_nobody'),
    share: () => void shareLink(t, t('parcel_track.share_title'), followAddress(follow_key)),
  };
}
