import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { currencyCode } from '#domain/money/currency-code.ts';
import { useApi } from '#web/api/api.tsx';
import { ApiError } from '#web/api/api-error.ts';
import { browser } from '#web/api/browser.ts';
import { loadOnServer, type Queries } from '#web/api/load.ts';
import { Loaded } from '#web/api/loaded.tsx';
import { pageRequestOf } from '#web/api/page-request.ts';
import { breadcrumbSchema } from '#web/catalog/breadcrumb-schema.ts';
import { useConfig } from '#web/config/config.queries.ts';
import { useI18n } from '#web/i18n/lazy/vehicle.ts';
import { PLAN_QUERY } from '#web/rental/plan/plan-address.ts';
import type { VehicleView } from '#web/rental/vehicle/vehicle.calls.ts';
import { similarVehiclesQuery, vehicleQuery } from '#web/rental/vehicle/vehicle.queries.ts';
import { vehiclePath } from '#web/rental/vehicle/vehicle-address.ts';
import { vehicleImage, vehicleSchema } from '#web/rental/vehicle/vehicle-schema.ts';
import { VehicleSkeleton } from '#web/rental/vehicle/vehicle-skeleton.tsx';
import type { Mirror } from '#web/session/mirror.ts';
import { mirrorOf } from '#web/session/storage.ts';
import { JsonLd } from '#web/shell/pages/json-ld.tsx';
import { PageFailed } from '#web/shell/pages/page-failed.tsx';
import { PageHead } from '#web/shell/pages/page-head.tsx';
import { PageMissing } from '#web/shell/pages/page-missing.tsx';
import { useOrigin } from '#web/shell/pages/use-origin.ts';
import { lazySection } from '#web/ui/lazy-section.tsx';
import type { Route } from './+types/vehicle-details';

export const handle = { query: ['from', ...PLAN_QUERY] };

const VehiclePage = lazySection(() => import('#web/rental/vehicle/page/vehicle-page.tsx'), <VehicleSkeleton />);

/** The vehicle, and then those like it: they want its number, and the address may only say its slug. */
const ask =
  (scope: Pick<Mirror, 'language'>, id: string): Queries =>
  (queries, api) => [
    queries
      .fetchQuery(vehicleQuery(api, scope, id))
      .then((vehicle) => queries.prefetchQuery(similarVehiclesQuery(api, scope, vehicle.id))),
  ];

export const loader = ({ context, params }: Route.LoaderArgs) =>
  loadOnServer(context, ask(pageRequestOf(context).mirror, params.id));

/** Asks and does not wait: the page is there at once, with a place held for each part. */
export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const { queries, api, session } = browser();
  // What is missing or failed, the page itself says.
  void queries.prefetchQuery(vehicleQuery(api, mirrorOf(session.get()), params.id));
  return null;
}

export default function VehicleRoute({ loaderData }: Route.ComponentProps) {
  return (
    <Loaded answers={loaderData}>
      <Vehicle />
    </Loaded>
  );
}

function Vehicle() {
  const { language } = useI18n();
  const { id = '' } = useParams();
  const { data: vehicle, dataUpdatedAt, error } = useQuery(vehicleQuery(useApi(), { language }, id));
  if (vehicle)
    return (
      <>
        <VehicleHeadTags vehicle={vehicle} />
        <VehiclePage key={vehicle.id} vehicle={vehicle} madeAt={dataUpdatedAt} />
      </>
    );
  if (!error) return <VehicleSkeleton />;
  return error instanceof ApiError && error.status === 404 ? <PageMissing inShell /> : <PageFailed inShell />;
}

function VehicleHeadTags({ vehicle }: { vehicle: VehicleView }) {
  const { t } = useI18n();
  const origin = useOrigin();
  const currency = currencyCode(useConfig().currency_symbol);
  const path = vehiclePath(vehicle);
  const { name, provider, seating_capacity: seats } = vehicle;
  return (
    <>
      <PageHead
        title={vehicle.meta_title ?? `${name} · ${provider.name}`}
        description={vehicle.meta_description ?? t('vehicle.description', { name, provider: provider.name, seats })}
        path={path}
        image={vehicleImage(vehicle)}
      />
      <JsonLd
        data={{
          '@graph': [
            vehicleSchema(vehicle, { origin, currency }),
            breadcrumbSchema(
              [
                { text: t('nav.home'), to: '/home' },
                { text: name, to: path },
              ],
              origin,
            ),
          ],
        }}
      />
    </>
  );
}
