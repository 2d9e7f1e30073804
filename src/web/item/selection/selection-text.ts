import type { SelectionRefusal } from '#domain/item/food-selection.ts';
import { useTranslate } from '#web/i18n/lazy/item.ts';

/** Why a selection of options cannot stay, in the specification's words. */
export function useSelectionText(): (refusal: SelectionRefusal) => string {
  const t = useTranslate();
  return (refusal) =>
    refusal.reason === 'missing'
      ? t('item.option_missing', { name: refusal.name })
      : t('item.option_count', { name: refusal.name, min: refusal.min, max: refusal.max });
}
