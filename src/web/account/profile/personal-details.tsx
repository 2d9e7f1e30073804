import BadgeCheck from 'lucide-react/icons/badge-check';
import Pencil from 'lucide-react/icons/pencil';
import type { ReactNode } from 'react';
import type { Customer } from '#contract/account/shapes.ts';
import { fullName } from '#domain/auth/name.ts';
import { spacedPhone } from '#domain/auth/spaced-phone.ts';
import { useConfig } from '#web/config/config.queries.ts';
import { useTranslate } from '#web/i18n/lazy/account.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { Avatar } from '../avatar.tsx';
import { VerifyContact } from './verify-contact.tsx';

export function PersonalDetails({ customer, onEdit }: { customer: Customer; onEdit(): void }) {
  const t = useTranslate();
  const { email_verification_status, phone_verification_status } = useConfig().centralize_login;

  return (
    <section aria-label={t('account.details')} className="rounded-card border border-line bg-surface p-5 md:p-6">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-5">
        <h2 className="font-bold text-lead tracking-snug">{t('account.details')}</h2>
        <Button look="secondary" size={36} icon={Pencil} className="max-md:order-last max-md:w-full" onClick={onEdit}>
          {t('account.edit')}
        </Button>
        <div className="flex w-full flex-wrap gap-x-5 gap-y-6 md:gap-x-6">
          <Avatar customer={customer} size={96} />
          <dl className="grid min-w-0 flex-1 basis-44 gap-4">
            <Detail label={t('account.name')} value={fullName(customer)} />
            <Detail label={t('account.email')} value={customer.email}>
              {customer.email && <Proof isVerified={customer.is_email_verified === '1'} />}
              {customer.email && customer.is_email_verified === '0' && email_verification_status === 1 && (
                <VerifyContact customer={customer} channel="email" />
              )}
            </Detail>
            <Detail label={t('account.phone')} value={customer.phone && spacedPhone(customer.phone)}>
              {customer.phone && <Proof isVerified={customer.is_phone_verified === 1} />}
              {customer.phone && customer.is_phone_verified === 0 && phone_verification_status === 1 && (
                <VerifyContact customer={customer} channel="phone" />
              )}
            </Detail>
          </dl>
        </div>
      </div>
    </section>
  );
}

function Detail({ label, value, children }: { label: string; value: string | null; children?: ReactNode }) {
  const t = useTranslate();
  return (
    <div>
      <dt className="text-caption text-ink-3">{label}</dt>
      <dd className="flex flex-wrap items-center gap-2 font-semibold">
        {value ? (
          <bdi className="wrap-anywhere min-w-0">{value}</bdi>
        ) : (
          <span className="text-ink-3">{t('account.none')}</span>
        )}
        {children}
      </dd>
    </div>
  );
}

function Proof({ isVerified }: { isVerified: boolean }) {
  const t = useTranslate();
  return isVerified ? (
    <Badge tone="success" shape="pill" icon={BadgeCheck}>
      {t('account.verified')}
    </Badge>
  ) : (
    <Badge shape="pill">{t('account.not_verified')}</Badge>
  );
}
