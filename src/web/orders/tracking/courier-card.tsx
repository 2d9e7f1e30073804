import MessageCircle from 'lucide-react/icons/message-circle';
import Phone from 'lucide-react/icons/phone';
import type { Order } from '#contract/orders/shapes.ts';
import { fullName } from '#domain/auth/name.ts';
import { useI18n } from '#web/i18n/lazy/orders.ts';
import { useChatLink } from '#web/overlay/use-chat-link.ts';
import { classNames } from '#web/ui/class-names.ts';
import { IconLink } from '#web/ui/controls/icon-link.tsx';
import { Rating } from '#web/ui/feedback/rating.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { OrderPicture } from '../order-picture.tsx';

type CourierCardProps = {
  courier: NonNullable<Order['delivery_man']>;
  order_id: number;
  /** Nothing else on the screen is more likely to be wanted. */
  isMainAction?: boolean;
};

/** Who brings it, and the way to speak with them. */
export function CourierCard({ courier, order_id, isMainAction = false }: CourierCardProps) {
  const { t, language } = useI18n();
  const name = fullName(courier);
  const chat = useChatLink({ delivery_man_id: courier.id }, { order_id });
  const value = courier.avg_rating.toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <section
      aria-label={t('track.courier')}
      className="flex items-center gap-3 rounded-card border border-line bg-surface p-4"
    >
      <OrderPicture url={courier.image_full_url} size={48} className="rounded-pill" />
      <div className="min-w-0 flex-1">
        <p className="truncate font-bold">
          <bdi>{name}</bdi>
        </p>
        {courier.rating_count > 0 ? (
          <Rating
            value={value}
            count={courier.rating_count.toLocaleString(language)}
            label={t('track.rating', { value })}
          />
        ) : (
          <p className="text-caption text-ink-3">{t('track.courier')}</p>
        )}
      </div>
      <IconLink {...chat} icon={MessageCircle} label={t('order.chat_with', { name })} />
      <a
        href={`tel:${courier.phone}`}
        aria-label={t('track.call_courier', { name })}
        className={classNames(
          'grid size-11 shrink-0 place-items-center rounded-pill',
          isMainAction ? 'bg-accent text-on-accent hover:bg-accent-hover' : 'bg-sunken hover:bg-hover',
        )}
      >
        <Icon of={Phone} />
      </a>
    </section>
  );
}
