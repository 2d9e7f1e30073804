import { useQuery } from '@tanstack/react-query';
import Bike from 'lucide-react/icons/bike';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { useApi } from '#web/api/api.tsx';
import { bannersQuery } from '#web/catalog/catalog.queries.ts';
import { useScope } from '#web/catalog/scope.ts';
import { useTranslate } from '#web/i18n/lazy/parcel.ts';
import { useSession } from '#web/session/session.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { parcelCategoriesQuery } from '../parcel.queries.ts';
import { QuoteBox } from './quote-box.tsx';

/** The module's banner, and over its end what sending costs. On a phone the price comes first, a tablet has it below. */
export function Hero() {
  const t = useTranslate();
  const api = useApi();
  const scope = useScope();
  const theme = useSession(({ settings }) => settings.theme);
  const { data: banners } = useQuery(bannersQuery(api, scope));
  const { data: categories = [] } = useQuery(parcelCategoriesQuery(api, scope));
  const [banner] = banners?.banners ?? [];

  return (
    <div className="flex flex-col gap-4 min-[1280px]:relative min-[1280px]:min-h-93 min-[1280px]:flex-row min-[1280px]:overflow-hidden min-[1280px]:rounded-sheet min-[1280px]:bg-ground-butter min-[1280px]:p-4">
      <section
        aria-label={banner?.title ?? t('parcel.hero')}
        className="words-on-picture min-h-30 md:min-h-70 max-md:order-2 max-[1280px]:relative max-[1280px]:overflow-hidden max-[1280px]:rounded-sheet max-[1280px]:bg-ground-butter min-[1280px]:flex-1"
      >
        {banner && (
          <Picture
            id={banner.image}
            ratio="5x2"
            alt=""
            sizes="(min-width: 1280px) 930px, (min-width: 768px) 66vw, 100vw"
            theme={theme}
            priority
            className="absolute inset-y-0 inset-e-0 h-full! w-full object-cover object-right md:w-[66%]! md:mask-[linear-gradient(to_right,transparent,black_25%)] min-[1280px]:inset-s-0 min-[1280px]:w-[75%]! min-[1280px]:mask-[linear-gradient(to_right,black_82%,transparent)] rtl:-scale-x-100"
          />
        )}
        <div className="relative flex h-full max-w-[58%] flex-col justify-center p-5 md:max-w-1/2 md:p-11 min-[1280px]:max-w-100 min-[1280px]:justify-start min-[1280px]:p-7">
          <h2 className="font-extrabold text-lead leading-[1.2] tracking-tight md:text-hero md:leading-[1.15]">
            <bdi>{banner?.title ?? t('parcel.hero')}</bdi>
          </h2>
          <p className="mt-3 text-balance text-ink-2 max-md:hidden">{t('parcel.hero_text')}</p>
          <ul className="mt-4 flex flex-col gap-2 font-semibold text-small max-md:hidden">
            <li className="flex items-center gap-2">
              <Icon of={Bike} size={18} className="text-accent-ink" />
              {t('parcel.hero_fetched')}
            </li>
            <li className="flex items-center gap-2">
              <Icon of={ShieldCheck} size={18} className="text-accent-ink" />
              {t('parcel.hero_code')}
            </li>
          </ul>
        </div>
      </section>
      <div className="relative max-md:order-1 min-[1280px]:w-101">
        <QuoteBox categories={categories} />
      </div>
    </div>
  );
}
