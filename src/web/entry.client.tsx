import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { startBrowser } from './api/browser.ts';
import { loadMessages } from './i18n/messages.ts';
import { Providers } from './providers.tsx';
import { returnToEntryModules } from './session/entry-module.ts';
import { mirrorFromText } from './session/mirror.ts';
import { layersClosedByBack } from './ui/layers/back.ts';
import { untilNeedsAreMet } from './ui/lazy-with-retry.ts';

async function start() {
  // What the server rendered this page for; the first render here must say the same.
  const mirror = mirrorFromText(document.documentElement.dataset.mirror ?? '');
  const messages = await loadMessages(mirror.language);
  // The page's own file came along, and its texts with it.
  await untilNeedsAreMet();
  const isModuleAddressed = 'moduleAddressed' in document.documentElement.dataset;
  const { session, api, queries } = startBrowser(mirror, isModuleAddressed);
  // Both hear of Back before the router does.
  layersClosedByBack();
  returnToEntryModules(session);

  startTransition(() => {
    hydrateRoot(
      document,
      <Providers mirror={mirror} messages={messages} session={session} api={api} queries={queries}>
        <HydratedRouter />
      </Providers>,
    );
  });
}

void start();
