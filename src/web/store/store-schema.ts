import { pictureFile } from '#contract/media/media.ts';
import { profileOf } from '#domain/modules/module-profile.ts';
import type { StoreView } from './store-view.ts';

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

export const storeCover = (store: Pick<StoreView, 'cover_photo'>) => pictureFile(store.cover_photo, '5x3', 1280);

/** A store as search engines know stores. */
export function storeSchema(store: StoreView, origin: string): Record<string, unknown> {
  return {
    '@type': profileOf(store.module_type).abilities.show_restaurant_text ? 'Restaurant' : 'Store',
    name: store.name,
    description: store.tagline,
    url: `${origin}/store/${store.slug}`,
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
