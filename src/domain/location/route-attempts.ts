export type TravelMode = 'driving' | 'walking' | 'bicycling';

/** The order in which a map looks for a line between two markers. */
export const ROUTE_ATTEMPTS: readonly TravelMode[] = ['driving', 'walking', 'bicycling'];

/**
 * The first mode that has a route wins. Null means: show the marker only.
 * A mode that fails (no answer) counts as having no route, so that the next one is still tried.
 */
export async function firstRoute<Route>(
  modes: readonly TravelMode[],
  ask: (mode: TravelMode) => Promise<Route | null>,
): Promise<{ mode: TravelMode; route: Route } | null> {
  for (const mode of modes) {
    const route = await ask(mode).catch(() => null);
    if (route) return { mode, route };
  }
  return null;
}
