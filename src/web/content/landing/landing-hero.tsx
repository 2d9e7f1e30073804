import CircleCheck from 'lucide-react/icons/circle-check';
import Store from 'lucide-react/icons/store';
import type { ReactNode } from 'react';
import { useTranslate } from '#web/i18n/lazy/content.ts';
import { type Glyph, Icon } from '#web/ui/pictures/icon.tsx';
import { useLanding } from '../content.queries.ts';
import { LandingPicture } from './landing-picture.tsx';

type LandingHeroProps = {
  /** Where one types where one is, and the other ways to say it. */
  search: ReactNode;
  ways: ReactNode;
  /** How many places one can order from. */
  places: number;
  /** Written as money; null when no amount makes delivery free. */
  freeDeliveryOver: string | null;
};

export function LandingHero({ search, ways, places, freeDeliveryOver }: LandingHeroProps) {
  const t = useTranslate();
  const { hero_section: hero } = useLanding();
  return (
    <section className="column grid items-center gap-x-10 gap-y-10 pt-8 pb-12 md:grid-cols-2 md:pb-14 wide:grid-cols-[minmax(0,1fr)_minmax(0,620px)]">
      <div className="min-w-0">
        <h1 className="max-w-150 font-extrabold text-display leading-[1.05] tracking-[-0.035em] rtl:leading-[1.2] rtl:tracking-normal">
          {hero.header_title}
        </h1>
        <p className="mt-5 max-w-125 text-ink-2 text-lead">{hero.header_sub_title}</p>
        <div id="place" className="mt-6 max-w-145 scroll-mt-24 md:mt-7">
          <h2 className="sr-only">{hero.pick_location_title}</h2>
          {search}
          <div className="mt-3">{ways}</div>
        </div>
      </div>
      <div className="relative">
        <div className="overflow-hidden rounded-sheet bg-ground-peach">
          <LandingPicture
            id={hero.header_image}
            ratio="4x3"
            sizes="(min-width: 1180px) 620px, (min-width: 768px) 50vw, 100vw"
            className="aspect-4/3"
            priority
          />
        </div>
        {places > 0 && (
          <Note
            icon={Store}
            title={t('landing.places', { count: places })}
            text={hero.header_tag_line}
            className="inset-s-4 top-4 wide:-inset-s-9 wide:top-14"
          />
        )}
        {freeDeliveryOver && (
          <Note
            icon={CircleCheck}
            title={t('landing.free_delivery')}
            text={t('landing.free_delivery_over', { amount: freeDeliveryOver })}
            className="inset-s-4 -bottom-5 md:inset-s-14"
          />
        )}
      </div>
    </section>
  );
}

/** A small card that lies on the picture's edge. */
function Note({ icon, title, text, className }: { icon: Glyph; title: string; text: string; className: string }) {
  return (
    <p
      className={`absolute flex items-center gap-3 rounded-card bg-raised px-4 py-3 shadow-(--elevation-sheet) ${className}`}
    >
      <Icon of={icon} size={22} className="text-success-ink" />
      <span>
        <span className="block font-bold text-small">{title}</span>
        <span className="block text-caption text-ink-3">{text}</span>
      </span>
    </p>
  );
}
