import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTranslate } from '#web/i18n/lazy/store.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/pictures/icon.tsx';

/** To where one came from; for who came by a link from elsewhere, and before there is script, to the home page. */
export function BackButton({ className }: { className?: string }) {
  const t = useTranslate();
  const navigate = useNavigate();

  function goBack(event: MouseEvent) {
    if (!(Number(history.state?.idx) > 0)) return;
    event.preventDefault();
    navigate(-1);
  }

  return (
    <Link
      to="/home"
      onClick={goBack}
      aria-label={t('store.back')}
      className={classNames('grid size-11 shrink-0 place-items-center rounded-pill text-ink', className)}
    >
      <Icon of={ArrowLeft} size={20} directional />
    </Link>
  );
}
