import ArrowLeft from 'lucide-react/icons/arrow-left';
import Headphones from 'lucide-react/icons/headphones';
import type { ComponentType } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { useTranslate } from '#web/i18n/lazy/checkout.ts';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';

type CheckoutHeaderProps = {
  /** The shell's. */
  Logo: ComponentType;
  /** Empty where the page below has a name of its own. */
  title: string;
};

/** A reduced header, so that nothing distracts from paying: back, the title, and help. */
export function CheckoutHeader({ Logo, title }: CheckoutHeaderProps) {
  const t = useTranslate();
  const navigate = useNavigate();
  // Opened by its address, there is nothing to go back to.
  const isFirst = useLocation().key === 'default';

  return (
    <header data-own-header className="sticky top-0 z-(--z-header) border-line border-b bg-surface">
      <div className="column grid min-h-14 grid-cols-[1fr_auto_1fr] items-center gap-3 md:min-h-18">
        <div className="flex items-center">
          <span className="-ms-2.5 md:hidden">
            <IconButton
              icon={ArrowLeft}
              directional
              label={t('checkout.back')}
              onClick={() => (isFirst ? navigate('/home') : navigate(-1))}
            />
          </span>
          <span className="max-md:hidden">
            <Logo />
          </span>
        </div>
        {title ? <h1 className="font-extrabold text-lead tracking-snug md:text-title">{title}</h1> : <span />}
        <Link
          to="/help-and-support"
          className="flex h-11 min-w-11 items-center justify-center gap-2 justify-self-end rounded-control font-semibold text-small hover:bg-hover md:px-3"
        >
          <Icon of={Headphones} size={18} />
          <span className="max-md:sr-only">{t('checkout.help')}</span>
        </Link>
      </div>
    </header>
  );
}
