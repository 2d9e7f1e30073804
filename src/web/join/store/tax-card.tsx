import { Card } from '#web/checkout/cards/card.tsx';
import { useTranslate } from '#web/i18n/lazy/join.ts';
import { PictureField } from '../parts/picture-field.tsx';
import { TextField } from '../parts/text-field.tsx';
import { useFileField } from './pictures-card.tsx';
import type { StoreForm } from './use-store-form.ts';

/** Nothing of it is needed to apply. */
export function TaxCard({ form }: { form: StoreForm }) {
  const t = useTranslate();
  const field = useFileField(form);
  return (
    <Card title={t('join.optional', { what: t('join.store.tax_card') })}>
      <div className="grid gap-4 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <div className="flex flex-col gap-4">
          <TextField form={form} name="tin" label={t('join.store.tin')} autoComplete="off" maxLength={50} dir="ltr" />
          {/* A date and its calendar need more room than a number: on a phone half of it cuts the year. */}
          <div className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] gap-4">
            <TextField
              form={form}
              name="tin_expire_date"
              label={t('join.store.tin_until')}
              type="date"
              min={form.today}
              dir="ltr"
            />
            <TextField
              form={form}
              name="tax"
              label={t('join.store.tax')}
              inputMode="decimal"
              autoComplete="off"
              maxLength={6}
              dir="ltr"
              end={<span className="text-ink-3">%</span>}
            />
          </div>
        </div>
        <PictureField {...field('tin_certificate_image')} shape="wide" label={t('join.store.certificate')} />
      </div>
    </Card>
  );
}
