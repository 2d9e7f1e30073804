import { profileOf } from '#domain/modules/module-profile.ts';
import { isTakeAway } from '#domain/orders/order-type.ts';
import { useTranslate } from '#web/i18n/lazy/checkout.ts';
import { ChipGroup } from '#web/ui/controls/chip-group.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { Textarea } from '#web/ui/fields/textarea.tsx';
import { type Draft, INSTRUCTIONS, UNAVAILABLE_WISHES } from '../draft.ts';
import type { Quoted } from '../use-checkout.ts';
import { Card } from './card.tsx';

/** What store and courier shall know. */
export function PreferencesCard({ quote, draft, change }: Quoted) {
  const t = useTranslate();
  const hasCutlery = profileOf(quote.module_type).abilities.cutlery && quote.store.cutlery;

  return (
    <Card title={t('checkout.wishes')}>
      <div className="flex flex-col gap-5">
        {!isTakeAway(draft.order_type) && (
          <div>
            <p aria-hidden className="mb-1.5 font-semibold text-small">
              {t('checkout.instruction')}
            </p>
            <ChipGroup
              label={t('checkout.instruction')}
              look="soft"
              value={draft.instruction}
              onChange={(instruction) => change({ instruction })}
              options={(['', ...INSTRUCTIONS] as const).map((value) => ({
                value,
                label: t(`checkout.instruction.${value || 'none'}`),
              }))}
            />
          </div>
        )}
        <Field label={t('checkout.unavailable')}>
          <Select
            name="unavailable_item_note"
            value={draft.unavailable}
            onChange={(event) => change({ unavailable: event.target.value as Draft['unavailable'] })}
            options={[
              { value: '', label: t('checkout.unavailable.none') },
              ...UNAVAILABLE_WISHES.map((value) => ({ value, label: t(`checkout.unavailable.${value}`) })),
            ]}
          />
        </Field>
        {hasCutlery && (
          <div>
            <Checkbox checked={draft.cutlery} onChange={(event) => change({ cutlery: event.target.checked })}>
              {t('checkout.cutlery')}
            </Checkbox>
            <p className="ms-8 text-caption text-ink-3">{t('checkout.cutlery_text')}</p>
          </div>
        )}
        <Field label={t('checkout.note')} hint={t('checkout.note_hint')}>
          <Textarea
            name="order_note"
            value={draft.order_note}
            onChange={(event) => change({ order_note: event.target.value })}
            maxLength={1000}
            dir="auto"
          />
        </Field>
      </div>
    </Card>
  );
}
