import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/web',
  ssr: true,
  // The whole table of routes goes out with the page: small, and no second request before a navigation.
  routeDiscovery: { mode: 'initial' },
  // A route is a small file whose parts come later: cut in pieces it would be two or three tiny ones.
  splitRouteModules: false,
} satisfies Config;
