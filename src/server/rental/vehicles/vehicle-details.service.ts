import { AppError } from '#contract/errors.ts';
import type { VehicleDetails } from '#contract/rental/details.ts';
import type { Vehicle } from '#contract/rental/rental.ts';
import { inLanguage, type Text } from '#domain/text.ts';
import { readIdOrSlug, type Scope } from '../../catalog/scope.ts';
import { storesById } from '../../catalog/stores/stores-by-id.service.ts';
import type { Deps } from '../../deps.ts';
import { pictureUrl } from '../../media/picture-url.ts';
import { vehiclesById } from '../rental.service.ts';
import { newestReviews } from '../reviews/reviews.service.ts';
import { similarTo, vehicleMore } from './vehicle-details.repository.ts';

const MOST_SIMILAR = 10;

/** Wherever the traveller is: a link that somebody sent shows what it was sent for. */
export async function vehicleFor(deps: Deps, scope: Scope, idOrSlug: string): Promise<VehicleDetails> {
  const more = await vehicleMore(deps.db, readIdOrSlug(idOrSlug));
  if (!more) throw new AppError('not_found');
  const [[vehicle], [provider], reviews] = await Promise.all([
    vehiclesById(deps, [more.id], scope.language),
    storesById(deps, [more.provider_id], scope),
    newestReviews(deps, more.id, scope.language),
  ]);
  // Its provider may have stopped trading.
  if (!vehicle || !provider) throw new AppError('not_found');
  const { provider_total_vehicle_count, module_id, module_type, ratings } = more;
  const named = ({ image, name, ...same }: { id: number; name: Text; slug: string; image: string }) => ({
    ...same,
    name: inLanguage(name, scope.language),
    image_full_url: pictureUrl(deps.env, image, '1x1'),
  });
  return {
    ...vehicle,
    module_id,
    module_type,
    ratings,
    brand: named(more.brand),
    category: named(more.category),
    provider: { ...provider, provider_total_vehicle_count },
    reviews,
    meta_title: null,
    meta_description: null,
  };
}

export async function similarVehicles(deps: Deps, { language }: Scope, vehicle_id: number): Promise<Vehicle[]> {
  return vehiclesById(deps, await similarTo(deps.db, vehicle_id, MOST_SIMILAR), language);
}
