import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { startBrowser } from './api/browser.ts';
import { loadMessages } from './i18n/messages.ts';
import { Providers } from './providers.tsx';
import { mirrorFromText } from './session/mirror.ts';

// What the server rendered this page for; the first render here must say the same.
const mirror = mirrorFromText(document.documentElement.dataset.mirror ?? '');
const messages = await loadMessages(mirror.language);
const { session, api, queries } = startBrowser(mirror);

startTransition(() => {
  hydrateRoot(
    document,
    <Providers mirror={mirror} messages={messages} session={session} api={api} queries={queries}>
      <HydratedRouter />
    </Providers>,
  );
});
