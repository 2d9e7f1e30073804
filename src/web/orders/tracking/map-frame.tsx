import ArrowLeft from 'lucide-react/icons/arrow-left';
import Headphones from 'lucide-react/icons/headphones';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslate } from '#web/i18n/lazy/orders.ts';
import { useSession } from '#web/session/session.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import './track.css';

type MapFrameProps = {
  label: string;
  /** Where the way back leads; to the orders unless somebody says otherwise. */
  back?: string | undefined;
  children: ReactNode;
};

/** The map's place: the top of a phone's page, with the ways back and to help over it. */
export function MapFrame({ label, back, children }: MapFrameProps) {
  const t = useTranslate();
  const isCustomer = useSession((session) => session.token !== null);
  return (
    <section
      aria-label={label}
      data-track-map
      className="relative h-[46dvh] min-h-70 overflow-hidden bg-sunken md:sticky md:top-24 md:h-[calc(100dvh-120px)] md:rounded-card md:border md:border-line"
    >
      {children}
      <div className="pointer-events-none absolute inset-x-4 top-4 flex justify-between child:pointer-events-auto">
        <Link
          to={back ?? (isCustomer ? '/my-orders' : '/track-order')}
          aria-label={t('track.back')}
          className="grid size-11 place-items-center rounded-pill bg-surface shadow-(--elevation-card) hover:bg-hover"
        >
          <Icon of={ArrowLeft} directional />
        </Link>
        <Link
          to="/help-and-support"
          className="flex h-11 items-center gap-2 rounded-pill bg-surface px-4 font-bold text-small shadow-(--elevation-card) hover:bg-hover"
        >
          <Icon of={Headphones} size={18} />
          {t('track.help')}
        </Link>
      </div>
    </section>
  );
}
