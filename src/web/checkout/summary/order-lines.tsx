import { Link } from 'react-router';
import type { CartLine } from '#contract/cart/shapes.ts';
import type { Quote, QuoteLine } from '#contract/checkout/quote.ts';
import { pieceCount } from '#domain/cart/piece-count.ts';
import { commaList } from '#domain/language/comma-list.ts';
import type { OrderTotal } from '#domain/pricing/order-total.ts';
import { useCartLines } from '#web/cart/cart.queries.ts';
import { LineStepper } from '#web/cart/line-stepper.tsx';
import { storeAddress } from '#web/catalog/links/store-address.ts';
import { useMoney } from '#web/config/use-money.ts';
import '#web/i18n/lazy/cart.ts';
import { useI18n, useTranslate } from '#web/i18n/lazy/checkout.ts';
import { OrderPicture } from '#web/orders/order-picture.tsx';
import { EditLine } from './edit-line.tsx';

/** The store, and what is ordered from it. */
export function OrderLines({ quote, total }: { quote: Quote; total: OrderTotal }) {
  const t = useTranslate();
  const { store, lines, problems } = quote;
  const count = pieceCount(lines);
  const { lines: cart } = useCartLines();
  const words = [
    ...(count > 0 ? [t('checkout.items', { count })] : []),
    ...(total.delivery.by !== 'take_away' && quote.input.distance > 0
      ? [t('checkout.km', { km: quote.input.distance.toFixed(1) })]
      : []),
  ];

  return (
    <>
      <div className="flex items-center gap-3">
        <OrderPicture url={store.logo_full_url} size={40} className="rounded-control" />
        <div className="min-w-0 flex-1">
          <h2 className="truncate font-bold text-lead tracking-snug">
            <bdi>{store.name}</bdi>
          </h2>
          <p className="text-ink-3 text-small">{words.join(' · ')}</p>
        </div>
        <AddMore quote={quote} />
      </div>
      <ul aria-label={t('checkout.lines')} className="order-lines">
        {lines.map((line, at) => (
          <Line
            key={line.cart_id ?? line.item_id}
            line={line}
            inCart={cart.find(({ id }) => id === line.cart_id)}
            amount={total.goods.lines[at]?.total ?? 0}
            problem={problems.find((problem) => problem.line === at)?.message}
          />
        ))}
      </ul>
    </>
  );
}

function AddMore({ quote: { store, module_id, module_type, zone_id } }: { quote: Quote }) {
  const t = useTranslate();
  const at = { lat: Number(store.latitude), lng: Number(store.longitude) };

  return (
    <Link
      to={storeAddress({ ...store, module_id, module_type, zone_id, ...at })}
      aria-label={t('cart.add_more_of', { store: store.name })}
      className="hit-area shrink-0 rounded-xs font-semibold text-accent-ink text-small hover:underline"
    >
      {t('cart.add_more')}
    </Link>
  );
}

type LineProps = {
  line: QuoteLine;
  /** What is bought past the cart is not changed here. */
  inCart: CartLine | undefined;
  amount: number;
  problem: string | undefined;
};

function Line({ line, inCart, amount, problem }: LineProps) {
  const { language } = useI18n();
  const money = useMoney();
  const chosen = [
    ...(line.variation ? [line.variation] : []),
    ...line.options.flatMap(({ labels }) => labels),
    ...line.add_ons.map(({ name, quantity }) => `${quantity}× ${name}`),
  ];

  return (
    <li className="flex items-center gap-3">
      <span className="relative shrink-0">
        <OrderPicture url={line.image_full_url} size={56} className="rounded-thumb" />
        {!inCart && (
          <span className="absolute -inset-e-2 -top-2 grid h-5.5 min-w-5.5 place-items-center rounded-pill bg-inverse px-1.5 font-bold text-caption text-on-inverse tabular">
            {line.quantity}
            <span className="sr-only">×</span>
          </span>
        )}
      </span>
      <div className="min-w-0 flex-1">
        <p className="line-clamp-2 font-semibold text-small">
          <bdi>{line.name}</bdi>
        </p>
        {(chosen.length > 0 || inCart) && (
          <p className="text-caption text-ink-3">
            {chosen.length > 0 && (
              <>
                <bdi>{commaList(chosen, language)}</bdi>
                {inCart && <span aria-hidden> · </span>}
              </>
            )}
            {inCart && <EditLine line={inCart} />}
          </p>
        )}
        {problem && <p className="font-semibold text-caption text-danger-ink">{problem}</p>}
      </div>
      <div className="flex shrink-0 flex-col items-end gap-1.5">
        <bdi className="font-semibold text-small tabular">{money(amount)}</bdi>
        {inCart && <LineStepper line={inCart} />}
      </div>
    </li>
  );
}
