import { useQuery } from '@tanstack/react-query';
import { FUEL_TYPES, NO_VEHICLE_FILTER, SEAT_RANGES, TRANSMISSION_TYPES } from '#domain/rental/vehicle-filter.ts';
import { useApi } from '#web/api/api.tsx';
import { useScope } from '#web/catalog/scope.ts';
import '#web/i18n/lazy/search.ts';
import { useTranslate } from '#web/i18n/lazy/rental.ts';
import '#web/i18n/lazy/vehicle.ts';
import { PriceSlider } from '#web/listing/filters/price-slider.tsx';
import { ShowResults } from '#web/listing/filters/show-results.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { vehicleBrandsQuery, vehicleCategoriesQuery } from '../rental.queries.ts';
import { FUEL_WORDS, seatWords, TRANSMISSION_WORDS } from './choice-words.ts';
import { CheckChoices, ChipChoices, FilterPart } from './filter-parts.tsx';
import { PriceSteps } from './price-steps.tsx';
import { useVehicleChoice } from './use-vehicle-choice.ts';
import type { FoundPage } from './vehicle-search.calls.ts';
import { choiceCount } from './vehicle-search-address.ts';

/** As much of what was found as filters show; undefined until it is there. */
export type FilterFacts = Pick<FoundPage, 'total' | 'counts' | 'min_price' | 'max_price' | 'price_counts'> | undefined;

type VehicleFiltersProps = {
  facts: FilterFacts;
  isTripPrice: boolean;
  /** Where they cover what they find: the way back to it. */
  onShow?: () => void;
};

/** What vehicles are narrowed by. Every change applies at once and goes into the address. */
export default function VehicleFilters({ facts, isTripPrice, onShow }: VehicleFiltersProps) {
  const t = useTranslate();
  const api = useApi();
  const scope = useScope();
  const { choice, change } = useVehicleChoice();
  const { data: categories = [] } = useQuery(vehicleCategoriesQuery(api, scope));
  const { data: brands = [] } = useQuery(vehicleBrandsQuery(api, scope));
  const counts = facts?.counts ?? undefined;
  const range = facts && { min: facts.min_price, max: facts.max_price };
  const isNarrowed = choiceCount(choice) > 0;
  const byId = ({ id, name }: { id: number; name: string }) => ({ value: id, label: name });

  return (
    <div>
      {/* A sheet has its own title: without Reset nothing is left of this row. */}
      <div
        className={classNames(
          'mb-4 flex min-h-9 items-center justify-between max-md:mb-2 max-md:justify-end',
          !isNarrowed && 'max-md:hidden',
        )}
      >
        <h2 className="font-bold text-lead tracking-snug max-md:hidden">{t('trip_search.filters')}</h2>
        {isNarrowed && (
          <button
            type="button"
            onClick={() => change({ ...NO_VEHICLE_FILTER, name: '' })}
            className="hit-area rounded-xs font-semibold text-accent-ink text-small hover:underline"
          >
            {t('trip_search.reset')}
          </button>
        )}
      </div>
      {isTripPrice && range && range.max > range.min && (
        <FilterPart title={t('trip_search.price')} note={t('trip_search.price_text')}>
          <PriceSteps
            counts={facts.price_counts}
            range={range}
            from={choice.min_price ?? range.min}
            to={choice.max_price ?? range.max}
          />
          <PriceSlider range={range} min={choice.min_price} max={choice.max_price} onChange={change} />
        </FilterPart>
      )}
      <FilterPart title={t('trip_search.categories')}>
        <CheckChoices
          choices={categories.map(byId)}
          chosen={choice.category_ids}
          counts={counts?.category_ids}
          onChange={(toggle) => change((now) => ({ category_ids: toggle(now.category_ids) }))}
        />
      </FilterPart>
      <FilterPart title={t('trip_search.seats')}>
        <ChipChoices
          choices={SEAT_RANGES.map((range) => ({ value: range, label: seatWords(range) }))}
          chosen={choice.seating_capacity}
          counts={counts?.seating_capacity}
          onChange={(toggle) => change((now) => ({ seating_capacity: toggle(now.seating_capacity) }))}
        />
      </FilterPart>
      <FilterPart title={t('trip_search.cooling')}>
        <ChipChoices
          choices={[
            { value: true, label: t('vehicle.ac') },
            { value: false, label: t('vehicle.no_ac') },
          ]}
          chosen={choice.air_condition}
          counts={counts?.air_condition}
          onChange={(toggle) => change((now) => ({ air_condition: toggle(now.air_condition) }))}
        />
      </FilterPart>
      <FilterPart title={t('trip_search.brands')}>
        <CheckChoices
          choices={brands.map(byId)}
          chosen={choice.brand_ids}
          counts={counts?.brand_ids}
          onChange={(toggle) => change((now) => ({ brand_ids: toggle(now.brand_ids) }))}
        />
      </FilterPart>
      <FilterPart title={t('trip_search.transmission')}>
        <ChipChoices
          choices={TRANSMISSION_TYPES.map((type) => ({ value: type, label: t(TRANSMISSION_WORDS[type]) }))}
          chosen={choice.transmission_type}
          counts={counts?.transmission_type}
          onChange={(toggle) => change((now) => ({ transmission_type: toggle(now.transmission_type) }))}
        />
      </FilterPart>
      <FilterPart title={t('trip_search.fuel')}>
        <ChipChoices
          choices={FUEL_TYPES.map((type) => ({ value: type, label: t(FUEL_WORDS[type]) }))}
          chosen={choice.fuel_type}
          counts={counts?.fuel_type}
          onChange={(toggle) => change((now) => ({ fuel_type: toggle(now.fuel_type) }))}
        />
      </FilterPart>
      {onShow && (
        <div className="sticky -bottom-6 -mb-6 grid bg-raised pt-2 pb-4 md:hidden">
          <ShowResults total={facts?.total} onShow={onShow} />
        </div>
      )}
    </div>
  );
}
