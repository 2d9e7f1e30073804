import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { applicationPage } from '#contract/join/fields.ts';
import { storeDraft } from '#web/session/drafts/join-draft.ts';
import { JoinSkeleton } from '../parts/join-skeleton.tsx';
import { useSavedFiles } from '../parts/use-saved-files.ts';
import { Received } from '../state/received.tsx';
import { STORE_FILES, type StoreDraft } from './store-draft.ts';
import StoreForm from './store-form.tsx';
import { StoreFrame } from './store-frame.tsx';

/** The form, or the way back from a gateway that was paid. */
export default function StorePage({ Logo }: { Logo: ComponentType }) {
  const [query] = useSearchParams();
  return query.get('flag') === 'success' ? <PaidStore Logo={Logo} /> : <StoreForm Logo={Logo} />;
}

/** What is true is told on the application's own page; here is only known that the gateway says it was paid. */
function PaidStore({ Logo }: { Logo: ComponentType }) {
  const navigate = useNavigate();
  const { forgetFiles } = useSavedFiles('store', STORE_FILES);
  const [key] = useState(() => (storeDraft.get() as Partial<StoreDraft> | null)?.application?.key);

  const showApplication = useEffectEvent(() => {
    if (!key) return;
    storeDraft.set(null);
    forgetFiles();
    void navigate(`${applicationPage(key)}?flag=success`, { replace: true });
  });
  useEffect(() => showApplication(), []);

  if (!key) return <Received />;
  return (
    <StoreFrame logo={<Logo />} step="pay" isKept>
      <JoinSkeleton />
    </StoreFrame>
  );
}
