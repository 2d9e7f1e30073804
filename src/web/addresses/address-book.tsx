import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useApi } from '#web/api/api.tsx';
import { useTranslate } from '#web/i18n/lazy/addresses.ts';
import { addressesQuery } from '#web/location/addresses.queries.ts';
import { useOpener } from '#web/overlay/overlay.tsx';
import { useSession } from '#web/session/session.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { StateBlock } from '#web/ui/feedback/state-block.tsx';
import { AddressCard } from './address-card.tsx';

/** Everything the customer saved, to change, to delete, and to add to. */
export default function AddressBook() {
  const t = useTranslate();
  const { open } = useOpener();
  const token = useSession((session) => session.token);
  const { data: addresses, isError, refetch } = useQuery(addressesQuery(useApi(), { token }));
  const add = (
    <Button icon={Plus} onClick={() => open({ name: 'address' })}>
      {t('address.add')}
    </Button>
  );

  return (
    <section>
      <header className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h1 className="font-extrabold text-headline tracking-tight">{t('address.book')}</h1>
          <p className="mt-1 text-ink-2">{t('address.book_text')}</p>
        </div>
        {addresses && addresses.length > 0 && add}
      </header>
      {addresses && addresses.length > 0 ? (
        <ul aria-label={t('address.book')} className="mt-6 grid gap-4 wide:grid-cols-2">
          {addresses.map((address) => (
            <AddressCard key={address.id} address={address} />
          ))}
        </ul>
      ) : addresses ? (
        <StateBlock
          picture="place"
          title={t('address.book_empty')}
          text={t('address.book_empty_text')}
          action={add}
          className="mt-6 rounded-card border border-line bg-surface"
        />
      ) : isError ? (
        <StateBlock
          tone="error"
          title={t('address.list_failed')}
          action={<Button onClick={() => refetch()}>{t('app.retry')}</Button>}
          className="mt-6"
        />
      ) : (
        <div aria-busy="true" className="mt-6 grid gap-4 wide:grid-cols-2">
          <Skeleton className="h-32 rounded-card" />
          <Skeleton className="h-32 rounded-card" />
        </div>
      )}
    </section>
  );
}
