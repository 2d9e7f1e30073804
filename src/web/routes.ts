import { index, type RouteConfig, route } from '@react-router/dev/routes';

const isDevelopment = process.env.NODE_ENV === 'development';

export default [
  index('routes/landing.tsx'),
  ...(isDevelopment ? [route('ui', 'routes/ui-kit.tsx')] : []),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
