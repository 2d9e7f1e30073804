import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { pictureFile } from '#contract/media/media.ts';
import { useApi } from '#web/api/api.tsx';
import { ApiError } from '#web/api/api-error.ts';
import { browser } from '#web/api/browser.ts';
import { loadOnServer, type Queries } from '#web/api/load.ts';
import { Loaded } from '#web/api/loaded.tsx';
import { pageRequestOf } from '#web/api/page-request.ts';
import { useI18n } from '#web/i18n/i18n.tsx';
import { PLAN_QUERY } from '#web/rental/plan/plan-query.ts';
import { similarVehiclesQuery, vehicleQuery } from '#web/rental/vehicle/vehicle.queries.ts';
import { vehiclePath } from '#web/rental/vehicle/vehicle-address.ts';
import { VehicleSkeleton } from '#web/rental/vehicle/vehicle-skeleton.tsx';
import type { Mirror } from '#web/session/mirror.ts';
import { mirrorOf } from '#web/session/storage.ts';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { PageFailed } from '#web/shell/pages/page-failed.tsx';
import { PageHead } from '#web/shell/pages/page-head.tsx';
import { PageMissing } from '#web/shell/pages/page-missing.tsx';
import { lazySection } from '#web/ui/lazy-section.tsx';
import type { Route } from './+types/vehicle-details';

export const handle = { ownHead: 'phone', query: ['from', ...PLAN_QUERY] } satisfies PageHandle;

const VehiclePage = lazySection(() => import('#web/rental/vehicle/page/vehicle-page.tsx'), <VehicleSkeleton />);

const VehicleSchema = lazySection(() => import('./vehicle-details-schema.tsx'));

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
        <PageHead
          title={vehicle.meta_title ?? `${vehicle.name} · ${vehicle.provider.name}`}
          description={vehicle.meta_description ?? vehicle.description}
          path={vehiclePath(vehicle)}
          image={pictureFile(vehicle.thumbnail, '5x3', 1280)}
        />
        <VehiclePage key={vehicle.id} vehicle={vehicle} madeAt={dataUpdatedAt} />
        <VehicleSchema vehicle={vehicle} />
      </>
    );
  if (!error) return <VehicleSkeleton />;
  return error instanceof ApiError && error.status === 404 ? <PageMissing inShell /> : <PageFailed inShell />;
}
