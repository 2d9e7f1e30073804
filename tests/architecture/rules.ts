import { SERVER_ARROWS, SERVER_GROUND, WEB_ARROWS, WEB_GROUND } from './arrows.ts';

/**
 * One import: the file that imports, and what it imports: a path below src/, or a package's name. `typeOnly`: nothing of
 * it is left when the program runs. `onDemand`: by `import()`, when the program comes to it.
 */
export type Import = { from: string; to: string; typeOnly?: boolean; onDemand?: boolean };

/** Why an import is forbidden, or null when it is allowed: the table of who may import whom. */
export function whyForbidden(one: Import): string | null {
  const { from, to } = one;
  const isPackage = !/^(domain|contract|server|web|main)(\/|\.ts$)/.test(to);
  const layer = layerOf(from);
  if (layer === 'main') return null;
  if (!isPackage && layerOf(to) === 'main') return 'main is imported from nowhere';
  switch (layer) {
    case 'domain':
      return layerOf(to) === 'domain' && !isPackage ? null : 'domain imports only domain';
    case 'contract':
      return contractRule(to, isPackage);
    case 'server':
      return isPackage ? serverPackageRule(from, to) : serverRule(one);
    case 'web':
      return isPackage ? webPackageRule(from, to) : webRule(from, to);
    default:
      return `${from} belongs to no layer`;
  }
}

const layerOf = (path: string) => (path.startsWith('main') ? 'main' : (path.split('/')[0] ?? ''));
const featureOf = (path: string) => path.split('/')[1] ?? '';
/** A file beside the features, which composes them: server/features.ts, web/routes.ts … */
const isAboveFeatures = (path: string) => path.split('/').length === 2;

function contractRule(to: string, isPackage: boolean): string | null {
  if (isPackage)
    return to === 'zod/mini'
      ? null
      : 'contract uses only the small form of the schema library, because browsers load it';
  return ['domain', 'contract'].includes(layerOf(to)) ? null : 'contract imports only domain';
}

const role = (path: string) => /\.(routes|service|repository|sql)\.ts$/.exec(path)?.[1] ?? null;
const holdsSql = (path: string) => role(path) === 'repository' || role(path) === 'sql';

function serverPackageRule(from: string, to: string): string | null {
  if (/^react|^@tanstack|^@base-ui/.test(to)) return 'the server draws nothing';
  if (to === 'pg' && featureOf(from) !== 'db') return 'only server/db uses the database driver';
  return null;
}

/** Files beside the features that a feature may import. */
const SHARED_SERVER_FILES = ['server/deps.ts', 'server/env.ts', 'server/catalogue-memo.ts'];

function serverRule(one: Import): string | null {
  const { from, to } = one;
  if (layerOf(to) === 'web') return 'server and web do not import each other';
  if (layerOf(to) !== 'server') return null;
  if (to === 'server/db/sql.ts' && !mayWriteSql(from)) return 'SQL stands in repositories and *.sql.ts';
  if (isAboveFeatures(from)) return null;
  if (isAboveFeatures(to))
    return SHARED_SERVER_FILES.includes(to) ? null : 'a feature does not import what composes the features';
  const [feature, target] = [featureOf(from), featureOf(to)];
  if (feature === target) return sameFeatureRule(from, to);
  if (role(to) === 'routes') return 'routes are imported only where the features are composed';
  if (role(to) === 'repository') return 'a repository is for its own feature: ask the other feature’s service';
  if (role(to) === 'sql' && target !== 'db' && !holdsSql(from)) return 'SQL conditions are for repositories';
  if (isGround(SERVER_GROUND, feature))
    return isGround(SERVER_GROUND, target) ? null : 'ground does not import features';
  if (holdsSql(from) && target !== 'db' && role(to) !== 'sql' && !(one.typeOnly && role(to) === null))
    return 'a repository imports only the database, SQL conditions and types';
  if (role(from) === 'routes' && target !== 'http') return 'routes import their service and http';
  if (role(from) === 'service' && target === 'http') return 'a service knows nothing of HTTP';
  if (isGround(SERVER_GROUND, target)) return null;
  return SERVER_ARROWS.some((arrow) => arrow.from === feature && arrow.to === target)
    ? null
    : `no arrow ${feature} → ${target}`;
}

const mayWriteSql = (path: string) =>
  holdsSql(path) || ['db', 'demo'].includes(featureOf(path)) || path === 'server/watch-catalogue.ts';

function sameFeatureRule(from: string, to: string): string | null {
  if (role(from) === 'routes' && holdsSql(to)) return 'routes ask the service, not the repository';
  if (role(from) === 'sql' && role(to) === 'repository') return 'SQL conditions know no repository';
  if (holdsSql(from) && (role(to) === 'service' || role(to) === 'routes')) return 'a repository knows no service';
  if (role(from) === 'service' && role(to) === 'routes') return 'a service knows nothing of HTTP';
  return null;
}

function webPackageRule(from: string, to: string): string | null {
  const isServerEntry = from === 'web/entry.server.tsx';
  if (to.startsWith('node:') && !isServerEntry) return 'the browser has no Node';
  if (/^(fastify|pg|ioredis|sharp)/.test(to)) return 'web has no server parts';
  return null;
}

function webRule(from: string, to: string): string | null {
  if (layerOf(to) === 'server') return 'server and web do not import each other';
  if (layerOf(to) !== 'web')
    return featureOf(from) === 'ui' && to !== 'contract/media/media.ts' ? 'web/ui knows no shop words' : null;
  const [feature, target] = [featureOf(from), featureOf(to)];
  if (isAboveFeatures(from) || feature === 'routes' || feature === target || feature === 'ui-kit') return null;
  if (target === 'routes' || isAboveFeatures(to)) return 'pages are imported from nowhere';
  if (feature === 'ui') return 'web/ui knows no shop words';
  if (isGround(WEB_GROUND, target)) return null;
  if (isGround(WEB_GROUND, feature)) return 'ground does not import features';
  return WEB_ARROWS.some((arrow) => arrow.from === feature && arrow.to === target)
    ? null
    : `no arrow ${feature} → ${target}`;
}

const isGround = (ground: readonly string[], feature: string) => ground.includes(feature);
