import { useQuery } from '@tanstack/react-query';
import { useApi } from '#web/api/api.tsx';
import { itemQuery, itemSlugOrId } from '#web/catalog/item-details.queries.ts';
import { useScope } from '#web/catalog/scope.ts';
import { useTranslate } from '#web/i18n/i18n.tsx';
import { useOpener } from '#web/overlay/overlay.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { DIALOG_POPUP, DIALOG_VIEWPORT, dialogWidth } from '#web/ui/layers/dialog.tsx';
import { ModalFrame } from '#web/ui/layers/modal.tsx';
import { Grabber, ModalClose } from '#web/ui/layers/modal-parts.tsx';
import { usePhone } from '#web/ui/use-media-query.ts';
import { QuickViewContent } from './quick-view-content.tsx';
import { type GlancedItem, QuickViewFailed, QuickViewSkeleton } from './quick-view-states.tsx';

type QuickViewProps = { item: GlancedItem; cartLine?: { id: number } | undefined };

/** An item over the page one is on: to look at, to choose from, to add; or to change a line of the cart. */
export default function QuickView({ item, cartLine }: QuickViewProps) {
  const t = useTranslate();
  const phone = usePhone();
  const { close } = useOpener();
  const { data, dataUpdatedAt, error, refetch } = useQuery(itemQuery(useApi(), useScope(), itemSlugOrId(item)));

  return (
    <ModalFrame
      open
      onClose={close}
      swipe="down"
      swipeOff={!phone}
      viewport={DIALOG_VIEWPORT}
      popup={classNames(DIALOG_POPUP, 'max-md:h-[calc(100dvh-44px)] md:h-191')}
      style={dialogWidth(960)}
    >
      {/* On a phone in a row of its own, so that it lies over neither picture nor words. */}
      <div className="relative h-13 shrink-0 md:hidden">
        <Grabber />
      </div>
      {data ? (
        <QuickViewContent item={data} madeAt={dataUpdatedAt} lineId={cartLine?.id} phone={phone} />
      ) : error ? (
        <QuickViewFailed item={item} error={error} onRetry={() => refetch()} />
      ) : (
        <QuickViewSkeleton item={item} phone={phone} />
      )}
      <div className="absolute inset-e-3 top-2 z-1 md:inset-e-4 md:top-3">
        <ModalClose label={t('app.close')} look="sunken" />
      </div>
    </ModalFrame>
  );
}
