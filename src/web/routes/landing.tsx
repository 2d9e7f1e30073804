import { HydrationBoundary } from '@tanstack/react-query';
import { loadInBrowser, loadOnServer, type Questions } from '#web/api/load.ts';
import { landingQuery } from '#web/content/content.queries.ts';
import { LandingHero } from '#web/content/landing-hero.tsx';
import { ModuleTiles } from '#web/modules/module-tiles.tsx';
import { modulesQuery } from '#web/modules/modules.queries.ts';
import type { Route } from './+types/landing';

const ask: Questions = (queries, api) => [queries.fetchQuery(landingQuery(api)), queries.fetchQuery(modulesQuery(api))];

export const loader = ({ context }: Route.LoaderArgs) => loadOnServer(context, ask);
export const clientLoader = () => loadInBrowser(ask);

export default function Landing({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData}>
      <LandingHero />
      <ModuleTiles />
    </HydrationBoundary>
  );
}
