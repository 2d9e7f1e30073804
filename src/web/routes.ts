import { index, type RouteConfig, route } from '@react-router/dev/routes';

// The ui kit's show room: in development, and in the build that the browser tests look at.
const showsKit = process.env.NODE_ENV === 'development' || process.env.UI_KIT === '1';

export default [
  index('routes/landing.tsx'),
  ...(showsKit ? [route('ui', 'routes/ui-kit.tsx')] : []),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
