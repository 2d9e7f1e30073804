import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useState } from 'react';
import { useTranslate } from '#web/i18n/lazy/trip-cart.ts';
import { type OverlayProps, useOpener } from '#web/overlay/overlay.tsx';
import { ConfirmDialog } from '#web/ui/layers/confirm-dialog.tsx';
import { useIsMounted } from '#web/ui/use-is-mounted.ts';
import { useRent } from '../use-rent.ts';
import { FromTo } from './from-to.tsx';
import { useAnswer } from './use-answer.ts';

/** Asked before every vehicle goes: by the shopper's own wish, or to make room for another provider's or an old trip's. */
export default function ResetTrip(request: OverlayProps['reset-trip']) {
  switch (request.because) {
    case 'asked':
      return <ByShopper />;
    case 'book-again':
      return <BookAgain {...request} />;
    case 'another-provider':
      return <AnotherProvider {...request} />;
  }
}

function ByShopper() {
  const t = useTranslate();
  const { open } = useOpener();
  const { reset } = useRent();
  const isMounted = useIsMounted();
  const [isResetting, setResetting] = useState(false);
  const back = () => open({ name: 'cart' });

  return (
    <ConfirmDialog
      open
      onClose={back}
      icon={TriangleAlert}
      tone="danger"
      title={t('tripcart.reset.title')}
      text={`${t('tripcart.reset.text')} ${t('tripcart.reset.all')}`}
      safe={t('tripcart.reset.keep')}
      confirm={t('tripcart.reset')}
      progress={isResetting ? t('tripcart.reset') : null}
      onConfirm={async () => {
        setResetting(true);
        await reset();
        if (isMounted()) back();
      }}
    />
  );
}

function BookAgain({ answer: tell }: Extract<OverlayProps['reset-trip'], { because: 'book-again' }>) {
  const t = useTranslate();
  const answer = useAnswer(tell);

  return (
    <ConfirmDialog
      open
      onClose={() => answer(null)}
      icon={TriangleAlert}
      tone="danger"
      title={t('tripcart.reset.title')}
      text={`${t('tripcart.again.replace')} ${t('tripcart.reset.text')}`}
      safe={t('tripcart.reset.keep')}
      confirm={t('tripcart.type.yes')}
      onConfirm={() => answer(true)}
    />
  );
}

type AnotherProviderProps = Extract<OverlayProps['reset-trip'], { because: 'another-provider' }>;

function AnotherProvider({ from, vehicle, answer: tell }: AnotherProviderProps) {
  const t = useTranslate();
  const answer = useAnswer(tell);
  const { name, provider_name: to } = vehicle;

  return (
    <ConfirmDialog
      open
      onClose={() => answer(null)}
      icon={TriangleAlert}
      tone="danger"
      title={t('tripcart.reset.title')}
      text={`${t('tripcart.reset.provider', { from, to, name })} ${t('tripcart.reset.text')}`}
      safe={t('tripcart.type.no')}
      confirm={t('tripcart.type.yes')}
      onConfirm={() => answer(true)}
    >
      <FromTo from={{ title: from }} to={{ title: to }} />
    </ConfirmDialog>
  );
}
