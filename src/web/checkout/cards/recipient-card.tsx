import CircleUser from 'lucide-react/icons/circle-user';
import { Link } from 'react-router';
import { useTranslate } from '#web/i18n/lazy/checkout.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import type { Checkout } from '../use-checkout.ts';

/** Whom store and courier may call: who the saved address names, else the customer. */
export function RecipientCard({ recipient }: Pick<Checkout, 'recipient'>) {
  const t = useTranslate();

  return (
    <section
      aria-label={t('checkout.contact')}
      className="flex min-h-18 not-first:mt-4 items-center gap-3 rounded-card border border-line bg-surface px-4 py-3 md:px-5"
    >
      <Icon of={CircleUser} className="shrink-0 text-accent-ink" />
      {recipient ? (
        <p className="min-w-0 flex-1 text-small">
          <bdi className="font-semibold">{recipient.name}</bdi>
          <br />
          <bdi className="text-ink-2 tabular">{recipient.phone || t('checkout.contact.none')}</bdi>
        </p>
      ) : (
        <span className="flex-1">
          <Skeleton className="h-4 w-40" />
        </span>
      )}
      <Link
        to="/profile?page=profile-settings"
        className="hit-area shrink-0 font-semibold text-accent-ink text-small hover:underline"
      >
        {t('checkout.contact.change')}
      </Link>
    </section>
  );
}
