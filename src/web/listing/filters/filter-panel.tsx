import { type ReactNode, useId } from 'react';
import { useTranslate } from '#web/i18n/lazy/search.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { ChipGroup } from '#web/ui/controls/chip-group.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { activeFilterCount, type OfferedFilters, toggled } from './list-filter.ts';
import { PriceSlider } from './price-slider.tsx';
import { useListFilter } from './use-list-filter.ts';

const STARS = ['0', '3', '4', '5'] as const;

/** Every change shows at once in the list behind it. */
export default function FilterPanel({
  words,
  price,
  brands = [],
  children,
}: OfferedFilters & { children?: ReactNode }) {
  const t = useTranslate();
  const { filter, change } = useListFilter();
  const stars = STARS.find((count) => count === String(filter.rating_count)) ?? '0';

  return (
    <div className="flex flex-col gap-5">
      <Part title={t('filter.show')}>
        <div className="grid grid-cols-2 gap-x-4">
          {words.map((word) => (
            <Checkbox
              key={word}
              checked={filter.filter.includes(word)}
              onChange={() => change((now) => ({ filter: toggled(now.filter, word) }))}
            >
              {t(`filter.${word}`)}
            </Checkbox>
          ))}
        </div>
      </Part>
      {price && price.max > price.min && (
        <Part title={t('filter.price')}>
          <PriceSlider range={price} min={filter.min_price} max={filter.max_price} onChange={change} />
        </Part>
      )}
      <Part title={t('filter.rating')}>
        <ChipGroup
          label={t('filter.rating')}
          look="soft"
          options={STARS.map((count) => ({
            value: count,
            label:
              count === '0'
                ? t('filter.any_rating')
                : t(count === '5' ? 'filter.five_stars' : 'filter.stars', { count }),
          }))}
          value={stars}
          onChange={(count) => change({ rating_count: count === '0' ? null : Number(count) })}
        />
      </Part>
      {brands.length > 0 && (
        <Part title={t('home.brands')}>
          <div className="grid max-h-44 grid-cols-2 gap-x-4 overflow-y-auto">
            {brands.map(({ id, name }) => (
              <Checkbox
                key={id}
                checked={filter.brand_ids.includes(id)}
                onChange={() => change((now) => ({ brand_ids: toggled(now.brand_ids, id) }))}
              >
                {name}
              </Checkbox>
            ))}
          </div>
        </Part>
      )}
      <div className="flex gap-3 child:flex-1 max-md:sticky max-md:bottom-0 max-md:bg-raised max-md:py-2">
        <Button
          look="secondary"
          disabled={activeFilterCount(filter) === 0}
          onClick={() => change({ filter: [], brand_ids: [], min_price: null, max_price: null, rating_count: null })}
        >
          {t('filter.clear')}
        </Button>
        {children}
      </div>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-1.5 font-semibold text-small">
        {title}
      </h3>
      {children}
    </section>
  );
}
