import { SERVER_ARROWS, SERVER_GROUND, WEB_ARROWS, WEB_GROUND } from './arrows.ts';

/** One import: the file that imports, and what it imports: a path below src/, or a package's name. */
export type Import = { from: string; to: string };

/** Why an import is forbidden, or null when it is allowed. The table of the house: who may see whom. */
export function whyForbidden({ from, to }: Import): string | null {
  const isPackage = !/^(domain|contract|server|web|main)(\/|\.ts$)/.test(to);
  const floor = floorOf(from);
  if (floor === 'main') return null;
  if (!isPackage && floorOf(to) === 'main') return 'nobody imports main';
  switch (floor) {
    case 'domain':
      return floorOf(to) === 'domain' && !isPackage ? null : 'domain looks at nobody';
    case 'contract':
      return contractRule(to, isPackage);
    case 'server':
      return isPackage ? serverPackageRule(from, to) : serverRule(from, to);
    case 'web':
      return isPackage ? webPackageRule(from, to) : webRule(from, to);
    default:
      return `${from} stands on no floor`;
  }
}

const floorOf = (path: string) => (path.startsWith('main') ? 'main' : (path.split('/')[0] ?? ''));
const roomOf = (path: string) => path.split('/')[1] ?? '';
const isRoot = (path: string) => path.split('/').length === 2;

function contractRule(to: string, isPackage: boolean): string | null {
  if (isPackage)
    return to === 'zod/mini'
      ? null
      : 'contract uses only the small form of the schema library, because browsers load it';
  return ['domain', 'contract'].includes(floorOf(to)) ? null : 'contract sees only domain';
}

const role = (path: string) => /\.(routes|service|repository)\.ts$/.exec(path)?.[1] ?? null;

function serverPackageRule(from: string, to: string): string | null {
  if (/^react|^@tanstack|^@base-ui/.test(to)) return 'the server draws nothing';
  if (to === 'pg' && roomOf(from) !== 'db') return 'only server/db speaks to the database driver';
  return null;
}

function serverRule(from: string, to: string): string | null {
  if (floorOf(to) === 'web') return 'server and web cannot see each other';
  if (floorOf(to) !== 'server') return null;
  if (to === 'server/db/sql.ts' && !mayWriteSql(from)) return 'SQL lives in repositories';
  // The roof (app, rooms, deps …) mounts every room.
  if (isRoot(from)) return null;
  const [room, target] = [roomOf(from), roomOf(to)];
  if (isRoot(to))
    return ['server/deps.ts', 'server/env.ts', 'server/catalogue-memo.ts'].includes(to)
      ? null
      : 'a room does not see the roof';
  if (room === target) return ownRoomRule(from, to);
  if (isGround(SERVER_GROUND, room)) return isGround(SERVER_GROUND, target) ? null : 'ground rooms carry the others';
  if (role(from) === 'repository' && target !== 'db') return 'a repository sees only the database';
  if (role(from) === 'routes' && target !== 'http') return 'routes see their service and http';
  if (role(from) === 'service' && target === 'http') return 'a service knows nothing of HTTP';
  if (isGround(SERVER_GROUND, target)) return null;
  return SERVER_ARROWS.some((arrow) => arrow.from === room && arrow.to === target)
    ? null
    : `no arrow ${room} → ${target}`;
}

const mayWriteSql = (path: string) =>
  role(path) === 'repository' ||
  ['db', 'demo'].includes(roomOf(path)) ||
  path.endsWith('.sql.ts') ||
  path === 'server/watch-catalogue.ts';

function ownRoomRule(from: string, to: string): string | null {
  if (role(from) === 'routes' && role(to) === 'repository') return 'routes ask the service, not the repository';
  if (role(from) === 'repository' && role(to) !== null && role(to) !== 'repository')
    return 'a repository looks at nobody';
  if (role(from) === 'service' && role(to) === 'routes') return 'a service knows nothing of HTTP';
  return null;
}

function webPackageRule(from: string, to: string): string | null {
  const isServerEntry = from === 'web/entry.server.tsx';
  if (to.startsWith('node:') && !isServerEntry) return 'the browser has no Node';
  if (/^(fastify|pg|ioredis|sharp)/.test(to)) return 'the web floor has no server parts';
  return null;
}

function webRule(from: string, to: string): string | null {
  if (floorOf(to) === 'server') return 'server and web cannot see each other';
  if (floorOf(to) !== 'web')
    return roomOf(from) === 'ui' && to !== 'contract/media/media.ts' ? 'web/ui knows no shop words' : null;
  const [room, target] = [roomOf(from), roomOf(to)];
  if (isRoot(from) || room === 'routes' || room === target || room === 'ui-kit') return null;
  if (target === 'routes' || isRoot(to)) return 'pages are imported by nobody';
  if (room === 'ui') return 'web/ui knows no shop words';
  if (isGround(WEB_GROUND, target)) return null;
  if (isGround(WEB_GROUND, room)) return 'ground rooms carry the others';
  return WEB_ARROWS.some((arrow) => arrow.from === room && arrow.to === target) ? null : `no arrow ${room} → ${target}`;
}

const isGround = (ground: readonly string[], room: string) => ground.includes(room);
