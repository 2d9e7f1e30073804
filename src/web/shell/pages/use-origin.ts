import { useRouteLoaderData } from 'react-router';

/** The address shoppers use, as the server said it with the page. */
export function useOrigin(): string {
  const root = useRouteLoaderData('root') as { origin: string } | undefined;
  return root?.origin ?? '';
}
