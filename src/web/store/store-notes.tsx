import BadgePercent from 'lucide-react/icons/badge-percent';
import Bike from 'lucide-react/icons/bike';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import FileText from 'lucide-react/icons/file-text';
import Megaphone from 'lucide-react/icons/megaphone';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { Link } from 'react-router';
import { type StoreOffer, storeOffer } from '#domain/checkout/store-offer.ts';
import { commaList } from '#domain/language/comma-list.ts';
import { useConfig } from '#web/config/config.queries.ts';
import { useMoney } from '#web/config/use-money.ts';
import { type Translate, useI18n } from '#web/i18n/lazy/store.ts';
import { type Glyph, Icon } from '#web/ui/pictures/icon.tsx';
import type { StoreView } from './store-view.ts';

export function Announcement({ text }: { text: string | null }) {
  if (!text) return null;
  return (
    <p className="flex items-center gap-3 rounded-card bg-warn-soft px-4 py-3 font-medium text-small text-warn-ink">
      <Icon of={Megaphone} size={18} directional />
      <bdi>{text}</bdi>
    </p>
  );
}

type Note = { icon: Glyph; title: string; text: string; isDeal?: boolean; to?: string };

/**
 * What ordering here brings: a discount, free delivery, fetching it oneself, ordering for later. Where nothing is left to
 * order, that, and what one can do all the same.
 */
export function StoreNotes({ store, isSoldOut }: { store: StoreView; isSoldOut: boolean }) {
  const { t, language } = useI18n();
  const sells = storeOffer({ ...store, open: store.open === 1 }, useConfig());
  const money = useMoney();
  const notes: Note[] = isSoldOut
    ? [
        {
          icon: ShoppingBag,
          isDeal: true,
          title: t('store.sold_out'),
          text: t('store.sold_out_text'),
          to: '/store/popular',
        },
      ]
    : notesOf(store, sells, { t, language, money });
  if (notes.length === 0) return null;
  return (
    <ul
      aria-label={t('store.offers')}
      className="-mx-(--space-gutter) mb-6 flex snap-x scroll-px-(--space-gutter) gap-2.5 overflow-x-auto px-(--space-gutter) [scrollbar-width:none] md:mx-0 md:flex-wrap md:px-0"
    >
      {notes.map(({ icon, title, text, isDeal, to }) => (
        <li
          key={title}
          className="relative flex min-w-0 items-center gap-2.5 rounded-control bg-accent-soft px-3 py-2.5 max-md:w-70 max-md:shrink-0 max-md:snap-start grow md:basis-55"
        >
          <span
            className={`grid size-8 shrink-0 place-items-center rounded-pill ${isDeal ? 'bg-deal text-on-deal' : 'text-accent-ink'}`}
          >
            <Icon of={icon} size={18} />
          </span>
          <span className="min-w-0">
            <span className="block font-bold text-small">
              {to ? (
                <Link to={to} className="after:absolute after:inset-0 after:rounded-card hover:underline">
                  {title}
                </Link>
              ) : (
                <bdi>{title}</bdi>
              )}
            </span>
            <span className="block text-caption text-ink-2">
              <bdi>{text}</bdi>
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}

type Words = { t: Translate; language: string; money: (minor: number) => string };

function notesOf(store: StoreView, sells: StoreOffer, { t, language, money }: Words): Note[] {
  const { discount } = store;
  return [
    discount && {
      icon: BadgePercent,
      isDeal: true,
      title: t('card.percent_off', { percent: String(discount.percent) }),
      text: commaList(
        [
          discount.min_purchase > 0
            ? t('store.discount_from', { amount: money(discount.min_purchase) })
            : t('store.discount_all'),
          ...(discount.max_discount > 0 ? [t('store.discount_up_to', { amount: money(discount.max_discount) })] : []),
        ],
        language,
      ),
    },
    sells === 'later' && {
      icon: CalendarClock,
      title: t('store.schedule'),
      text:
        store.next_opening?.in_days === 0
          ? t('store.preorder', { time: store.next_opening.time })
          : t('store.schedule_text'),
    },
    store.free_delivery && { icon: Bike, title: t('card.free_delivery'), text: t('store.free_delivery_text') },
    store.prescription_order && {
      icon: FileText,
      title: t('store.prescription'),
      text: t('store.prescription_text'),
      to: `/checkout?page=prescription&store_id=${store.id}`,
    },
    store.take_away && { icon: ShoppingBag, title: t('store.take_away'), text: t('store.take_away_text') },
  ].filter((note) => note !== null && note !== false);
}
