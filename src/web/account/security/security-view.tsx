import { useTranslate } from '#web/i18n/lazy/account.ts';
import { DeleteAccount } from '../delete-account.tsx';
import { OwnData } from './own-data.tsx';
import { SessionList } from './session-list.tsx';

/** Who is in, what we keep, and the way out. */
export default function SecurityView() {
  const t = useTranslate();
  return (
    <div className="flex flex-col gap-6">
      <h1 className="font-extrabold text-headline tracking-tight">{t('profile.security')}</h1>
      <SessionList />
      <OwnData />
      <DeleteAccount className="" />
    </div>
  );
}
