import ChevronRight from 'lucide-react/icons/chevron-right';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { Link } from 'react-router';
import { useTranslate } from '#web/i18n/i18n.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';

export type SectionWords = { title: string; text?: string | undefined; viewAll?: string | undefined };

export function SectionTitle({ title, text }: SectionWords) {
  return (
    <>
      <h2 className="section-title">{title}</h2>
      {text && <p className="text-ink-3 text-small">{text}</p>}
    </>
  );
}

export function ViewAll({ to, of }: { to: string; of: string }) {
  const t = useTranslate();
  return (
    <Link to={to} discover="none" aria-label={`${t('home.view_all')}: ${of}`} className="view-all">
      {t('home.view_all')}
      <Icon of={ChevronRight} size={16} directional />
    </Link>
  );
}

export function SectionFailed({ onRetry, ...words }: SectionWords & { onRetry(): void }) {
  const t = useTranslate();
  return (
    <section aria-label={words.title}>
      <SectionTitle {...words} />
      <div
        role="alert"
        className="mt-4 flex flex-wrap items-center gap-4 rounded-card bg-sunken p-4 text-ink-2 text-small"
      >
        {t('home.section_failed')}
        <Button look="secondary" size={36} icon={RotateCcw} onClick={onRetry}>
          {t('app.retry')}
        </Button>
      </div>
    </section>
  );
}
