import { useQueryClient } from '@tanstack/react-query';
import LogOut from 'lucide-react/icons/log-out';
import Monitor from 'lucide-react/icons/monitor';
import Smartphone from 'lucide-react/icons/smartphone';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Session } from '#contract/account/security.ts';
import { useApi } from '#web/api/api.tsx';
import { sayEveryFailure } from '#web/api/say-failure.ts';
import { useDates } from '#web/config/use-dates.ts';
import { type Translate, useTranslate } from '#web/i18n/lazy/account.ts';
import { useSessionStore } from '#web/session/session.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { SkeletonText } from '#web/ui/feedback/skeleton.tsx';
import { showToast } from '#web/ui/feedback/toast-queue.ts';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { useSessions } from './security.queries.ts';

const calls = () => import('./security.calls.ts');
const HANDHELD = ['Android', 'iPhone', 'iPad'];

/** Every device that is signed in; each can be signed out, and all at once. */
export function SessionList() {
  const t = useTranslate();
  const { data, error, refetch } = useSessions();

  return (
    <section aria-label={t('security.devices')} className="rounded-card border border-line bg-surface p-5 md:p-6">
      <h2 className="font-bold text-lead tracking-snug">{t('security.devices')}</h2>
      <p className="mt-1 text-ink-2 text-small">{t('security.devices_text')}</p>
      {data ? (
        <ul className="mt-4 child:not-last:border-b child:border-line border-line border-y">
          {data.map((session) => (
            <OneSession key={session.id} session={session} />
          ))}
        </ul>
      ) : error ? (
        <div className="mt-4 flex flex-wrap items-center gap-3" role="alert">
          <p>{t('security.devices_failed')}</p>
          <Button look="secondary" size={36} onClick={() => refetch()}>
            {t('app.retry')}
          </Button>
        </div>
      ) : (
        <SkeletonText lines={4} className="mt-4" />
      )}
      <EndAll />
    </section>
  );
}

function OneSession({ session }: { session: Session }) {
  const t = useTranslate();
  const api = useApi();
  const queries = useQueryClient();
  const { dateTime } = useDates();
  const [isEnding, setEnding] = useState(false);
  const name = deviceWords(t, session);

  async function end() {
    setEnding(true);
    try {
      const { message } = await (await calls()).endOne(api, session.id);
      showToast({ id: 'session', text: message });
    } catch (error) {
      sayEveryFailure(t, error);
    }
    await queries.invalidateQueries({ queryKey: ['profile'] });
    setEnding(false);
  }

  return (
    <li className="flex items-center gap-3 py-3.5">
      <span className="grid size-10 shrink-0 place-items-center rounded-pill bg-sunken text-ink-2">
        <Icon of={HANDHELD.includes(session.system) ? Smartphone : Monitor} size={20} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          <bdi>{name}</bdi>
          {session.is_current && (
            <Badge tone="success" shape="pill">
              {t('security.this_device')}
            </Badge>
          )}
        </span>
        <span className="block text-ink-2 text-small">
          {t('security.last_used', { date: dateTime(session.last_used_at) })}
        </span>
      </span>
      {!session.is_current && (
        <Button
          look="secondary"
          size={36}
          aria-label={t('security.end_one', { device: name })}
          progress={isEnding ? t('security.ending') : null}
          onClick={end}
        >
          {t('security.end')}
        </Button>
      )}
    </li>
  );
}

function deviceWords(t: Translate, { browser, system }: Session): string {
  if (browser && system) return t('security.device', { browser, system });
  return browser || system || t('security.device_unknown');
}

function EndAll() {
  const t = useTranslate();
  const api = useApi();
  const store = useSessionStore();
  const navigate = useNavigate();
  const [isEnding, setEnding] = useState(false);

  async function endAll() {
    setEnding(true);
    try {
      const { message } = await (await calls()).endAll(api);
      store.set({ token: null });
      showToast({ id: 'session', text: message, comesAlong: true });
      navigate('/');
    } catch (error) {
      sayEveryFailure(t, error);
      setEnding(false);
    }
  }

  return (
    <Button
      look="secondary"
      icon={LogOut}
      className="mt-4"
      progress={isEnding ? t('security.ending') : null}
      onClick={endAll}
    >
      {t('security.end_all')}
    </Button>
  );
}
