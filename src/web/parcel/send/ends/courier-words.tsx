import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useApi } from '#web/api/api.tsx';
import { useI18n } from '#web/i18n/i18n.tsx';
import { useTranslate } from '#web/i18n/lazy/parcel.ts';
import { instructionsQuery } from '#web/parcel/parcel.queries.ts';
import { Chip } from '#web/ui/controls/chip.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Textarea } from '#web/ui/fields/textarea.tsx';
import type { ParcelDraft } from '../parcel-draft.ts';

type CourierWordsProps = {
  draft: Pick<ParcelDraft, 'instructions' | 'order_note'>;
  change(changes: Partial<Pick<ParcelDraft, 'instructions' | 'order_note'>>): void;
};

/** What the courier is told: some of the shop's instructions, and own words. */
export function CourierWords({ draft, change }: CourierWordsProps) {
  const t = useTranslate();
  const { language } = useI18n();
  const { data: offered = [] } = useQuery(instructionsQuery(useApi(), language));
  const [hasNote, setHasNote] = useState(draft.order_note !== '');
  const { instructions } = draft;
  const toggle = (text: string) =>
    change({
      instructions: instructions.includes(text) ? instructions.filter((one) => one !== text) : [...instructions, text],
    });

  return (
    <fieldset className="mt-4">
      <legend className="mb-2 font-semibold text-small">{t('parcel.for_courier')}</legend>
      <div className="flex min-h-9 flex-wrap gap-2">
        {offered.map(({ id, instruction }) => (
          <Chip key={id} selected={instructions.includes(instruction)} onClick={() => toggle(instruction)}>
            <bdi>{instruction}</bdi>
          </Chip>
        ))}
        {!hasNote && (
          <Chip icon={Plus} onClick={() => setHasNote(true)}>
            {t('parcel.note')}
          </Chip>
        )}
      </div>
      {hasNote && (
        <Field label={t('parcel.note_label')} hint={t('parcel.note_hint')} className="mt-4">
          <Textarea
            name="order_note"
            value={draft.order_note}
            onChange={(event) => change({ order_note: event.target.value })}
            maxLength={1000}
            dir="auto"
          />
        </Field>
      )}
    </fieldset>
  );
}
