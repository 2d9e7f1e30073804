import Check from 'lucide-react/icons/check';
import Crown from 'lucide-react/icons/crown';
import Rocket from 'lucide-react/icons/rocket';
import Sprout from 'lucide-react/icons/sprout';
import type { StorePackage } from '#contract/join/stores.ts';
import { useMoney } from '#web/config/use-money.ts';
import { type Translate, useTranslate } from '#web/i18n/lazy/join.ts';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';

/** The cheapest first: each has more than the one before. */
const FACES = [
  { icon: Sprout, ground: 'bg-ground-sage' },
  { icon: Rocket, ground: 'bg-ground-rose' },
  { icon: Crown, ground: 'bg-ground-butter' },
] as const;

/** What a package counts. */
type Offered = 'items' | 'vehicles';

type PackageCardProps = {
  offered: StorePackage;
  counts: Offered;
  place: number;
  isChosen: boolean;
  onChoose(): void;
};

/** One package with what it contains; the whole card is the choice. */
export function PackageCard({ offered, counts, place, isChosen, onChoose }: PackageCardProps) {
  const t = useTranslate();
  const money = useMoney();
  const face = FACES[Math.min(place, FACES.length - 1)] ?? FACES[0];
  const id = `package-${offered.id}`;

  return (
    <label
      htmlFor={id}
      className="relative flex cursor-pointer flex-col rounded-card border border-line-2 bg-surface p-4 has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:shadow-(--focus-ring) has-checked:ring-[0.5px] has-checked:ring-accent md:p-5"
    >
      <input
        id={id}
        type="radio"
        name="package_id"
        value={offered.id}
        checked={isChosen}
        onChange={onChoose}
        className="sr-only"
      />
      <span className="flex items-center gap-3 md:flex-wrap">
        <span className={`grid size-12 shrink-0 place-items-center rounded-thumb ${face.ground}`}>
          <Icon of={face.icon} size={24} />
        </span>
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap items-center gap-2">
            <bdi className="font-bold text-body">{offered.package_name}</bdi>
            {offered.default === 1 && (
              // Side by side it sits on the card's edge, so that prices stay on one line whatever a name is.
              <Badge tone="inverse" className="md:absolute md:-top-3 md:inset-e-4">
                {t('join.package.recommended')}
              </Badge>
            )}
          </span>
          <span className="text-ink-2 text-small">{orders(t, offered)}</span>
        </span>
        <span className="shrink-0 text-end md:basis-full md:text-start">
          <bdi className="block font-extrabold text-title tabular tracking-tight md:inline">{money(offered.price)}</bdi>
          <span className="text-caption text-ink-2 md:ms-1.5">
            {t('join.package.days', { count: offered.validity })}
          </span>
        </span>
      </span>
      {offered.text && <span className="mt-3 text-ink-2 text-small max-md:hidden md:min-h-10">{offered.text}</span>}
      <span className="mt-3 flex flex-wrap gap-x-4 gap-y-1.5 border-line border-t pt-3 text-small md:flex-col">
        {contents(t, offered, counts).map((words) => (
          <span key={words} className="flex items-center gap-1.5">
            <Icon of={Check} size={16} className="shrink-0 text-success-ink" />
            {words}
          </span>
        ))}
      </span>
    </label>
  );
}

const orders = (t: Translate, { max_order }: StorePackage): string =>
  max_order === null ? t('join.package.orders_unlimited') : t('join.package.orders', { count: max_order });

function contents(t: Translate, offered: StorePackage, counts: Offered): string[] {
  const { max_product } = offered;
  const extras = (['chat', 'review', 'self_delivery', 'mobile_app', 'pos'] as const).filter(
    (one) => offered[one] === 1,
  );
  return [
    max_product === null ? t(`join.package.${counts}_unlimited`) : t(`join.package.${counts}`, { count: max_product }),
    ...extras.map((one) => t(`join.package.${one}`)),
  ];
}
