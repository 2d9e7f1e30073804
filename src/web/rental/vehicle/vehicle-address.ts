type Addressed = { id: number; slug: string };

/** Where somebody stood when they followed a link to a vehicle: its page leads back there. */
export type CameFrom = 'home' | 'search' | 'provider' | 'vehicle' | 'wishlist' | 'cart';

/** The one address of a vehicle's page, by its slug where it has one. */
export const vehiclePath = ({ id, slug }: Addressed): string =>
  `/rental/vehicle-details/${encodeURIComponent(slug || String(id))}`;

/** As links carry it. */
export const vehicleAddress = (vehicle: Addressed, from: CameFrom): string => `${vehiclePath(vehicle)}?from=${from}`;

const PAGES: readonly [start: string, name: CameFrom][] = [
  ['/rental/vehicle-search', 'search'],
  ['/rental/provider-details', 'provider'],
  ['/rental/vehicle-details', 'vehicle'],
];

/** The page that a link to a vehicle stands on; whatever is not known here is the home page. */
export const cameFrom = (path: string): CameFrom => PAGES.find(([start]) => path.startsWith(start))?.[1] ?? 'home';
