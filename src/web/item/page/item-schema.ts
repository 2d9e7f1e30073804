import { discountFromWire } from '#contract/catalog/discount-wire.ts';
import type { ItemDetails } from '#contract/catalog/items.ts';
import { isSoldOut } from '#domain/cart/quantity-limits.ts';
import { profileOf } from '#domain/modules/module-profile.ts';
import { majorText } from '#domain/money/minor-units.ts';
import { discountedPrice } from '#domain/pricing/discount.ts';
import { priceRange } from '#domain/pricing/price-range.ts';
import { productPath } from '#web/catalog/links/product-address.ts';

/** What search engines are told of an item: what it costs, whether it is there, what people think of it. */
export function itemSchema(
  item: ItemDetails,
  {
    origin,
    site,
    currency,
    images,
  }: { origin: string; site: string; currency: string | null; images: readonly string[] },
): Record<string, unknown> {
  const discount = discountFromWire(item);
  const { min, max } = priceRange(item.price, item.variations);
  const major = (minor: number) => majorText(discountedPrice(minor, discount));
  const isGone = isSoldOut(item, profileOf(item.module_type).quantityLimits);
  const offer = {
    url: `${site}${productPath(item)}`,
    ...(currency && { priceCurrency: currency }),
    availability: `https://schema.org/${isGone ? 'OutOfStock' : 'InStock'}`,
    seller: { '@type': 'Organization', name: item.store_name },
  };

  return {
    '@type': 'Product',
    name: item.name,
    description: item.description,
    sku: String(item.id),
    image: images.map((url) => new URL(url, origin || 'http://localhost').href),
    offers:
      min === max
        ? { '@type': 'Offer', ...offer, price: major(min) }
        : {
            '@type': 'AggregateOffer',
            ...offer,
            lowPrice: major(min),
            highPrice: major(max),
            offerCount: item.variations.length,
          },
    ...(item.rating_count > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: item.avg_rating.toFixed(1),
        reviewCount: item.rating_count,
      },
    }),
  };
}
