import { Suspense } from 'react';
import { useTranslate } from '#web/i18n/lazy/checkout.ts';
import { PageHead } from '#web/shell/pages/page-head.tsx';
import { lazyPart } from '#web/ui/lazy.ts';
import { useAwake } from '#web/ui/use-awake.ts';

const PlacedPage = lazyPart(() => import('#web/checkout/placed-page.tsx'));

const place = <div aria-busy="true" className="min-h-[70dvh] bg-sunken dark:bg-canvas" />;

/** After an order, and on the way back from a gateway. Whose order it is only the browser knows. */
export default function OrderPlaced() {
  const t = useTranslate();
  const isAwake = useAwake();
  return (
    <>
      <PageHead title={t('placed.page')} description={t('placed.text')} path="/order-placed" noindex />
      {isAwake ? (
        <Suspense fallback={place}>
          <PlacedPage />
        </Suspense>
      ) : (
        place
      )}
    </>
  );
}
