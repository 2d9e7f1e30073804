import type { ReactNode } from 'react';
import { isRouteErrorResponse, Outlet, Scripts, UNSAFE_useScrollRestoration, useRouteLoaderData } from 'react-router';
import type { Route } from './+types/root';
import { loadOnServer } from './api/load.ts';
import { Loaded } from './api/loaded.tsx';
import { pageRequestOf } from './api/page-request.ts';
import { useScriptMark } from './api/script-mark.ts';
import { ConfigContext, configQuery, useConfigOfPage } from './config/config.queries.ts';
import { footerQuery } from './content/content.queries.ts';
import { useI18n } from './i18n/i18n.tsx';
import { modulesQuery } from './modules/modules.queries.ts';
import {
  FOLLOW_SYSTEM_THEME,
  KEEP_EARLY_PRESS,
  MARK_SIGNED_IN,
  RETURN_TO_SCROLL,
  SCROLL_KEY,
  SHOW_STORED_PLACE,
  START_AFTER_PAINT,
} from './session/before-paint.ts';
import { mirrorToText } from './session/mirror.ts';
import { useSession, useSessionStore } from './session/session.tsx';
import { mirrorOf } from './session/storage.ts';
import { PageFailed } from './shell/pages/page-failed.tsx';
import { PageMissing } from './shell/pages/page-missing.tsx';
import { Shell } from './shell/shell.tsx';
// By address: as part of a chunk it would be put into the page a second time by the first script that comes later.
import styles from './styles/app.css?url';
import { FONT_PRELOAD } from './styles/font-preload.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { mirror, origin, addressed } = pageRequestOf(context);
  return {
    mirror,
    origin,
    isModuleAddressed: addressed === 'offered',
    state: await loadOnServer(context, (queries, api) => [
      queries.fetchQuery(configQuery(api)),
      queries.fetchQuery(footerQuery(api)),
      queries.fetchQuery(modulesQuery(api, mirror.zone_ids)),
    ]),
  };
}

// The shop's configuration does not change from page to page.
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const { language, direction } = useI18n();
  const data = useRouteLoaderData<typeof loader>('root');
  const store = useSessionStore();
  const nonce = useScriptMark();
  const theme = useSession(({ settings }) => settings.theme);
  const module_type = useSession(({ module }) => module?.module_type);
  return (
    <html
      lang={language}
      dir={direction}
      data-theme={theme === 'dark' ? 'dark' : 'light'}
      data-module={module_type}
      data-mirror={mirrorToText(data?.mirror ?? mirrorOf(store.get()))}
      data-module-addressed={data?.isModuleAddressed || undefined}
      // The script below may have put the system's theme here already.
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <link rel="stylesheet" href={styles} />
        <link {...FONT_PRELOAD} />
        <link rel="icon" href="/icons/192.png" />
        <link rel="apple-touch-icon" href="/icons/180.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {theme === 'system' && <InlineScript code={FOLLOW_SYSTEM_THEME} />}
        <InlineScript code={MARK_SIGNED_IN} />
        <InlineScript code={KEEP_EARLY_PRESS} />
        {data && data.mirror.zone_ids.length > 0 && <InlineScript code={SHOW_STORED_PLACE} />}
      </head>
      <body>
        {children}
        <ScrollPositions />
        <Scripts nonce={nonce} />
        <InlineScript code={START_AFTER_PAINT} />
      </body>
    </html>
  );
}

/** The router's own component, but for its script: that one fails where the browser forbids to store anything. */
function ScrollPositions() {
  UNSAFE_useScrollRestoration({ storageKey: SCROLL_KEY });
  return <InlineScript code={RETURN_TO_SCROLL} />;
}

/** The browser's own scripts do not hold its code (session/before-paint.ts): what stands in the page stays. */
const InlineScript = ({ code }: { code: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant; its hash is in the policy
  <script nonce={useScriptMark()} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />
);

export default function Root({ loaderData }: Route.ComponentProps) {
  return (
    <Loaded answers={loaderData.state}>
      <WithConfig>
        <Shell>
          <Outlet />
        </Shell>
      </WithConfig>
    </Loaded>
  );
}

const WithConfig = ({ children }: { children: ReactNode }) => (
  <ConfigContext value={useConfigOfPage()}>{children}</ConfigContext>
);

/** Drawn without the shell: what failed may be the shell itself. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isRouteErrorResponse(error) && error.status === 404 ? <PageMissing /> : <PageFailed />;
}
