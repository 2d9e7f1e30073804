import type { Item } from '#contract/catalog/item-shape.ts';
import { useConfig } from '#web/config/config.queries.ts';
import { useTranslate } from '#web/i18n/i18n.tsx';
import { Marker } from '#web/ui/map/marker.tsx';

/** The veg or non-veg mark before a dish's name, if the business shows such marks. */
export function Diet({ veg, size = 14 }: { veg: Item['veg']; size?: number }) {
  const t = useTranslate();
  const { toggle_veg_non_veg } = useConfig();
  if (veg === null || !toggle_veg_non_veg) return null;
  return (
    <Marker
      kind={veg === 1 ? 'dot' : 'triangle'}
      label={t(veg === 1 ? 'card.veg' : 'card.non_veg')}
      size={size}
      className="me-1.5"
    />
  );
}
