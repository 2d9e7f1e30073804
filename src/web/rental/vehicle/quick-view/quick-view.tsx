import { useQuery } from '@tanstack/react-query';
import { useApi } from '#web/api/api.tsx';
import { isGone } from '#web/api/api-error.ts';
import { RetryButton } from '#web/api/retry-button.tsx';
import { useI18n, useTranslate } from '#web/i18n/lazy/vehicle.ts';
import { useOpener } from '#web/overlay/overlay.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { StateBlock } from '#web/ui/feedback/state-block.tsx';
import { DIALOG_POPUP, DIALOG_VIEWPORT, dialogWidth } from '#web/ui/layers/dialog.tsx';
import { ModalFrame } from '#web/ui/layers/modal.tsx';
import { Grabber, ModalClose, ModalTitle } from '#web/ui/layers/modal-parts.tsx';
import { usePhone } from '#web/ui/use-media-query.ts';
import type { VehicleCardData } from '../../rental-cards.ts';
import { vehicleQuery } from '../vehicle.queries.ts';
import { QuickViewContent, VEHICLE_PICTURES } from './quick-view-content.tsx';

/** What is known of it before the rest is loaded. */
export type GlancedVehicle = Pick<VehicleCardData, 'id' | 'name'>;

/** A vehicle over the page one is on: to look at, and to put into the trip. */
export default function VehicleQuickView({ vehicle }: { vehicle: GlancedVehicle }) {
  const { t, language } = useI18n();
  const phone = usePhone();
  const { close } = useOpener();
  const { data, error, refetch } = useQuery(vehicleQuery(useApi(), { language }, String(vehicle.id)));

  return (
    <ModalFrame
      open
      onClose={close}
      swipe="down"
      swipeOff={!phone}
      viewport={DIALOG_VIEWPORT}
      popup={classNames(DIALOG_POPUP, 'max-md:h-[calc(100dvh-44px)] md:h-150')}
      style={dialogWidth(960)}
    >
      <Grabber className="md:hidden" />
      {data ? (
        <QuickViewContent vehicle={data} phone={phone} />
      ) : error ? (
        <Failed name={vehicle.name} error={error} onRetry={() => refetch()} />
      ) : (
        <Loading name={vehicle.name} />
      )}
      <div className="absolute inset-e-4 top-4 z-1">
        <ModalClose label={t('app.close')} look={phone ? 'glass' : 'sunken'} />
      </div>
    </ModalFrame>
  );
}

const Loading = ({ name }: { name: string }) => (
  <div aria-busy className="flex min-h-0 flex-1 max-md:flex-col">
    <Skeleton className={classNames('rounded-none max-md:aspect-5/3', VEHICLE_PICTURES)} />
    <div className="flex flex-1 flex-col gap-4 px-4 pt-5 md:px-7">
      <ModalTitle className="pe-12 md:text-headline">{name}</ModalTitle>
      <Skeleton className="h-5 w-3/5" />
      <Skeleton className="h-10" />
      <Skeleton className="h-18" />
      <Skeleton className="h-36" />
    </div>
  </div>
);

function Failed({ name, error, onRetry }: { name: string; error: Error; onRetry(): void }) {
  const t = useTranslate();
  const isMissing = isGone(error);
  return (
    <div className="grid flex-1 place-items-center">
      <ModalTitle className="sr-only">{name}</ModalTitle>
      <StateBlock
        tone="error"
        title={t(isMissing ? 'vehicle.missing' : 'vehicle.failed')}
        action={!isMissing && <RetryButton onRetry={onRetry} />}
      />
    </div>
  );
}
