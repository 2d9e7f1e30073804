import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiProvider } from './api/api.tsx';
import type { ApiClient } from './api/client.ts';
import type { Messages } from './i18n/en.ts';
import { I18nProvider } from './i18n/i18n.tsx';
import { MODULE_KINDS } from './kinds.ts';
import { ModuleKindsProvider } from './modules/module-kind.tsx';
import { ORDER_FACES } from './order-faces.ts';
import { OrderFacesProvider } from './orders/order-face.tsx';
import { OverlayProvider } from './overlay/overlay.tsx';
import type { Mirror } from './session/mirror.ts';
import { SessionProvider, type SessionStore } from './session/session.tsx';

type Ground = {
  mirror: Mirror;
  messages: Partial<Messages>;
  session: SessionStore;
  api: ApiClient;
  queries: QueryClient;
};

/** The ground every page stands on; the same on the server and in the browser. */
export function Providers({ mirror, messages, session, api, queries, children }: Ground & { children: ReactNode }) {
  return (
    <SessionProvider store={session} mirror={mirror}>
      <I18nProvider language={mirror.language} messages={messages}>
        <ApiProvider api={api} queries={queries}>
          <ModuleKindsProvider kinds={MODULE_KINDS}>
            <OrderFacesProvider faces={ORDER_FACES}>
              <OverlayProvider>{children}</OverlayProvider>
            </OrderFacesProvider>
          </ModuleKindsProvider>
        </ApiProvider>
      </I18nProvider>
    </SessionProvider>
  );
}
