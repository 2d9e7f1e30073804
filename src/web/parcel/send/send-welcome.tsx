import { useTranslate } from '#web/i18n/lazy/parcel.ts';
import { Skeleton, SkeletonText } from '#web/ui/feedback/skeleton.tsx';
import { CategoryCard } from './category-card.tsx';
import { SendColumns, SendFrame } from './send-frame.tsx';

const nothing = () => {};

/** The page as the server draws it: what can be sent and what it costs, and a place held for the rest. */
export default function SendWelcome() {
  const t = useTranslate();
  return (
    <SendFrame title={t('parcel.send')} step="what" back={{ to: '/home', words: t('parcel.back') }}>
      <SendColumns
        form={
          <>
            <p className="text-ink-2">{t('parcel.send_text')}</p>
            <CategoryCard chosen={null} onChoose={nothing} isOpen onOpen={nothing} fault={undefined} />
          </>
        }
        summary={
          <div className="overflow-hidden rounded-card border border-line bg-surface">
            <Skeleton className="h-58 rounded-none!" />
            <div className="p-5">
              <SkeletonText lines={4} />
            </div>
          </div>
        }
      />
    </SendFrame>
  );
}
