import { Suspense, useEffect, useState } from 'react';
import { sayFailure } from '#web/api/say-failure.ts';
import { useTranslate } from '#web/i18n/lazy/account.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { StateBlock } from '#web/ui/feedback/state-block.tsx';
import { lazyWithRetry } from '#web/ui/lazy-with-retry.ts';
import { useCustomer } from '../account.queries.ts';
import { Dashboard } from './dashboard.tsx';
import { PersonalDetails } from './personal-details.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';

const ProfileForm = lazyWithRetry(() => import('./profile-form.tsx'));

/** The customer's own page: figures and details, or the form that changes them. */
export default function ProfilePage() {
  const t = useTranslate();
  const { data: customer, error, refetch } = useCustomer();
  const [isEditing, setEditing] = useState(false);

  useEffect(() => {
    if (error) sayFailure(t, error);
  }, [error, t]);

  if (!customer && error)
    return (
      <StateBlock
        tone="error"
        heading="h1"
        title={t('account.failed')}
        action={<Button onClick={() => refetch()}>{t('app.retry')}</Button>}
      />
    );
  if (!customer) return <ProfileSkeleton />;
  if (isEditing)
    return (
      <Suspense fallback={<ProfileSkeleton />}>
        <ProfileForm customer={customer} onDone={() => setEditing(false)} />
      </Suspense>
    );
  return (
    <div className="flex flex-col gap-6">
      <h1 className="font-extrabold text-headline tracking-tight">{t('profile.title')}</h1>
      <Dashboard customer={customer} />
      <PersonalDetails customer={customer} onEdit={() => setEditing(true)} />
    </div>
  );
}
