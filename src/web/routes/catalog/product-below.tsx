import { currencyCode } from '#domain/money/currency-code.ts';
import { itemImageUrls } from '#web/catalog/item-image.ts';
import { breadcrumbSchema } from '#web/catalog/links/breadcrumb-schema.ts';
import { canonicalPath } from '#web/catalog/links/product-address.ts';
import { useConfig } from '#web/config/config.queries.ts';
import { useTranslate } from '#web/i18n/i18n.tsx';
import { itemPath } from '#web/item/page/item-path.ts';
import { itemSchema } from '#web/item/page/item-schema.ts';
import { RelatedItems } from '#web/item/page/related-items.tsx';
import { Reviews } from '#web/item/page/reviews.tsx';
import { useAddressedItem } from '#web/item/use-addressed-item.ts';
import { JsonLd } from '#web/shell/pages/json-ld.tsx';
import { useOrigin, useSite } from '#web/shell/pages/use-origin.ts';

/** Below the item: what others say, where to look next, and what is for search engines only. */
export default function ProductBelow() {
  const t = useTranslate();
  const origin = useOrigin();
  const site = useSite();
  const config = useConfig();
  const { data: item } = useAddressedItem();
  if (!item) return null;
  return (
    <div className="column pb-(--space-section)">
      <Reviews item={item} />
      <RelatedItems item={item} />
      <JsonLd
        data={{
          '@graph': [
            itemSchema(item, {
              origin,
              site,
              currency: currencyCode(config.currency_symbol),
              images: itemImageUrls(item, config),
            }),
            breadcrumbSchema([...itemPath(t, item), { text: item.name, to: canonicalPath(item) }], site),
          ],
        }}
      />
    </div>
  );
}
