import BellRing from 'lucide-react/icons/bell-ring';
import { useState } from 'react';
import { useTranslate } from '#web/i18n/lazy/notifications.ts';
import { pushDeclined } from '#web/session/remembered/push-device.ts';
import { useSession } from '#web/session/session.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { showToast } from '#web/ui/feedback/toast-queue.ts';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { usePreferences } from '../notifications.queries.ts';
import { usePush } from './use-push.ts';

/** After an order, once: whoever is not told yet may want to be. Never on arrival, and never again after a no. */
export default function AskPush() {
  const isSignedIn = useSession((session) => session.token !== null);
  const [isOver, setOver] = useState(() => pushDeclined.get() !== null);
  return isSignedIn && !isOver ? <Question onOver={() => setOver(true)} /> : null;
}

function Question({ onOver }: { onOver(): void }) {
  const t = useTranslate();
  const publicKey = usePreferences().data?.push_public_key ?? null;
  const { state, isBusy, turn } = usePush(publicKey);
  if (!publicKey || state !== 'off') return null;

  function end() {
    pushDeclined.set(true);
    onOver();
  }

  async function accept() {
    const now = await turn(true);
    if (now === 'on') showToast({ id: 'push', tone: 'success', text: t('notifications.ask_done') });
    if (now) end();
  }

  return (
    <section
      aria-labelledby="ask-push"
      className="mt-4 flex flex-wrap items-center gap-4 rounded-card border border-line bg-surface p-4 md:px-6"
    >
      <span className="grid size-11 shrink-0 place-items-center rounded-pill bg-accent-soft text-accent-ink">
        <Icon of={BellRing} />
      </span>
      <div className="min-w-56 flex-1">
        <h2 id="ask-push" className="font-bold tracking-snug">
          {t('notifications.ask_title')}
        </h2>
        <p className="mt-0.5 text-ink-2 text-small">{t('notifications.ask_text')}</p>
      </div>
      <div className="flex gap-2">
        <Button look="soft" progress={isBusy ? t('notifications.ask_busy') : null} onClick={accept}>
          {t('notifications.ask_yes')}
        </Button>
        <Button look="ghost" disabled={isBusy} onClick={end}>
          {t('notifications.ask_no')}
        </Button>
      </div>
    </section>
  );
}
