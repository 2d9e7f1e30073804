import { useQuery } from '@tanstack/react-query';
import { useApi } from '#web/api/api.tsx';
import { useScope } from '#web/catalog/scope.ts';
import { useTranslate } from '#web/i18n/lazy/rental.ts';
import { useSession } from '#web/session/session.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { vehicleCategoriesQuery } from '../rental.queries.ts';
import { TripPanel } from './trip-panel.tsx';

/** The first thing of the rental home: what it is about, and the way into the search over its lower edge. */
export function TripHero() {
  const t = useTranslate();
  return (
    <div className="relative">
      <div className="relative overflow-hidden rounded-sheet bg-ground-sky px-5 pt-6 pb-24 md:px-12 md:pt-11 md:pb-32">
        <div className="relative z-1 max-w-110">
          <p className="font-extrabold text-headline tracking-tight md:text-hero md:leading-[1.15]">
            {t('trip_search.hero')}
          </p>
          <p className="mt-2 text-ink-2 text-small md:text-body">{t('trip_search.hero_text')}</p>
        </div>
        <Scene />
      </div>
      <div className="relative -mt-18 px-0 md:-mt-22 md:px-8">
        <TripPanel />
      </div>
    </div>
  );
}

/** Three of the kinds that can be rented, one in front of the others. */
function Scene() {
  const theme = useSession(({ settings }) => settings.theme);
  const { data = [] } = useQuery(vehicleCategoriesQuery(useApi(), useScope()));
  // Between phone and desk there is room for the one in front.
  const sizes = ['size-44 max-[1023px]:hidden', 'size-48 min-[1024px]:size-60', 'size-40 max-[1023px]:hidden'];
  return (
    <div aria-hidden className="absolute inset-e-8 bottom-16 flex items-end gap-0 max-md:hidden">
      {data.slice(0, sizes.length).map(({ id, image }, at) => (
        <span key={id} className={`${sizes[at]} shrink-0 overflow-hidden rounded-pill`}>
          <Picture id={image} ratio="1x1" alt="" sizes="240px" widest={320} theme={theme} />
        </span>
      ))}
    </div>
  );
}
