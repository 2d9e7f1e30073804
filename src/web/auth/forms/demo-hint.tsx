import Lightbulb from 'lucide-react/icons/lightbulb';
import { DEMO_CODE } from '#domain/auth/one-time-code.ts';
import { useTranslate } from '#web/i18n/lazy/auth.ts';
import { Icon } from '#web/ui/pictures/icon.tsx';

/** Nobody has the phone of a person who does not exist. */
export function DemoHint({ to }: { to: string }) {
  const t = useTranslate();
  return (
    <p className="flex flex-wrap items-center gap-x-2 rounded-control bg-accent-soft px-3.5 py-1 text-accent-ink text-small">
      <Icon of={Lightbulb} size={18} />
      <span className="font-semibold">{t('auth.demo_code', { secret: DEMO_CODE })}</span>
      <a
        href={`/demo/outbox?to=${encodeURIComponent(to)}`}
        target="_blank"
        rel="noreferrer"
        className="ms-auto inline-flex min-h-11 items-center font-semibold underline"
      >
        {t('auth.demo_outbox')}
      </a>
    </p>
  );
}
