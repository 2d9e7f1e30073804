import { useTranslate } from '#web/i18n/lazy/rental.ts';
import { classNames } from '#web/ui/class-names.ts';

type PriceStepsProps = {
  counts: readonly number[];
  range: { min: number; max: number };
  from: number;
  to: number;
};

/** How many vehicles cost how much, as bars over the slider; those outside of what is chosen are pale. */
export function PriceSteps({ counts, range, from, to }: PriceStepsProps) {
  const t = useTranslate();
  const most = Math.max(1, ...counts);
  const step = (range.max - range.min) / counts.length;
  return (
    <div role="img" aria-label={t('trip_search.price_steps')} className="flex h-10 items-end gap-0.5">
      {counts.map((count, at) => {
        const middle = range.min + (at + 0.5) * step;
        const isIn = middle >= from && middle <= to;
        return (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: the steps are their places
            key={at}
            style={{ height: `${count === 0 ? 4 : 12 + (88 * count) / most}%` }}
            className={classNames('flex-1 rounded-t-xs', isIn ? 'bg-accent-line' : 'bg-line-2')}
          />
        );
      })}
    </div>
  );
}
