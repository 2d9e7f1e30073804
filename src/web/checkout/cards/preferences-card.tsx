import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import { profileOf } from '#domain/modules/module-profile.ts';
import { isTakeAway } from '#domain/orders/order-type.ts';
import { useTranslate } from '#web/i18n/lazy/checkout.ts';
import { ChipGroup } from '#web/ui/controls/chip-group.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { Textarea } from '#web/ui/fields/textarea.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { usePhone } from '#web/ui/use-media-query.ts';
import { type Draft, INSTRUCTIONS, UNAVAILABLE_CHOICES } from '../draft.ts';
import type { Quoted } from '../use-checkout.ts';
import { Card } from './card.tsx';

/** What store and courier shall know. Most orders need none of it: on a phone it is a line that opens. */
export function PreferencesCard(checkout: Quoted) {
  const t = useTranslate();
  const isPhone = usePhone();
  const { instruction, unavailable, cutlery, order_note } = checkout.draft;
  const [isOpen] = useState(Boolean(instruction || unavailable || cutlery || order_note));
  const title = t('checkout.wishes');
  if (!isPhone)
    return (
      <Card title={title}>
        <Preferences {...checkout} />
      </Card>
    );

  return (
    <details open={isOpen} className="group rounded-card border border-line bg-surface">
      <summary className="flex min-h-15 cursor-pointer list-none items-center justify-between gap-4 rounded-card px-4 [&::-webkit-details-marker]:hidden">
        <h2 className="font-bold text-lead tracking-snug">{title}</h2>
        <Icon of={ChevronDown} className="text-ink-3 transition-transform group-open:rotate-180" />
      </summary>
      <div className="px-4 pt-1 pb-4">
        <Preferences {...checkout} />
      </div>
    </details>
  );
}

function Preferences({ quote, draft, change }: Quoted) {
  const t = useTranslate();
  const hasCutlery = profileOf(quote.module_type).abilities.cutlery && quote.store.cutlery;

  return (
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
            ...UNAVAILABLE_CHOICES.map((value) => ({ value, label: t(`checkout.unavailable.${value}`) })),
          ]}
        />
      </Field>
      {hasCutlery && (
        <div>
          <Checkbox checked={draft.cutlery} onChange={(event) => change({ cutlery: event.target.checked })}>
            {t('checkout.cutlery')}
          </Checkbox>
          <p className="ms-8 -mt-2 text-caption text-ink-3">{t('checkout.cutlery_text')}</p>
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
  );
}
