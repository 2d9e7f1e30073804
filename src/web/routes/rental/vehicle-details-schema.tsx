import { currencyCode } from '#domain/money/currency-code.ts';
import { breadcrumbSchema } from '#web/catalog/links/breadcrumb-schema.ts';
import { useConfig } from '#web/config/config.queries.ts';
import { useTranslate } from '#web/i18n/i18n.tsx';
import type { VehicleView } from '#web/rental/vehicle/vehicle.calls.ts';
import { vehiclePath } from '#web/rental/vehicle/vehicle-address.ts';
import { vehicleSchema } from '#web/rental/vehicle/vehicle-schema.ts';
import { JsonLd } from '#web/shell/pages/json-ld.tsx';
import { useOrigin, useSite } from '#web/shell/pages/use-origin.ts';

/** What of the page is for search engines only. */
export default function VehicleDetailsSchema({ vehicle }: { vehicle: VehicleView }) {
  const t = useTranslate();
  const origin = useOrigin();
  const site = useSite();
  const currency = currencyCode(useConfig().currency_symbol);
  const way = [
    { text: t('nav.home'), to: '/home' },
    { text: vehicle.name, to: vehiclePath(vehicle) },
  ];
  return (
    <JsonLd data={{ '@graph': [vehicleSchema(vehicle, { origin, site, currency }), breadcrumbSchema(way, site)] }} />
  );
}
