import PackageSearch from 'lucide-react/icons/package-search';
import { Form } from 'react-router';
import { useTranslate } from '#web/i18n/i18n.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';

/** Leads to the tracking page with the number; works without script too. */
export function TrackBox() {
  const t = useTranslate();
  return (
    <section
      aria-label={t('parcel.track')}
      className="flex flex-col justify-center rounded-sheet bg-accent-soft p-5 md:p-7"
    >
      <Icon of={PackageSearch} size={28} className="mb-2 text-accent-ink max-md:hidden" />
      <h2 className="font-bold text-lead tracking-snug">{t('parcel.track')}</h2>
      <p className="mb-4 text-ink-2 text-small">{t('parcel.track_text')}</p>
      <Form action="/track-order" className="flex flex-col gap-3">
        <Field label={t('parcel.order_id')}>
          <TextInput name="order_id" inputMode="numeric" pattern="[0-9]+" maxLength={12} required autoComplete="off" />
        </Field>
        <Button type="submit" wide>
          {t('parcel.track_action')}
        </Button>
      </Form>
    </section>
  );
}
