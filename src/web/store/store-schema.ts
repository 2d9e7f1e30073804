import { pictureFile } from '#contract/media/media.ts';
import { profileOf } from '#domain/modules/module-profile.ts';
import type { StoreView } from './store-view.ts';

/** A store, or a provider of vehicles. */
type Described = Pick<
  StoreView,
  | 'module_type'
  | 'name'
  | 'tagline'
  | 'cover_photo'
  | 'phone'
  | 'address'
  | 'lat'
  | 'lng'
  | 'schedules'
  | 'rating_count'
  | 'avg_rating'
>;

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

export const storeCover = (store: Pick<StoreView, 'cover_photo'>) => pictureFile(store.cover_photo, '5x3', 1280);

/** A store as search engines know stores, with the address of its page. */
export function storeSchema(store: Described, url: string, origin: string): Record<string, unknown> {
  return {
    '@type': schemaType(store.module_type),
    name: store.name,
    description: store.tagline,
    url,
    image: `${origin}${storeCover(store)}`,
    telephone: store.phone,
    address: store.address,
    geo: { '@type': 'GeoCoordinates', latitude: store.lat, longitude: store.lng },
    openingHoursSpecification: store.schedules.map(({ day, opening_time, closing_time }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: DAYS[day],
      opens: opening_time.slice(0, 5),
      closes: closing_time.slice(0, 5),
    })),
    ...(store.rating_count > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: Number(store.avg_rating.toFixed(1)),
        ratingCount: store.rating_count,
      },
    }),
  };
}

function schemaType(module_type: string): string {
  const { sellsItems, abilities } = profileOf(module_type);
  if (!sellsItems) return 'AutoRental';
  return abilities.show_restaurant_text ? 'Restaurant' : 'Store';
}
