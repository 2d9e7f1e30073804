import type { ReactNode } from 'react';
import { useTranslate } from '#web/i18n/lazy/orders.ts';
import { useSession } from '#web/session/session.tsx';
import { MapLinks } from './map-links.tsx';
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
      <MapLinks
        back={{ to: back ?? (isCustomer ? '/my-orders' : '/track-order'), label: t('track.back') }}
        help={t('track.help')}
      />
    </section>
  );
}
