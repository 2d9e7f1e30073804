import type { Item } from '#contract/catalog/item-shape.ts';
import { isGone } from '#web/api/api-error.ts';
import { RetryButton } from '#web/api/retry-button.tsx';
import { useTranslate } from '#web/i18n/lazy/item.ts';
import { useSession } from '#web/session/session.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { StateBlock } from '#web/ui/feedback/state-block.tsx';
import { DIALOG_PICTURES } from '#web/ui/layers/dialog.tsx';
import { ModalTitle } from '#web/ui/layers/modal-parts.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { FRAMES } from '../pictures/frames.ts';

/** What a quick view can show before the rest is loaded. */
export type GlancedItem = Pick<Item, 'id' | 'slug' | 'name' | 'image' | 'module_id' | 'isCampaignItem'>;

/** Name and picture are known from the card already; the rest holds its place. */
export function QuickViewSkeleton({ item, phone }: { item: GlancedItem; phone: boolean }) {
  const theme = useSession(({ settings }) => settings.theme);
  const { frame, ratio, sizes } = FRAMES[phone ? 'wide' : 'tall'];
  return (
    <div aria-busy className="flex min-h-0 flex-1 max-md:flex-col">
      <div className={DIALOG_PICTURES}>
        <div className={classNames('overflow-hidden bg-sunken', frame)}>
          <Picture id={item.image} ratio={ratio} alt="" sizes={sizes} theme={theme} priority className="h-full!" />
        </div>
      </div>
      <div className="flex flex-1 flex-col gap-4 px-4 pt-5 md:px-7 md:pt-16">
        <Skeleton className="h-7 w-2/5" />
        <ModalTitle className="md:text-headline">{item.name}</ModalTitle>
        <Skeleton className="h-5 w-3/5" />
        <Skeleton className="h-10" />
        <Skeleton className="h-7 w-1/4" />
        <Skeleton className="mt-4 h-40" />
      </div>
    </div>
  );
}

type QuickViewFailedProps = { item: GlancedItem; error: Error; onRetry(): void };

export function QuickViewFailed({ item, error, onRetry }: QuickViewFailedProps) {
  const t = useTranslate();
  const isMissing = isGone(error);
  return (
    <div className="grid flex-1 place-items-center">
      <ModalTitle className="sr-only">{item.name}</ModalTitle>
      <StateBlock
        tone="error"
        title={t(isMissing ? 'item.missing' : 'item.failed')}
        action={!isMissing && <RetryButton onRetry={onRetry} />}
      />
    </div>
  );
}
