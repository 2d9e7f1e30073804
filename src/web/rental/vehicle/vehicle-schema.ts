import { pictureFile } from '#contract/media/media.ts';
import { majorText } from '#domain/money/minor-units.ts';
import { discountedRate, startingRate } from '#domain/rental/vehicle-price.ts';
import type { VehicleView } from './vehicle.calls.ts';
import { vehiclePath } from './vehicle-address.ts';

const vehicleImage = ({ thumbnail }: Pick<VehicleView, 'thumbnail'>) => pictureFile(thumbnail, '5x3', 1280);

/** UN/CEFACT: hour, day, kilometre. */
const UNIT_CODES = { hour: 'HUR', day: 'DAY', km: 'KMT' } as const;

/** What search engines are told of a vehicle: what it is, from which rate it is rented out, what people think of it. */
export function vehicleSchema(
  vehicle: VehicleView,
  { origin, site, currency }: { origin: string; site: string; currency: string | null },
): Record<string, unknown> {
  const rate = startingRate(vehicle);
  const price = rate && majorText(discountedRate(rate.price, vehicle.discount));
  return {
    '@type': ['Product', 'Vehicle'],
    name: vehicle.name,
    description: vehicle.description,
    sku: String(vehicle.id),
    image: `${origin}${vehicleImage(vehicle)}`,
    brand: { '@type': 'Brand', name: vehicle.brand.name },
    category: vehicle.category.name,
    vehicleSeatingCapacity: Number(vehicle.seating_capacity),
    vehicleTransmission: vehicle.transmission_type,
    fuelType: vehicle.fuel_type,
    ...(rate && {
      offers: {
        '@type': 'Offer',
        url: `${site}${vehiclePath(vehicle)}`,
        businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
        price,
        ...(currency && { priceCurrency: currency }),
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price,
          ...(currency && { priceCurrency: currency }),
          unitCode: UNIT_CODES[rate.unit],
        },
        seller: { '@type': 'Organization', name: vehicle.provider.name },
      },
    }),
    ...(vehicle.total_reviews > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: vehicle.avg_rating.toFixed(1),
        reviewCount: vehicle.total_reviews,
      },
    }),
  };
}
